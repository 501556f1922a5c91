// Shows in words what sounds, for a moment, one caption at a time.

const STAY = 2600; // ms

/** @param {HTMLElement} place @returns {(text: string) => void} */
export function captioner(place) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return (text) => {
    clearTimeout(timer);
    place.textContent = text;
    timer = setTimeout(() => { place.textContent = ""; }, STAY);
  };
}

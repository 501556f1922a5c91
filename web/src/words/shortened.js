/** The beginning of a text, which no character is cut through. @param {string} text @param {number} most characters, as the engine counts them */
export const shortened = (text, most) => [...text].slice(0, most).join("");

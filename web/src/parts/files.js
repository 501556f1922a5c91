// A text given to the person: as a file, or on the clipboard.

/** @param {string} text @param {string} name @param {string} [type] */
export function download(text, name, type = "text/plain") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** @param {string} text @returns {Promise<boolean>} whether the browser has allowed it */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { return false; }
}

/** A name as that of a file. @param {string} name */
export const fileName = (name) => name.toLowerCase().normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "rules";

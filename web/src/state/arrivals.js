// What comes to the page from outside: a text that was shared with it, a file that was opened with it, a shortcut of the installed
// app. Nothing of it is believed: a record goes to the engine as a text, and an address only says which page to open.

/** Bytes of a record that are looked at; the engine's own limit lies below. */
export const LARGEST = 2_000_000;

/** @typedef {{ text: string, name: string, fault: "" | "large" | "closed" }} Arrival  name: of the file, "" where there is none; fault: why there is no text */
/** @typedef {{ name?: string, getFile(): Promise<File> }} FileHandle */
/** @typedef {{ files?: readonly FileHandle[], targetURL?: string }} Launch */
/** @typedef {{ setConsumer(hear: (launch: Launch) => void): void }} LaunchQueue  as browsers have it that open files with an installed app */

/** The record in an address, null where there is none. @param {string} address @returns {Arrival | null} */
export function sharedIn(address) {
  const { searchParams } = new URL(address), text = searchParams.get("record");
  return text === null ? null : measured(text, "");
}

/** @param {File} file @returns {Promise<Arrival>} */
export async function fromFile(file) {
  const { name, size } = file;
  if (size > LARGEST) return { text: "", name, fault: "large" };
  try {
    return measured(await file.text(), name);
  } catch { return { text: "", name, fault: "closed" }; } // it was moved or taken away meanwhile
}

/** @param {FileHandle} handle @returns {Promise<Arrival>} */
async function fromHandle(handle) {
  try {
    return await fromFile(await handle.getFile());
  } catch { return { text: "", name: handle.name ?? "", fault: "closed" }; } // it was moved or taken away before
}

/** @param {string} text @param {string} name @returns {Arrival} */
const measured = (text, name) => text.length > LARGEST ? { text: "", name, fault: "large" } : { text, name, fault: "" };

/** Takes a shared record out of the page's own address, which then says where it is shown: a reload does not bring it again.
 * @returns {Arrival | null} */
export function takeShared() {
  const arrival = sharedIn(location.href);
  if (arrival) history.replaceState(history.state, "", `${location.pathname}#record`);
  return arrival;
}

/** Hears what an installed app is opened with while it is running, and the files that it was started with.
 * @param {{ receive: (arrival: Arrival) => void, go: (hash: string) => void }} house */
export function hearLaunches({ receive, go }) {
  /** @type {LaunchQueue | undefined} */
  const queue = /** @type {any} */ (globalThis).launchQueue;
  let first = true; // the address of the start is the page's own and has been read
  queue?.setConsumer(async ({ files = [], targetURL }) => {
    const started = first;
    first = false;
    if (files[0]) return receive(await fromHandle(files[0]));
    if (started || !targetURL) return undefined;
    const shared = sharedIn(targetURL), { hash } = new URL(targetURL);
    if (shared) receive(shared);
    else if (hash) go(hash);
    return undefined;
  });
}

// What build.mjs writes into the page, the worker and the service worker.

interface BuiltFile {
  /** Relative to the script that reads it. */
  readonly url: string;
  /** Bytes, unpacked. */
  readonly size: number;
}

/** The worker's script, relative to the page's. */
declare const MELDS_WORKER: string;

declare const MELDS_RUNTIME: {
  /** The folder of Pyodide's own files, relative to the worker. */
  readonly folder: string;
  readonly wasm: BuiltFile;
  readonly library: BuiltFile;
  readonly engine: BuiltFile;
  /** Pyodide's list of packages: none, only what it must match. */
  readonly lock: string;
};

/** Everything that a visit without a network needs, relative to the service worker. */
declare const MELDS_FILES: {
  readonly runtime: { readonly version: string; readonly files: readonly KeptFile[] };
  readonly app: { readonly version: string; readonly files: readonly KeptFile[] };
};

interface KeptFile {
  readonly url: string;
  /** Only for a file with a packed twin beside it: its bytes, unpacked. */
  readonly size?: number;
  /** The first 12 bytes of its SHA-256, in hexadecimal figures. */
  readonly sum: string;
}

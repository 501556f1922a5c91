// The service worker as the page sees it: ready to play without a network, a newer Melds that waits to be asked, and what to do when
// a start fails.
import { Topic } from "./topic.js";

/** ms that the service worker may take to look at all it has kept, and to fetch what is damaged. */
const PATIENCE = 20_000;

export class Offline {
  constructor() {
    this.ready = false;
    this.news = false; // it has become ready on this very visit
    /** @type {ServiceWorker | null} */
    this.waiting = null;
    /** The newer Melds did not start here, and this is the one before. */
    this.back = false;
    /** Whether it was tried once to mend a start. */
    this.mended = false;
    /** @type {ServiceWorkerRegistration | null} */
    this.registration = null;
    /** @type {Topic<"ready" | "update" | "back">} */
    this.topic = new Topic();
  }

  /** Only at top level: in a foreign frame it would belong to the frame's host. On a first visit what is to be kept comes after the
   * engine, which needs the line and the processor. @param {Promise<unknown>} engine */
  async register(engine) {
    try { // where it is forbidden, a look at it is enough to be told so
      const { serviceWorker } = navigator;
      if (!serviceWorker || window !== window.top) return;
      serviceWorker.addEventListener("message", ({ data }) => { if (data?.type === "back") this.tellBack(); });
      if (!serviceWorker.controller) await engine.catch(() => {});
      const registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
      const first = !serviceWorker.controller;
      this.registration = registration;
      registration.addEventListener("updatefound", () => this.watch(registration.installing));
      if (registration.waiting && !first) this.offer(registration.waiting);
      else this.watch(registration.installing);
      await serviceWorker.ready;
      this.ready = true;
      this.news = first;
      this.topic.tell("ready");
    } catch (error) { console.warn("offline:", error); }
  }

  /** Tells how the start goes. @param {import("./boot.js").Boot} boot */
  follow(boot) {
    let started = false;
    boot.topic.subscribe(() => {
      if (boot.state === "ready" && !started) {
        started = true;
        this.tell({ type: "started" });
      } else if (boot.state === "failed" && boot.able && !this.mended) this.mend(boot);
    });
  }

  /** To the service worker that this page came from, if it came from one. @param {object} message @param {Transferable[]} [ports] */
  tell(message, ports = []) {
    try {
      const { controller } = navigator.serviceWorker;
      controller?.postMessage(message, ports);
      return Boolean(controller);
    } catch { return false; }
  }

  /** A start failed: perhaps what was kept is damaged, or the Melds that was kept does not start at all. Tried once.
   * @param {import("./boot.js").Boot} boot */
  async mend(boot) {
    this.mended = true;
    const { mended, back } = await this.report();
    if (boot.state !== "failed") return;
    if (mended) boot.retry();
    else if (back) location.reload();
    else await this.renew();
  }

  /** @returns {Promise<{ mended?: boolean, back?: boolean }>} */
  report() {
    const { port1, port2 } = new MessageChannel();
    return new Promise((done) => {
      setTimeout(() => done({}), PATIENCE);
      port1.onmessage = ({ data }) => done(data);
      if (!this.tell({ type: "failed" }, [port2])) done({});
    });
  }

  /** What was kept cannot be started and the host does not have it any more: if there is a newer Melds, that takes over at once. */
  async renew() {
    try {
      await this.registration?.update();
    } catch { /* the host is gone as well */ }
    const coming = this.registration?.waiting ?? this.registration?.installing;
    if (!coming || !navigator.serviceWorker.controller) return;
    const over = () => { if (coming.state === "installed") { this.waiting = coming; this.update(); } };
    coming.addEventListener("statechange", over);
    over();
  }

  tellBack() {
    this.back = true;
    this.topic.tell("back");
  }

  /** @param {ServiceWorker | null} worker */
  watch(worker) {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && navigator.serviceWorker.controller) this.offer(worker);
    });
  }

  /** @param {ServiceWorker} worker */
  offer(worker) {
    this.waiting = worker;
    this.topic.tell("update");
  }

  /** The person has said yes: the new one takes over and the page starts again. */
  update() {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage({ type: "update" });
  }
}

// The service worker as the page sees it: ready to play without a network, and a newer Melds that waits to be asked.
import { Topic } from "./topic.js";

export class Offline {
  constructor() {
    this.ready = false;
    this.news = false; // it has become ready on this very visit
    /** @type {ServiceWorker | null} */
    this.waiting = null;
    /** @type {Topic<"ready" | "update">} */
    this.topic = new Topic();
  }

  /** Only at top level: in a foreign frame it would belong to the frame's host. */
  async register() {
    if (!("serviceWorker" in navigator) || window !== window.top) return;
    try {
      const registration = await navigator.serviceWorker.register("sw.js");
      const first = !navigator.serviceWorker.controller;
      registration.addEventListener("updatefound", () => this.watch(registration.installing));
      if (registration.waiting && !first) this.offer(registration.waiting);
      else this.watch(registration.installing);
      await navigator.serviceWorker.ready;
      this.ready = true;
      this.news = first;
      this.topic.tell("ready");
    } catch (error) { console.warn("offline:", error); }
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

// Puts the house together: the page first, then the save, and the table as it was last seen; then the engine.
import { panelsOf } from "./panels/games.js";
import { House } from "./shell.js";
import { Sound } from "./sound/sound.js";
import { hearLaunches, takeShared } from "./state/arrivals.js";
import { Boot } from "./state/boot.js";
import { foretell } from "./state/foretold.js";
import { Game } from "./state/game.js";
import { wearLook } from "./state/look.js";
import { Offline } from "./state/offline.js";
import { Saves } from "./state/saves.js";
import { PATIENCE } from "./state/shelf.js";
import { Settings } from "./state/settings.js";
import { Tabs } from "./state/tabs.js";
import { Thinker } from "./state/thinker.js";
import { mountTable } from "./table/table.js";
import { captioner } from "./words/captions.js";
import { Say } from "./words/say.js";
import { wordsIn } from "./words/words.js";

/** Lets the browser paint, and hear what the person does, before the next piece of work. */
const breath = () => new Promise((done) => { setTimeout(done); });

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The name of this script changes with every build. */
const build = new URL(import.meta.url).pathname.split("/").at(-1) ?? "";

const shared = takeShared();
const settings = new Settings();
wearLook(settings);
const words = wordsIn(settings.get("language"));
document.documentElement.lang = words.language;
document.documentElement.dir = words.forms.dir;
const say = new Say($("polite"), $("assertive"), words.aloud);
const sound = new Sound(settings, captioner($("captions")), words);
const tabs = new Tabs();
const offline = new Offline();
const thinker = new Thinker();

/** @type {Game} */
let game;
const boot = new Boot((ask) => game.reopen(ask));
offline.follow(boot);
const [saves, alone] = await Promise.all([Saves.open(), tabs.claim()]);
game = new Game({ ask: (request) => boot.engine.ask(/** @type {any} */ (request)), saves, settings, words, say, sound, tongueOf: panelsOf, build, thinker });
const house = new House({ game, boot, saves, tabs, settings, offline, words, say, sound, mountTable });
tabs.onlost = () => game.lookOn();
tabs.begun = () => Boolean(game.view || game.seating);
Object.assign(globalThis, { melds: { game, house, engine: boot.engine, saves, settings, words, patience: { shelf: PATIENCE, engine: boot.engine.patience, thinker: thinker.patience } } });

if (!tabs.mine) game.lookOn();
/** @type {boolean | null} */
let lost = false;
if (alone) lost = await house.readSaves();
else await saves.read().catch(() => []).then(() => house.knowKept());
foretell(saves.kept.size > 0);

// a reload comes back to where it was, and to no other game where that one cannot be read
const back = alone && !lost && house.wanted ? saves.latest : null;
house.arrival = shared;
const laid = back !== null && await house.rest(back);
house.open();
$("stuck").remove();
await breath();
house.complete();
offline.register(boot.engine.ready);
hearLaunches({ receive: (arrival) => house.receive(arrival), go: (hash) => { location.hash = hash; } });
saves.asides().catch(() => []).then((asides) => { house.asides = asides; house.draw(); });

house.meet(house.present()?.game || house.chosen).then(async () => {
  if (back && !laid) await house.comeBack();
  house.draw();
}, (error) => console.error(error));

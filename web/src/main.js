// Puts the house together: the page first, then the save, then the engine.
import { panelsOf, whole } from "./panels/games.js";
import { House } from "./shell.js";
import { Sound } from "./sound/sound.js";
import { Boot } from "./state/boot.js";
import { Game } from "./state/game.js";
import { wearLook } from "./state/look.js";
import { Offline } from "./state/offline.js";
import { Saves } from "./state/saves.js";
import { PATIENCE } from "./state/shelf.js";
import { Settings } from "./state/settings.js";
import { Tabs } from "./state/tabs.js";
import { mountTable } from "./table/table.js";
import { captioner } from "./words/captions.js";
import { Say } from "./words/say.js";
import { wordsIn } from "./words/words.js";

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

const settings = new Settings();
wearLook(settings);
const words = wordsIn(settings.get("language"));
document.documentElement.lang = words.language;
document.documentElement.dir = words.forms.dir;
const say = new Say($("polite"), $("assertive"), words.aloud);
const sound = new Sound(settings, captioner($("captions")), words);
const tabs = new Tabs();
const offline = new Offline();

/** @type {Game} */
let game;
const boot = new Boot((ask) => game.reopen(ask));
offline.follow(boot);
const saves = await Saves.open();
game = new Game({ ask: (request) => boot.engine.ask(/** @type {any} */ (request)), saves, settings, words, say, sound, tongueOf: panelsOf });
const house = new House({ game, boot, saves, tabs, settings, offline, words, say, sound, mountTable });
tabs.onlost = () => game.lookOn();
tabs.begun = () => Boolean(game.view || game.seating);
Object.assign(globalThis, { melds: { game, house, engine: boot.engine, saves, settings, words, patience: { shelf: PATIENCE, engine: boot.engine.patience } } });

const alone = await tabs.claim();
if (!alone) game.lookOn();
house.asides = await saves.asides().catch(() => []);
let lost = false;
if (alone) lost = await house.readSaves();
else await saves.read().catch(() => []);

await Promise.all(saves.list.map(({ summary }) => whole(summary.game, words))); // the menu tells how they stand
house.open();
$("stuck").remove();
house.complete();
offline.register();

house.meet(house.present()?.game || house.chosen).then(async () => {
  // a reload comes back to where it was, and to no other game where that one cannot be read
  if (alone && !lost) await house.comeBack();
  house.draw();
}, (error) => console.error(error));

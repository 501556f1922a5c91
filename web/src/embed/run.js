// The rest of the frame, fetched when somebody touches the poster: the table and all that it needs.
import { GAMES, whole } from "../panels/games.js";
import { TEXTS } from "../words/rest.js";
import { Room } from "./room.js";

const { frame } = /** @type {any} */ (globalThis).melds, room = new Room(frame);
Object.assign(/** @type {any} */ (globalThis).melds, { room, game: room.game });
room.words.add(TEXTS);
await Promise.all(GAMES.map(({ name }) => whole(name, room.words)));
await frame.arrived(room);

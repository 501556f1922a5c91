// The rest of the frame, fetched when somebody touches the poster: the table and all that it needs.
import { Room } from "./room.js";

const { frame } = /** @type {any} */ (globalThis).melds, room = new Room(frame);
Object.assign(/** @type {any} */ (globalThis).melds, { room, game: room.game });
await frame.arrived(room);

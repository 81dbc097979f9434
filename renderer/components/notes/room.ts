/** How much room is left in what the player writes. */
import { MOST_WRITTEN } from '../../../src/contract/limits.ts';
import { type Room, roomFor } from '../room.ts';

/** How much room there is for a text, as it will be saved. */
export const room = (text: string): Room => roomFor(text.normalize('NFC').trim().length, MOST_WRITTEN);

/** Room left in the player’s own texts. */
import { MOST_WRITTEN } from '../../../src/contract/limits.ts';
import { type Room, roomFor } from '../room.ts';

/** Room for a text, measured as it will be saved. */
export const room = (text: string): Room => roomFor(text.normalize('NFC').trim().length, MOST_WRITTEN);

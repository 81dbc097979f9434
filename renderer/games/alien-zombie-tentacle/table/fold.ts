/** A survivor's card needs so much room for its three figures; where there is less, players' survivors are folded to lines. */
import type { SeatView } from '../../../../src/rules/alien-zombie-tentacle/text/table/seat-view.ts';

const LEAST_CARD = 79;
const GAP = 8;
/** Beside the cards of a player. */
const EDGES = 21;
/** A card of a survivor who is gone holds the longest word of a name. */
const OUT = 74;

/** `width`: of the table in pixels; 0 as long as it isn't measured. */
export function isFolded(width: number, seats: readonly Pick<SeatView, 'survivors'>[]): boolean {
  if (width === 0 || seats.length === 0) return false;
  const room = width / seats.length - EDGES;
  return seats.some(({ survivors }) => {
    const out = survivors.filter(({ is }) => is === 'out').length;
    const there = survivors.length - out;
    const gaps = (survivors.length - 1) * GAP;
    return room - gaps - out * OUT < there * LEAST_CARD;
  });
}

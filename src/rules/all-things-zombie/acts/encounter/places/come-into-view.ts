/** Who has come into whose sight on a board: somebody in view now who was out of it at an earlier point of the log (ATZ-156, 157). */
import { same } from '../../../../core/same.ts';
import { type Place, turnedTo } from '../../../board/place.ts';
import type { SeenEncounter } from '../act.ts';
import { inSightOf, lookingAt, placeHere } from './seen-from.ts';

/** Places of each piece in this turn, in their order: the first as the turn began, or as it came. */
export type PlacesInTurn = ReadonlyMap<string, readonly { readonly since: number; readonly at: Place }[]>;

/** True if somebody sees another, facing as he does; false without places. */
export const isInView = (encounter: SeenEncounter, who: string, other: string): boolean =>
  inSightOf(encounter, who, other)?.cut === null;

/** True if another is in view now, and wasn’t at that position in the log. */
export function hasComeIntoView(
  encounter: SeenEncounter,
  places: PlacesInTurn,
  [who, other]: readonly [string, string],
  position: number,
): boolean {
  if (!isInView(encounter, who, other)) return false;
  const [from, to] = [who, other].map((piece) => placeAt(encounter, places, piece, position));
  if (from === undefined || to === undefined) return true;
  // Whoever only turns sees anew, and nobody comes into sight by it (ATZ-131).
  const hasMoved = !same(from, placeHere(encounter, who));
  return lookingAt(encounter, hasMoved ? turnedTo(from, to) : from, to)?.cut !== null;
}

/** Who came later has been where he came; who was never put anywhere else, where he is. */
function placeAt(
  encounter: SeenEncounter,
  places: PlacesInTurn,
  piece: string,
  position: number,
): Place | undefined {
  const all = places.get(piece) ?? [];
  return (all.findLast(({ since }) => since <= position) ?? all[0])?.at ?? placeHere(encounter, piece);
}

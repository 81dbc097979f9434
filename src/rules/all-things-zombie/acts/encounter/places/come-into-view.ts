/** Who has come into whose sight on a board: somebody in view now who was out of it at an earlier point of the log (ATZ-156, 157, 166). */
import { same } from '../../../../core/same.ts';
import { type Place, turnedTo } from '../../../board/place.ts';
import type { SeenEncounter } from '../act.ts';
import { inSightOf, lookingAt, placeHere } from './seen-from.ts';

/** Places of each piece in this turn, in their order: the first as the turn began, or as it came. */
export type PlacesInTurn = ReadonlyMap<string, readonly { readonly since: number; readonly at: Place }[]>;

/** True if somebody sees another, facing as he does; false without places. */
export const isInView = (encounter: SeenEncounter, who: string, other: string): boolean =>
  inSightOf(encounter, who, other)?.cut === null;

/** True if another is in view now, and was out of it at that position in the log or at any later one (ATZ-166). */
export function hasComeIntoView(
  encounter: SeenEncounter,
  places: PlacesInTurn,
  pair: readonly [string, string],
  position: number,
): boolean {
  if (!isInView(encounter, ...pair)) return false;
  const moves = pair.flatMap((piece) => places.get(piece) ?? []).map(({ since }) => since);
  const later = moves.filter((since) => since > position);
  return [position, ...later].some((at) => !wasInView(encounter, places, pair, at));
}

/** True if another was in view at that position in the log, of somebody who has turned where he has moved since. */
function wasInView(
  encounter: SeenEncounter,
  places: PlacesInTurn,
  [who, other]: readonly [string, string],
  position: number,
): boolean {
  const [from, to] = [who, other].map((piece) => placeAt(encounter, places, piece, position));
  if (from === undefined || to === undefined) return false;
  // Whoever only turns sees anew, and nobody comes into sight by it (ATZ-131).
  const hasMoved = !same(from, placeHere(encounter, who));
  return lookingAt(encounter, hasMoved ? turnedTo(from, to) : from, to)?.cut === null;
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

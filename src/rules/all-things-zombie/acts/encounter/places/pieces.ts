/** Pieces of the board that stand on it, and how much of it they take up. */
import { vehicleRow } from '../../../battlefield/vehicles.ts';
import { HALF_BASE } from '../../../board/place.ts';
import { insideOf } from '../../../movement/place.ts';
import type { PieceId } from '../../../state/board.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Condition } from '../../../state/turn.ts';
import type { SeenEncounter } from '../act.ts';
import { carrierOf } from '../standing/carried.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { isStrangerOf } from '../standing/met.ts';
import { vehiclesHere } from '../standing/vehicles-in-play.ts';

/** Conditions in which somebody is on no spot of his own, or on none any more. */
const NOWHERE: readonly Condition[] = ['captured', 'carried', 'off-table'];

/** True of captors until the alarm is raised: then they are placed at the prison (section: Escape). */
const isToCome = ({ escape: readied, others = [] }: SeenEncounter, { fighter }: Pick<Fighting, 'fighter'>) =>
  readied?.alerted === false &&
  others.some(({ role, group }) => role === 'captor' && isStrangerOf(fighter.who, group));

/** True for whoever stands or lies on the table himself: he has come on, nobody carries him, and he rides in no vehicle. */
export const hasPlace = (
  now: SeenCampaign,
  encounter: SeenEncounter,
  { fighter }: Pick<Fighting, 'fighter'>,
): boolean =>
  !NOWHERE.includes(fighter.condition) &&
  !isToCome(encounter, { fighter }) &&
  (insideOf(fighter)?.startsWith('b') ?? true) &&
  carrierOf(now, encounter, fighter) === undefined;

/** False for the piece of somebody who lies dead, rides or is carried: nobody is in the way of it. */
export function stands(now: SeenCampaign, encounter: SeenEncounter, piece: PieceId): boolean {
  const found = fighterNamed(now, encounter, piece);
  return found === undefined || (found.fighter.condition !== 'dead' && hasPlace(now, encounter, found));
}

/** Tenths of an inch that a piece reaches from its middle; a vehicle, half its width. */
export function reachOf(encounter: SeenEncounter, piece: string): number {
  const vehicle = vehiclesHere(encounter).find(({ id }) => id === piece);
  return vehicle === undefined ? HALF_BASE : Math.ceil(vehicleRow(vehicle.kind).sides[1] / 2);
}

/** Every other piece that takes up room on the board; none without one. */
export const piecesBeside = (now: SeenCampaign, encounter: SeenEncounter, piece: string) =>
  (encounter.board?.places ?? [])
    .filter((one) => one.piece !== piece && stands(now, encounter, one.piece))
    .map((one) => ({ id: one.piece, at: one.at, reach: reachOf(encounter, one.piece) }));

/** Spots where somebody is heard: in the place or the vehicle he is in, or with the party, as far as the table knows (ATZ-118). */
import { boundsOf } from '../../../../core/geometry/polygon.ts';
import { facingOf } from '../../../meeting-and-greeting/facing.ts';
import { insideOf } from '../../../movement/place.ts';
import { placeOnBoard } from '../../../state/board.ts';
import type { ShotsMarker } from '../../../state/noise.ts';
import { isStranger } from '../../../state/turn.ts';
import type { WorkingVehicle } from '../../../state/vehicles.ts';
import type { SeenEncounter } from '../act.ts';
import { isFleeing } from './able.ts';
import { type Fighting, sideOf } from './fighters.ts';
import { isStrangerOf } from './met.ts';
import { partyFacing } from './placed.ts';
import { vehicleNamed } from './vehicles-in-play.ts';

type Where = ShotsMarker['from'];

/** Null where nobody knows; the way he faces is the party’s, as it came on. */
export function standsAt(encounter: SeenEncounter, found: Pick<Fighting, 'figure' | 'fighter'>): Where {
  const at = encounter.board && placeOnBoard(encounter.board, found.fighter.who);
  if (at !== undefined) return { spot: at.spot, facing: facingOf(at.facing) };
  const within = placeOf(encounter, found);
  if (within === null) return found.figure === null ? null : partyStands(encounter);
  const place = [...(encounter.table?.buildings ?? []), ...(encounter.table?.vehicles ?? [])].find(
    ({ id }) => id === within,
  );
  const vehicle = place === undefined ? vehicleNamed(encounter, within) : undefined;
  if (vehicle !== undefined) return vehicleStands(encounter, vehicle);
  const facing = partyFacing(encounter);
  if (place === undefined || facing === null) return null;
  const { west, east, south, north } = boundsOf(place.outline);
  return { spot: { x: Math.floor((west + east + 1) / 2), y: Math.floor((south + north + 1) / 2) }, facing };
}

/** Spot where the player has said that the party is. */
export function partyStands(encounter: SeenEncounter): Where {
  const { partyAt: spot } = encounter;
  const facing = partyFacing(encounter);
  return spot === undefined || facing === null ? null : { spot, facing };
}

/** The party’s came on with it; where it has driven since the first turn only the players see. */
export function vehicleStands(encounter: SeenEncounter, { driver, driven }: WorkingVehicle): Where {
  const isTheirs = driver !== undefined && isStranger(driver);
  return isTheirs || driven ? null : partyStands(encounter);
}

/** Place somebody is in; people met are where they were met until they have moved out. */
export function placeOf(
  { visits }: SeenEncounter,
  found: Pick<Fighting, 'figure' | 'fighter'>,
): string | null {
  const { fighter, figure } = found;
  if (figure !== null || fighter.inside !== undefined) return insideOf(fighter);
  return visits.find(({ group }) => group === sideOf(found))?.spot ?? null;
}

/** True for anybody who has come out of a building, or has run away and rallied: he stands where the players see him. */
export const isAstray = ({ figure, fighter }: Pick<Fighting, 'figure' | 'fighter'>): boolean =>
  figure === null || fighter.inside !== undefined || fighter.ranAway === true;

/**
 * True for who has run away into a building or vehicle that the shooter isn’t in: no target any more (ATZ-153). People who run where they
 * were met are wherever the players see them, until a move has led them in.
 */
export const tookRefuge = (
  encounter: SeenEncounter,
  { fighter }: Pick<Fighting, 'fighter'>,
  shooter: Pick<Fighting, 'figure' | 'fighter'>,
): boolean => {
  const within = insideOf(fighter);
  return isFleeing(fighter) && within !== null && within !== placeOf(encounter, shooter);
};

/** Floor somebody is on: by his place, or as said, or else the one on which he went in last or was met. */
export function floorOf(
  { board, visits }: SeenEncounter,
  { fighter: { who, inside, floor } }: Fighting,
): number {
  const level = board && placeOnBoard(board, who)?.level;
  if (level && level.building === inside) return level.floor;
  const last = visits.findLast(
    ({ spot, group, figures = [] }) =>
      spot === inside && (figures.some((one) => one === who) || (group !== null && isStrangerOf(who, group))),
  );
  return floor ?? last?.floor ?? 0;
}

/**
 * Distances of zombies that nobody has measured: they came on at a spot of the table, and the shooter stands where the party ended its
 * first move, or in a building (section: Special Firing at a Zombie Rule; ATZ-118).
 */
import { distance, distanceToPolygon } from '../../../../core/geometry/distance.ts';
import type { Spot } from '../../../../core/play.ts';
import { singleFigure } from '../../../data/single-figures.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FarOff, Zombies } from '../../../state/zombies.ts';
import type { SeenEncounter } from '../act.ts';
import type { Fighting } from '../standing/fighters.ts';
import { isAstray, placeOf, vehicleStands } from '../standing/stands-at.ts';
import { vehicleNamed } from '../standing/vehicles-in-play.ts';
import { doingNow } from '../zombies/zombies.ts';

type Shooter = Pick<Fighting, 'figure' | 'fighter'>;

/** Spot where zombies came on; they may have moved since. Null where nobody knows. */
export function cameOnAt(
  { arrivals }: Pick<SeenEncounter, 'arrivals'>,
  { spot, came, whence, location }: Pick<Zombies, 'spot' | 'came' | 'whence' | 'location'>,
): Spot | null {
  if (spot !== null || came !== undefined) return spot ?? came?.spot ?? null;
  // Zombies of the start were told first, and in one place they all came on at one spot.
  return whence === 'start' ? (arrivals.find((one) => one.location === location)?.spot ?? null) : null;
}

/** Only where they are far off for certain: who may have come near, or is at somebody, the players see. */
export function farOff(
  now: SeenCampaign,
  encounter: SeenEncounter,
  shooter: Shooter,
  group: Zombies,
): FarOff | null {
  const from = cameOnAt(encounter, group);
  const placed = from === null ? null : awayFrom(encounter, shooter, from);
  if (placed === null || doingNow(now, encounter, group).by !== 'roaming') return null;
  const nearer = walkedTo(encounter, shooter, group) + goneBy(encounter, group);
  if (placed - 10 * nearer <= 10 * singleFigure('zombie-close')) return null;
  return { placed: Math.floor(placed / 10), nearer };
}

/** Tenths of an inch from where he stands, as far as that is known. */
function awayFrom(encounter: SeenEncounter, shooter: Shooter, spot: Spot): number | null {
  const { table, partyAt } = encounter;
  const within = placeOf(encounter, shooter);
  if (within !== null) {
    const place = [...(table?.buildings ?? []), ...(table?.vehicles ?? [])].find(({ id }) => id === within);
    if (place !== undefined) return distanceToPolygon(spot, place.outline);
    const vehicle = vehicleNamed(encounter, within);
    const stands = vehicle && vehicleStands(encounter, vehicle);
    return stands ? distance(stands.spot, spot) : null;
  }
  return isAstray(shooter) || partyAt === undefined ? null : distance(partyAt, spot);
}

/** Inches by which he, or whoever they heard, may be nearer than where they were placed from. */
function walkedTo(encounter: SeenEncounter, shooter: Shooter, { whence }: Pick<Zombies, 'whence'>): number {
  const own = placeOf(encounter, shooter) === null ? (shooter.fighter.walked ?? 0) : 0;
  const heard = whence === 'noise' ? encounter.fighters.map(({ walked = 0 }) => walked) : [];
  return own + Math.max(0, ...heard);
}

/** Inches that they have gone at most: a move in each turn since they came on. */
function goneBy({ turn }: SeenEncounter, { spot, came }: Pick<Zombies, 'spot' | 'came'>): number {
  if (spot !== null) return 0;
  return singleFigure('zombie-move') * Math.max(0, (turn?.number ?? 0) - (came?.turn ?? 0));
}

/** Aims as the places of a board answer them, where the player says nothing else (ATZ-155 to 158). */

import { type ByPlaces, fieldsOf } from '../../../board/by-places.ts';
import { apart, bearing, type Place, turnedTo } from '../../../board/place.ts';
import type { Seeing } from '../../../board/seeing.ts';
import { singleFigure } from '../../../data/single-figures.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { isPursued } from '../places/in-reach.ts';
import { stands } from '../places/pieces.ts';
import { placeHere, seenFrom } from '../places/seen-from.ts';
import type { Fighting } from '../standing/fighters.ts';
import { notActive } from '../turn/timely.ts';
import type { Aimed } from './aimed.ts';

/** The aim with what the places say of cover, distance, and a zombie’s being far off or turned away; `not-seen` where something hides the target. */
export function aimOnBoard(encounter: SeenEncounter, who: string, aim: Aimed): Aimed | 'not-seen' {
  const seen = targetSeen(encounter, who, aim);
  if (seen === undefined) return aim;
  const isSeen = seen.cut === null || (aim.target !== null && isPursued(encounter, who, aim.target));
  if (!isSeen && aim.inches === undefined) return 'not-seen';
  return { ...fieldsOf(aimByPlaces(encounter, who, aim)), ...aim, inches: inchesTo(seen, aim) };
}

/** Cover of a person aimed at; of a zombie whether it is far off, or turned away. */
export function aimByPlaces(encounter: SeenEncounter, who: string, aim: Aimed): readonly ByPlaces[] {
  const seen = targetSeen(encounter, who, aim);
  if (seen === undefined) return [];
  const { at, cover, cut } = seen;
  if (aim.target !== null)
    return cut === null ? [{ field: 'cover', is: cover !== null, because: { by: 'cover', cover } }] : [];
  const isBeyond = inchesTo(seen, aim) > singleFigure('zombie-close');
  const turned = { by: 'bearing', at } as const;
  const because =
    isBeyond || at === 'front' ? ({ by: 'apart', apart: seen.apart, to: null } as const) : turned;
  return [{ field: 'far', is: isBeyond || at !== 'front', because }];
}

/** Turns whoever fires in his own activation to his first target, as weapons fire to the front (ATZ-156); fire in answer turns nobody. */
export function* turnsToFire(now: SeenCampaign, one: Fighting, target: string): CampaignPlay<void> {
  const { encounter } = now;
  const { who, toFire } = one.fighter;
  if (encounter === null || toFire !== undefined || notActive(now, encounter, one) !== undefined) return;
  const [at, to] = [placeHere(encounter, who), placeHere(encounter, target)];
  if (at === undefined || to === undefined || !stands(now, encounter, who)) return;
  const facing = turnedTo(at, to);
  if (facing.facing !== at.facing)
    yield* tell({ type: 'pieces-placed', places: [{ piece: who, at: facing }], how: 'known' });
}

const inchesTo = (seen: Seeing, { inches }: Aimed): number => inches ?? Math.ceil(seen.apart / 10);

/** In a well-lit place, which only the players see, night ends no view. */
function targetSeen(
  encounter: SeenEncounter,
  who: string,
  { target, zombies, lit }: Aimed,
): Seeing | undefined {
  const other = target ?? zombies;
  if (other === undefined) return undefined;
  const { night: _, ...byDay } = encounter.conditions ?? {};
  return seenFrom(lit ? { ...encounter, conditions: byDay } : encounter, who, other);
}

/** True if one of these targets lies beyond the arc of fire, which begins at the one nearest to the shooter, and in his front (section: Arc of Fire). */
export function isBeyondArc(
  encounter: SeenEncounter,
  who: string,
  aims: readonly Aimed[],
  inches: number,
): boolean {
  const shooter = placeHere(encounter, who);
  const places = aims.flatMap(({ target, zombies }) => placeHere(encounter, target ?? zombies ?? '') ?? []);
  if (shooter === undefined) return false;
  const [first, ...others] = places.toSorted((a, b) => apart(shooter, a) - apart(shooter, b));
  return (
    first !== undefined &&
    others.some((other) => apart(first, other) > inches * 10 || !isAhead(shooter, first, other))
  );
}

/** True of a place to the front of somebody who fires at the first of his targets (section: Shooting, The Least You Need to Know; ATZ-156). */
const isAhead = (shooter: Place, first: Place, { spot }: Place): boolean =>
  bearing(turnedTo(shooter, first), spot) === 'front';

/** The others of these in sight and to the front of the shooter, and within so many inches of his target, each with its distance from that; the nearest first. */
export function besideTarget(
  encounter: SeenEncounter,
  who: string,
  target: string,
  { among, inches }: { readonly among: readonly string[]; readonly inches: number },
): readonly ByPlaces[] {
  const [shooter, first] = [placeHere(encounter, who), placeHere(encounter, target)];
  if (shooter === undefined || first === undefined) return [];
  return among
    .flatMap((other) => {
      const at = other === target ? undefined : placeHere(encounter, other);
      if (at === undefined || !isAhead(shooter, first, at)) return [];
      const far = apart(first, at);
      const isHit = far <= inches * 10 && seenFrom(encounter, who, other)?.cut === null;
      return isHit ? [{ apart: far, to: other }] : [];
    })
    .toSorted((a, b) => a.apart - b.apart)
    .map((one) => ({ field: 'beside', is: true, because: { by: 'apart', ...one } }));
}

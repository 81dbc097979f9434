/** Going in and up within one activation: doors let so many through, and a figure changes one level (sections: Survivors in Buildings; Movement inside Buildings; ATZ-151). */
import { insideOf, letsThrough } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Untimely } from '../../../state/untimely.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { type Fighting, sideOf } from '../standing/fighters.ts';
import { floorOf } from '../standing/stands-at.ts';
import { isBound } from '../turn/activation.ts';
import { type ENTERING_TIMES, mayEnter } from '../turn/timely.ts';

/** Beside those for which nobody enters anything. */
export const GOING_IN_TIMES = ['entered-already', 'climbed-already'] as const satisfies readonly Untimely[];
type GoingInTime = (typeof ENTERING_TIMES)[number] | (typeof GOING_IN_TIMES)[number];

interface Floor {
  readonly spot: string;
  readonly floor: number;
}

const comesFromOutside = ({ fighter }: Fighting, { spot }: Pick<Floor, 'spot'>) => insideOf(fighter) !== spot;

const levels = (encounter: SeenEncounter, one: Fighting, at: Floor): number =>
  Math.abs(at.floor - (comesFromOutside(one, at) ? 0 : floorOf(encounter, one)));

/** One place in an activation, and one level in a turn. */
export function mayGoIn(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  at: Floor,
): GoingInTime | undefined {
  const late = mayEnter(now, encounter, one);
  if (late !== undefined || encounter.turn === null || !isBound(encounter, one)) return late;
  const { entered } = one.fighter.done ?? {};
  if (entered !== undefined && comesFromOutside(one, at)) return 'entered-already';
  return mayClimb(encounter, one, levels(encounter, one, at));
}

/** Levels that he would go up and down, of which one is done in a turn. */
export const mayClimb = (
  encounter: SeenEncounter,
  one: Fighting,
  many: number,
): 'climbed-already' | undefined =>
  encounter.turn !== null && isBound(encounter, one) && many > (one.fighter.done?.climbed ? 0 : 1)
    ? 'climbed-already'
    : undefined;

/** True if the doors let in no more of their side in this activation. */
export function areDoorsTooNarrow(
  { table, fighters }: SeenEncounter,
  going: readonly Fighting[],
  at: Pick<Floor, 'spot'>,
): boolean {
  const come = going.filter((one) => comesFromOutside(one, at));
  const came = fighters.filter(
    (fighter) =>
      fighter.done?.entered === at.spot &&
      come.some((one) => sideOf(one) === sideOf({ fighter }) && one.fighter.who !== fighter.who),
  );
  return come.length > 0 && come.length + came.length > letsThrough(table, at.spot);
}

/** Keeps of those who go in that they have, by the door, and up or down. */
export function* goneIn(encounter: SeenEncounter, going: readonly Fighting[], at: Floor): CampaignPlay<void> {
  if (encounter.turn === null) return;
  for (const one of going) {
    const { fighter } = one;
    const done = {
      ...fighter.done,
      ...(comesFromOutside(one, at) && { entered: at.spot }),
      ...(levels(encounter, one, at) > 0 && { climbed: true as const }),
    };
    yield* tell({ type: 'fighter-changed', to: { ...fighter, done }, of: 'shots', fired: 0 });
  }
}

/** Fire that In Sight allows several: in which order, at whom each may still fire, and who waits for others (section: “In Sight” Check; ATZ-124). */
import { IN_SIGHT_WORDS, type InSightWord } from '../../../reaction/in-sight.ts';
import { type MayFire, orderOfFire } from '../../../shooting/first-fire.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { TestResult } from '../../../state/test-result.ts';
import type { Fighter, FighterId, ToFire } from '../../../state/turn.ts';
import type { ZombiesId } from '../../../state/zombies.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { canReach } from '../places/in-reach.ts';
import { isAble } from '../standing/able.ts';
import { reactionOf, toFireBy } from '../standing/answers.ts';
import { everybody, type Fighting, fighterNamed } from '../standing/fighters.ts';

import { afterInSight } from '../standing/standing-after.ts';

import { liesFlat } from '../turn/ducked-back.ts';

import { zombiesHere } from '../zombies/zombies.ts';
import { factsOf } from './facts.ts';

/** Somebody who has tested In Sight, and what came of it. */
export interface Looked extends Pick<MayFire<never>, 'rolled' | 'moved'> {
  readonly found: Fighting;
  readonly tested: TestResult;
  /** People and zombies that have come into his sight. */
  readonly sees: readonly (FighterId | ZombiesId)[];
}

/** Has those who have looked at one moment fire in the order of their dice, each at whom he sees; given back are their names, by volleys. */
export function* fireInOrder(
  now: SeenCampaign,
  { fighters }: SeenEncounter,
  looked: readonly Looked[],
): CampaignPlay<readonly string[]> {
  const order = orderOfFire(
    looked.map((one) => ({ id: one, rolled: one.rolled, moved: one.moved, result: wordOf(one) })),
  );
  const sight = 1 + Math.max(0, ...fighters.map(({ toFire }) => toFire?.sight ?? 0));
  // In this order they stand among what is due; those who don’t fire come last.
  for (const [at, volley] of order.entries())
    for (const look of volley) yield* hasLookedAt(now, look, { nth: at + 1, sight });
  for (const look of looked) if (!order.flat().includes(look)) yield* hasLookedAt(now, look);
  return order.map((volley) => volley.map(({ found }) => found.name).join(', '));
}

function wordOf({ tested }: Looked): InSightWord {
  const word = reactionOf(tested);
  return IN_SIGHT_WORDS.find((one) => one === word) ?? 'doesNotFire';
}

/** Has tested for them, and may fire or not. */
function* hasLookedAt(
  now: SeenCampaign,
  { found, tested, sees }: Looked,
  place?: Pick<ToFire, 'nth' | 'sight'>,
): CampaignPlay<void> {
  const { encounter } = now;
  const is = encounter && fighterNamed(now, encounter, found.fighter.who);
  if (!is) return;
  const toFire = place && toFireBy('atz.in-sight', tested, onlyOne(sees));
  const { inSight: _, toFire: __, hasSeen = [], ...rest } = afterInSight(encounter, is.fighter, tested);
  const zombies = [...new Set([...hasSeen, ...sees.filter(isZombies)])];
  const to: Fighter = {
    ...rest,
    ...(zombies.length > 0 && { hasSeen: zombies }),
    ...(toFire && { toFire: { ...toFire, ...place, ...(sees.length > 0 && { among: sees }) } }),
  };
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
}

function onlyOne(sees: Looked['sees']): FighterId | null {
  const [only, ...others] = sees;
  return only === undefined || others.length > 0 || isZombies(only) ? null : only;
}

const isZombies = (id: FighterId | ZombiesId): id is ZombiesId => id.startsWith('z');

/** Reason for which somebody waits with the fire that In Sight allows him: others fire first, and can. */
export function firesLater(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { fighter }: Fighting,
): 'others-fire-first' | undefined {
  const { nth, sight } = fighter.toFire ?? {};
  if (nth === undefined) return undefined;
  const before = everybody(now, encounter).some((one) => {
    const { toFire } = one.fighter;
    // Each In Sight has an order of its own.
    if (toFire?.nth === undefined || toFire.sight !== sight || toFire.nth >= nth) return false;
    if (toFire.holds || !isAble(one.fighter) || liesFlat(one.fighter)) return false;
    const { ranged, loaded } = factsOf(now, encounter, one);
    return ranged && loaded && inSightStill(now, encounter, one).length > 0;
  });
  return before ? 'others-fire-first' : undefined;
}

/** Those among whom somebody may choose at whom he fires, as far as they are left, and on a board in sight and range. */
export function inSightStill(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
  { among = [] }: Pick<ToFire, 'among'> = one.fighter.toFire ?? {},
): readonly string[] {
  return among.filter((id) => {
    if (!canReach(encounter, one, id)) return false;
    const found = fighterNamed(now, encounter, id);
    if (found !== undefined) return isAble(found.fighter);
    return zombiesHere(encounter).some((group) => group.id === id && group.count > 0 && !group.down);
  });
}

/** Times at which a round of melee may be fought (sections: Melee; Continuous Melee). */

import type { SeenCampaign } from '../../../state/seen.ts';
import type { Untimely } from '../../../state/untimely.ts';
import { touchedBy, type Zombies } from '../../../state/zombies.ts';
import { inOrder, ZOMBIE_SIDE } from '../../../turn/activation.ts';
import type { SeenEncounter } from '../act.ts';
import type { Fighting } from '../standing/fighters.ts';
import { goesFirst, isBound, zombiesMayGo } from '../turn/activation.ts';
import { mayWantToCharge } from '../turn/charging-times.ts';
import { isUnmarked } from '../turn/timely.ts';
import { comesOnUnnamed, peopleTouching, touchesUncounted } from '../zombies/in-contact.ts';
import { doingNow, inContactWith, zombiesHere } from '../zombies/zombies.ts';

export const FIGHTING_TIMES = [
  'unmarked',
  'doubles',
  'not-in-contact',
  'fought-already',
  'others-in-contact',
] as const satisfies readonly Untimely[];

/** Sides of the turn that may fight: how many have begun their activation, and how many there are. */
interface Activations {
  readonly begun: number;
  readonly all: number;
}

const roundsOf = ({ done }: Fighting['fighter']): number => done?.rounds ?? 0;

/** By the dice of the turn; one where words have decided who makes the first move, and before the first turn. */
export function activationsOf(encounter: SeenEncounter, one: Fighting): Activations {
  const { turn, fighters } = encounter;
  if (goesFirst(encounter, one) !== undefined || turn === null) return { begun: 1, all: 1 };
  const order = inOrder(turn).map(({ side }) => side);
  const zombiesGo = zombiesHere(encounter).some(({ acted, down }) => acted === turn.number && !down);
  const began = [turn.acting, ...(zombiesGo ? [ZOMBIE_SIDE] : [])].map((side) =>
    side === undefined ? 0 : order.indexOf(side) + 1,
  );
  const begun = Math.max(1, ...began, ...fighters.map(roundsOf));
  return { begun: Math.min(begun, order.length), all: order.length };
}

/** Somebody, and one he fights: null for a zombie, of a group where that is known. */
export interface Pair {
  readonly one: Fighting;
  readonly with: Fighting | null;
  readonly zombies?: Zombies | undefined;
}

/** True for two who have had their round in the activation that is on. */
export function hasFought(encounter: SeenEncounter, { one, with: other, zombies }: Pair): boolean {
  const { begun } = activationsOf(encounter, one);
  if (roundsOf(one.fighter) < begun) return false;
  if (other !== null) return roundsOf(other.fighter) >= begun;
  const { doing } = zombies ?? {};
  return zombies === undefined || (doing?.by === 'melee' && doing.fought === (encounter.turn?.number ?? 0));
}

/**
 * Allows a round to those in contact, one in the activation of each side, that of the `nextSide` if it begins with it. Who comes to a melee
 * that has been fought in this one is fought by all of it (ATZ-141).
 */
export function mayFight(
  now: SeenCampaign,
  encounter: SeenEncounter,
  pairs: readonly Pair[],
  nextSide = false,
): (typeof FIGHTING_TIMES)[number] | undefined {
  if (pairs.some(({ one, with: other }) => isUnmarked(one) || (other !== null && isUnmarked(other))))
    return 'unmarked';
  const bound = pairs.filter(({ one }) => isBound(encounter, one));
  const [first] = bound;
  if (first === undefined) return undefined;
  const { begun, all } = activationsOf(encounter, first.one);
  if (all === 0) return 'doubles';
  if (bound.every((pair) => hasFought(encounter, pair)) && !(nextSide && begun < all))
    return 'fought-already';
  return bound.every((pair) => areInContact(now, encounter, pair)) ? undefined : 'not-in-contact';
}

/** True if somebody in contact with one of those who fight has no part in it: his dice, and what he takes from theirs, would be missing. */
export function leavesOut(
  now: SeenCampaign,
  encounter: SeenEncounter,
  pairs: readonly Pair[],
  named: readonly { readonly zombies?: Zombies | undefined }[],
): boolean {
  const people = new Set(pairs.flatMap(({ one, with: other }) => [one, ...(other ? [other] : [])]));
  const ids = new Set([...people].map(({ fighter }): string => fighter.who));
  const isNamed = ({ id, count }: Zombies) =>
    named.filter(({ zombies }) => zombies?.id === id).length >= count;
  return [...people]
    .filter((one) => isBound(encounter, one))
    .some(({ fighter }) => {
      const groups = inContactWith(now, encounter, fighter.who);
      const touched = groups.flatMap((group) => touchedBy(doingNow(now, encounter, group)));
      const others = [
        ...peopleTouching(now, encounter, fighter).map((other): string => other.fighter.who),
        ...touched,
      ];
      return !groups.every(isNamed) || others.some((who) => !ids.has(who));
    });
}

/** Rounds of the turn after one more. */
export function roundsAfter(encounter: SeenEncounter, pairs: readonly Pair[], nextSide = false): number {
  const [first] = pairs;
  if (first === undefined) return 1;
  const { begun } = activationsOf(encounter, first.one);
  return nextSide && pairs.every((pair) => hasFought(encounter, pair)) ? begun + 1 : begun;
}

/** Zombies may have come to him, or he may go to them, for all the app knows. */
function areInContact(now: SeenCampaign, encounter: SeenEncounter, { one, with: other }: Pair): boolean {
  if (other !== null)
    return (
      comesOnUnnamed(encounter, one.fighter) ||
      comesOnUnnamed(encounter, other.fighter) ||
      peopleTouching(now, encounter, one.fighter).some(({ fighter }) => fighter.who === other.fighter.who)
    );
  return (
    comesOnUnnamed(encounter, one.fighter) ||
    touchesUncounted(encounter, one.fighter) ||
    inContactWith(now, encounter, one.fighter.who).length > 0 ||
    zombiesMayGo(encounter) !== false ||
    mayWantToCharge(now, encounter, one) === undefined
  );
}

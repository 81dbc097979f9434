/** Reasons that keep somebody from acting of his own accord now, before it is tried, and their words for his line on the table and for the forms. */

import type { SeenCampaign } from '../../../state/seen.ts';
import { type Untimely, untimelyWords } from '../../../state/untimely.ts';
import type { SeenEncounter } from '../act.ts';
import type { Fighting } from '../standing/fighters.ts';
import { dieOf, stands } from './activation.ts';
import { mayEnter, mayFire, mayMove, mayReload, notActive } from './timely.ts';

export interface HeldBack {
  readonly why: Untimely;
  readonly rep: number;
  /** Face of his side’s die, where it stands alone; null where another side shows it, too, or none was rolled. */
  readonly die: number | null;
}

export interface HeldBackFrom {
  readonly anything: HeldBack | null;
  readonly firing: HeldBack | null;
  readonly moving: HeldBack | null;
  readonly reloading: HeldBack | null;
  readonly entering: HeldBack | null;
}

/** Null where he may: with any weapon, or with a pair of which the other has been fired (ATZ-125); at any pace. */
export function heldBack(now: SeenCampaign, encounter: SeenEncounter, one: Fighting): HeldBackFrom {
  const by = (why: Untimely | undefined): HeldBack | null =>
    why === undefined ? null : heldBy(encounter, one, why);
  const volleys = one.weapons.flatMap(({ id }) =>
    [false, true].map((together) => mayFire(now, encounter, one, { weapon: id, together, at: [] })),
  );
  const moves = (['normal', 'fast'] as const).map((how) => mayMove(now, encounter, one, how));
  return {
    anything: by(notActive(now, encounter, one)),
    firing: by(firstOfAll(volleys)),
    moving: by(firstOfAll(moves)),
    reloading: by(mayReload(now, encounter, one)),
    entering: by(mayEnter(now, encounter, one)),
  };
}

export function heldBy(encounter: SeenEncounter, one: Fighting, why: Untimely): HeldBack {
  const rolled = dieOf(encounter, one);
  const die = rolled !== undefined && stands(encounter, rolled) ? rolled.face : null;
  return { why, rep: one.rep, die };
}

/** The first reason, where there is one against each of them. */
const firstOfAll = (all: readonly (Untimely | undefined)[]): Untimely | undefined =>
  all.every((why) => why !== undefined) ? all[0] : undefined;

/** `stays: Rep below 4` */
export const heldBackInShort = ({ why, die }: HeldBack): string =>
  why === 'not-active' && die !== null ? `stays: Rep below ${die}` : (untimelyWords(why).short ?? 'waits');

/** In a word or two, where there is no room for why: `stays`. */
export const heldBackInBrief = (held: HeldBack): string =>
  untimelyWords(held.why).brief ?? heldBackInShort(held);

/** As a sentence, with what may be done instead. */
export function heldBackText({ why, rep, die }: HeldBack): string {
  if (why !== 'not-active') return untimelyWords(why).refusal;
  return die === null
    ? 'Another side shows the same die: stay, and act only in answer.'
    : `Rep ${rep} is under the die of ${die}, with no Leader of Rep ${die} or more to follow: stay, and act only in answer.`;
}

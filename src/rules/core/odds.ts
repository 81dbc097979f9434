/** Exact odds: every outcome of a play counted, by running it again for each way its dice and cards can fall. */

import { leastCommonMultiple, type Odds, type Share } from './odds-shares.ts';
import { type Gathered, gather, gathered, isBefore, States } from './odds-states.ts';
import { type Choices, type Fork, type FreshRun, Walk, walkDown } from './odds-walk.ts';
import type { Play } from './play.ts';
import { changeRunner } from './runner.ts';
import { Uncountable } from './uncountable.ts';

export interface OddsOptions {
  /** Names in the order wanted; others follow as they were met. */
  readonly order?: readonly string[];
  /**
   * Decider of a choice or a spot: every option alike, or this table, which answers the same question alike each time. Without it a play
   * that asks for one throws.
   */
  readonly choices?: Choices;
  /** Most ways to fall that are counted before giving up; 2 million unless told. */
  readonly mostLeaves?: number;
  /** `false` takes no notice of parts and counts every way by itself: what a test holds a rule's merging against. */
  readonly merging?: boolean;
}

const MOST_LEAVES = 2_000_000;

/** Sets the forks beyond the first `fixed` to the next way, or leaves none of them. */
function turn(forks: Fork[], fixed: number): void {
  while (forks.length > fixed) {
    const last = forks.at(-1);
    if (!last) return;
    last.taken += 1;
    if (last.taken < last.branches.length) return;
    forks.pop();
  }
}

function inOrder(outcomes: ReadonlyMap<string, Gathered>, order: readonly string[]): Odds {
  const of = [...outcomes.values()]
    .flatMap(({ chances }) => [...chances.keys()])
    .reduce(leastCommonMultiple, 1n);
  const met = [...outcomes]
    .sort(([, a], [, b]) => (isBefore(a.first, b.first) ? -1 : 1))
    .map(([name]) => name);
  const names = [...order.filter((name) => outcomes.has(name)), ...met];
  return {
    exact: true,
    outcomes: [...new Set(names)].map((name): readonly [string, Share] => {
      const chances = [...(outcomes.get(name)?.chances ?? [])];
      return [name, { n: chances.reduce((sum, [part, n]) => sum + n * (of / part), 0n), of }];
    }),
  };
}

/**
 * The exact odds of each outcome, by its name. `makePlay` makes the play anew for every run (a generator can't be
 * copied) and must make the same one. Throws where a decision has no decider, and `Uncountable` beyond `mostLeaves`.
 *
 * Only what a roll's reading declares is told apart, and after a part (`part.ts`) only what it came to: a rule that reads
 * more gets wrong odds.
 */
export function odds<T, E = unknown>(
  makePlay: () => Play<T, E> | FreshRun<T, E>,
  nameOf: (value: T) => string,
  options: OddsOptions = {},
): Odds {
  const { order = [], choices, mostLeaves = MOST_LEAVES, merging = true } = options;
  const outcomes = new Map<string, Gathered>();
  const states = new States();
  let leaves = 0;
  // A rule may count odds while it is played itself; its own questions are not the table's.
  const outer = changeRunner(undefined);
  try {
    for (let state = states.next(); state; state = states.next()) {
      const forks = state.forks.map((fork) => ({ ...fork }));
      const fixed = forks.length;
      do {
        const walked = walkDown(new Walk(forks, state.behind, choices, merging), makePlay());
        leaves += 1;
        if (leaves > mostLeaves)
          throw new Uncountable(`more than ${mostLeaves} ways to fall; simulate instead`);
        const to =
          walked.kind === 'ended'
            ? gathered(outcomes, nameOf(walked.value))
            : states.at(walked.meeting, state, forks);
        gather(to, state, forks, fixed);
        turn(forks, fixed);
      } while (forks.length > fixed);
    }
  } finally {
    changeRunner(outer);
  }
  return inOrder(outcomes, order);
}

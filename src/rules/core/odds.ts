/** Exact odds: every outcome of a play counted, by running it again for each way its dice and cards can fall. */

import type { Table } from './driver.ts';
import { type Branch, cardBranches, evenBranches, rollBranches } from './odds-branches.ts';
import { leastCommonMultiple } from './odds-shares.ts';
import type { Answer, Play, Question } from './play.ts';
import { changeRunner } from './runner.ts';

/** `n` chances of `of`. */
export interface Share {
  readonly n: bigint;
  readonly of: bigint;
}

export interface Odds {
  readonly exact: true;
  /** What can happen, by name, all over one denominator; what can't is missing. */
  readonly outcomes: readonly (readonly [string, Share])[];
}

export interface OddsOptions {
  /** Names in the order wanted; others follow as they were met. */
  readonly order?: readonly string[];
  /**
   * Who decides a choice or a spot: every option alike, or this table, which answers the same question alike each
   * time. Without it a play that asks for one throws.
   */
  readonly choices?: 'even' | Table;
  /** How many ways to fall are counted before giving up; 2 million unless told. */
  readonly mostLeaves?: number;
}

/** A play that needs its events applied while it runs: state and play are made afresh for each run. */
export interface FreshRun<T, E> {
  readonly play: Play<T, E>;
  readonly onEvent: (event: E) => void;
}

const MOST_LEAVES = 2_000_000;
/** A play that rolls until something happens has no end to enumerate. */
const MOST_QUESTIONS = 1000;

/** One question on the way to a leaf, with the branches that have not been walked yet. */
interface Fork {
  readonly kind: Question['kind'];
  readonly rule: string;
  readonly branches: readonly Branch[];
  readonly of: bigint;
  taken: number;
}

function decided(table: Table, question: Question, index: number): readonly Branch[] {
  const given = table(question, index);
  if (!given) throw new Error(`odds: nobody decides ${question.rule}`);
  return [{ answer: given.answer, ways: 1n }];
}

function branchesOf(question: Question, index: number, choices: OddsOptions['choices']): readonly Branch[] {
  switch (question.kind) {
    case 'roll':
      return rollBranches(question);
    case 'draw':
      return cardBranches(question.from);
    case 'choose':
    case 'place': {
      if (choices === undefined) throw new Error(`odds: say by \`choices\` who decides ${question.rule}`);
      if (choices !== 'even') return decided(choices, question, index);
      return evenBranches(
        question.kind === 'choose' ? question.options.map((option): Answer => option.id) : question.spots,
      );
    }
    default:
      return question satisfies never;
  }
}

function forkAt(question: Question, index: number, choices: OddsOptions['choices']): Fork {
  const branches = branchesOf(question, index, choices);
  if (branches.length === 0) throw new Error(`odds: ${question.rule} offers nothing`);
  const of = branches.reduce((sum, branch) => sum + branch.ways, 0n);
  return { kind: question.kind, rule: question.rule, branches, of, taken: 0 };
}

/** Runs the play down the path the forks are set to, adding forks where it goes beyond them. */
function walk<T, E>(made: Play<T, E> | FreshRun<T, E>, forks: Fork[], choices: OddsOptions['choices']): T {
  const { play, onEvent } = 'play' in made ? made : { play: made, onEvent: undefined };
  let depth = 0;
  let step = play.next();
  while (!step.done) {
    const ask = step.value;
    if (ask.kind === 'tell') {
      onEvent?.(ask.event);
      step = play.next();
      continue;
    }
    if (depth >= MOST_QUESTIONS) throw new Error(`odds: ${ask.rule} asks without end; simulate instead`);
    const fork = forks[depth] ?? forkAt(ask, depth, choices);
    if (fork.kind !== ask.kind || fork.rule !== ask.rule) {
      throw new Error(`odds: asked ${fork.rule} once and ${ask.rule} the next time; make the play afresh`);
    }
    forks[depth] = fork;
    depth += 1;
    step = play.next(fork.branches[fork.taken]?.answer);
  }
  if (depth < forks.length) throw new Error(`odds: ended before ${forks[depth]?.rule}; make the play afresh`);
  return step.value;
}

/** Sets the forks to the next path, or leaves none. */
function turn(forks: Fork[]): void {
  for (let last = forks.pop(); last; last = forks.pop()) {
    last.taken += 1;
    if (last.taken < last.branches.length) {
      forks.push(last);
      return;
    }
  }
}

function shareOf(forks: readonly Fork[]): Share {
  let n = 1n;
  let of = 1n;
  for (const fork of forks) {
    n *= fork.branches[fork.taken]?.ways ?? 0n;
    of *= fork.of;
  }
  return { n, of };
}

/** Chances by denominator: kept apart until all denominators are known. */
type Tally = Map<string, Map<bigint, bigint>>;

function add(tally: Tally, name: string, { n, of }: Share): void {
  const counts = tally.get(name) ?? new Map<bigint, bigint>();
  counts.set(of, (counts.get(of) ?? 0n) + n);
  tally.set(name, counts);
}

function inOrder(tally: Tally, order: readonly string[]): Odds {
  const of = [...tally.values()].flatMap((counts) => [...counts.keys()]).reduce(leastCommonMultiple, 1n);
  const names = [...order.filter((name) => tally.has(name)), ...tally.keys()];
  const outcomes = [...new Set(names)].map((name): readonly [string, Share] => {
    const counts = [...(tally.get(name) ?? [])];
    return [name, { n: counts.reduce((sum, [part, n]) => sum + n * (of / part), 0n), of }];
  });
  return { exact: true, outcomes };
}

/**
 * The exact odds of each outcome, by its name. `makePlay` makes the play anew for every run (a generator can't be
 * copied) and must make the same one. Throws where a decision has no decider, and beyond `mostLeaves`.
 *
 * Only what a roll's reading declares is told apart: a rule that reads more than it declared gets wrong odds.
 */
export function odds<T, E = unknown>(
  makePlay: () => Play<T, E> | FreshRun<T, E>,
  nameOf: (value: T) => string,
  options: OddsOptions = {},
): Odds {
  const { order = [], choices, mostLeaves = MOST_LEAVES } = options;
  const tally: Tally = new Map();
  const forks: Fork[] = [];
  let leaves = 0;
  // A rule may count odds while it is played itself; its own questions are not the table's.
  const outer = changeRunner(undefined);
  try {
    do {
      const value = walk(makePlay(), forks, choices);
      leaves += 1;
      if (leaves > mostLeaves)
        throw new Error(`odds: more than ${mostLeaves} ways to fall; simulate instead`);
      add(tally, nameOf(value), shareOf(forks));
      turn(forks);
    } while (forks.length > 0);
  } finally {
    changeRunner(outer);
  }
  return inOrder(tally, order);
}

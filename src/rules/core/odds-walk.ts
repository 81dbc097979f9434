/** Ways through a play whose odds are counted, one at a time: which branch each question takes, and where ways come together. */

import { canonical } from './digest.ts';
import type { Table } from './driver.ts';
import { type Branch, cardBranches, evenBranches, rollBranches } from './odds-branches.ts';
import type { Answer, Play, Question } from './play.ts';
import { changeRunner, type Parts, type Runner } from './runner.ts';
import { Uncountable } from './uncountable.ts';

/** Decider of a choice or a spot: every option alike, or a table that answers the same question alike each time. */
export type Choices = 'even' | Table | undefined;

/** A play that needs its events applied while it runs: state and play are made afresh for each run. */
export interface FreshRun<T, E> {
  readonly play: Play<T, E>;
  readonly onEvent: (event: E) => void;
}

/** A play that rolls until something happens has no end to enumerate. */
const MOST_QUESTIONS = 1000;

/** Question on a way, with the branch it takes; those after it have not been walked yet. */
export interface Fork {
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

function branchesOf(question: Question, index: number, choices: Choices): readonly Branch[] {
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

function forkAt(question: Question, index: number, choices: Choices): Fork {
  const branches = branchesOf(question, index, choices);
  if (branches.length === 0) throw new Error(`odds: ${question.rule} offers nothing`);
  const of = branches.reduce((sum, branch) => sum + branch.ways, 0n);
  return { kind: question.kind, rule: question.rule, branches, of, taken: 0 };
}

/** The play itself, or a part of it under way: what of its past still matters. */
interface Open {
  merges: number;
  /** Parts within it that have ended since the last merge. */
  parts: number;
  /** Value that was merged last. */
  matters: string;
  /** Since then: the branch each question took, and what each part within came to. */
  since: (number | string)[];
}

/** Meeting of ways: a place in the play, and all that matters there. */
export interface Meeting {
  /** Grows along every way, compared number by number. */
  readonly position: readonly number[];
  readonly key: string;
  /** Value that was merged, or that the part came to. */
  readonly matters: string;
}

export type Walked<T> =
  | { readonly kind: 'ended'; readonly value: T }
  | { readonly kind: 'met'; readonly meeting: Meeting };

/** Walks down the way the forks are set to, adding forks where it goes beyond them. */
export class Walk implements Runner, Parts {
  isAtWork = false;
  readonly parts: Parts | undefined;
  private readonly forks: Fork[];
  private readonly choices: Choices;
  /** Values that mattered at the meetings which the walk doesn’t rest at, since it goes on from the last of them. */
  private readonly behind: readonly string[];
  private passed = 0;
  private depth = 0;
  private readonly open: Open[] = [{ merges: 0, parts: 0, matters: '', since: [] }];
  private meeting: Meeting | undefined;
  private onEvent: ((event: unknown) => void) | undefined;

  constructor(forks: Fork[], behind: readonly string[], choices: Choices, isMerging: boolean) {
    this.forks = forks;
    this.behind = behind;
    this.choices = choices;
    this.parts = isMerging ? this : undefined;
  }

  ask(question: Question): Answer | undefined {
    const at = this.depth;
    if (at >= MOST_QUESTIONS) throw new Uncountable(`${question.rule} asks without end; simulate instead`);
    const fork = this.forks[at] ?? this.forkAt(question);
    if (fork.kind !== question.kind || fork.rule !== question.rule) {
      throw new Error(
        `odds: asked ${fork.rule} once and ${question.rule} the next time; make the play afresh`,
      );
    }
    this.forks[at] = fork;
    this.depth += 1;
    this.top().since.push(fork.taken);
    return fork.branches[fork.taken]?.answer;
  }

  private forkAt(question: Question): Fork {
    // A table that decides may run plays of its own.
    this.isAtWork = true;
    const fork = forkAt(question, this.depth, this.choices);
    this.isAtWork = false;
    return fork;
  }

  tell(event: unknown): void {
    this.isAtWork = true;
    this.onEvent?.(event);
    this.isAtWork = false;
  }

  enter(): number {
    this.open.push({ merges: 0, parts: 0, matters: '', since: [] });
    return this.open.length;
  }

  merge(depth: number | undefined, matters: () => unknown): boolean {
    const top = this.topAt(depth);
    top.merges += 1;
    top.parts = 0;
    top.matters = this.known(matters);
    top.since = [];
    return this.isMet(top.matters);
  }

  leave(depth: number | undefined, matters: () => unknown): boolean {
    this.topAt(depth);
    this.open.pop();
    const around = this.top();
    const known = this.known(matters);
    around.parts += 1;
    around.since.push(known);
    return this.isMet(known);
  }

  private known(matters: () => unknown): string {
    return this.behind[this.passed] ?? canonical(matters() ?? null);
  }

  private top(): Open {
    const top = this.open.at(-1);
    if (!top) throw new Error('odds: a part ends that has not begun');
    return top;
  }

  private topAt(depth: number | undefined): Open {
    if (depth !== this.open.length) throw new Error('odds: a part merges, or ends, within another');
    return this.top();
  }

  private isMet(matters: string): boolean {
    this.passed += 1;
    if (this.passed <= this.behind.length) return false;
    this.meeting = {
      position: this.open.flatMap(({ merges, parts }) => [merges, parts]),
      key: JSON.stringify(this.open.map((part) => [part.matters, part.since])),
      matters,
    };
    return true;
  }

  down<T, E>(made: Play<T, E> | FreshRun<T, E>): Walked<T> {
    const { play, onEvent } = 'play' in made ? made : { play: made, onEvent: undefined };
    this.onEvent = onEvent as ((event: unknown) => void) | undefined;
    const outer = changeRunner(this);
    try {
      let step = play.next();
      while (!step.done) {
        if (this.meeting) return { kind: 'met', meeting: this.meeting };
        // A play that yields by itself what the words would ask.
        const ask = step.value;
        if (ask.kind === 'tell') this.tell(ask.event);
        step = play.next(ask.kind === 'tell' ? undefined : this.ask(ask));
      }
      const unasked = this.forks[this.depth];
      if (unasked) throw new Error(`odds: ended before ${unasked.rule}; make the play afresh`);
      return { kind: 'ended', value: step.value };
    } finally {
      changeRunner(outer);
    }
  }
}

/** Walks a play down to where it ends, or rests with others. */
export function walkDown<T, E>(walk: Walk, made: Play<T, E> | FreshRun<T, E>): Walked<T> {
  return walk.down(made);
}

/** Ways that have come together, and what they weigh: odds are counted forward from one meeting to the next. */

import type { Fork, Meeting } from './odds-walk.ts';

/** Chances by denominator: kept apart until all denominators are known. */
export type Chances = Map<bigint, bigint>;

/** Chances that some ways add up to. */
export interface Gathered {
  readonly chances: Chances;
  /** The first of these ways, by the branch it takes at each question. */
  first: readonly number[];
}

/** Ways that go on as one. */
export interface State extends Gathered {
  /** Forks of the first way: it stands for all of them. */
  forks: readonly Readonly<Fork>[];
  /** Values that mattered at the meetings on that way, this one included. */
  behind: readonly string[];
}

/** Says whether a way is walked before another, each question’s branches being taken in their order. */
export function isBefore(way: readonly number[], other: readonly number[]): boolean {
  for (let at = 0; at < way.length && at < other.length; at++) {
    const [one = 0, two = 0] = [way[at], other[at]];
    if (one !== two) return one < two;
  }
  return way.length < other.length;
}

const takenBy = ({ taken }: Readonly<Fork>): number => taken;

/** The outcomes gathered under that name; made where there are none yet. */
export function gathered(all: Map<string, Gathered>, name: string): Gathered {
  const known = all.get(name);
  if (known) return known;
  const made: Gathered = { chances: new Map(), first: [] };
  all.set(name, made);
  return made;
}

/** Adds what falls to one way on from a state: the state's chances times those of the forks beyond the first `fixed`. */
export function gather(to: Gathered, from: State, forks: readonly Fork[], fixed: number): void {
  let n = 1n;
  let of = 1n;
  for (let at = fixed; at < forks.length; at++) {
    const fork = forks[at];
    n *= fork?.branches[fork.taken]?.ways ?? 0n;
    of *= fork?.of ?? 1n;
  }
  const isNew = to.chances.size === 0;
  for (const [part, chances] of from.chances) {
    to.chances.set(part * of, (to.chances.get(part * of) ?? 0n) + chances * n);
  }
  const way = forks.map(takenBy);
  if (isNew || isBefore(way, to.first)) to.first = way;
}

interface Level {
  readonly position: Meeting['position'];
  readonly states: Map<string, State>;
}

/** States to go on from. Positions grow along every way, so whatever can still reach the least of them is gathered. */
export class States {
  private readonly levels = new Map<string, Level>();
  private now: State[] = [{ chances: new Map([[1n, 1n]]), first: [], forks: [], behind: [] }];

  /** The one all the ways to this meeting are gathered in; a way before those it knows stands for it from now on. */
  at({ position, key, matters }: Meeting, from: State, forks: readonly Fork[]): State {
    const place = position.join();
    const level = this.levels.get(place) ?? { position, states: new Map<string, State>() };
    this.levels.set(place, level);
    const known = level.states.get(key);
    const way = forks.map(takenBy);
    if (known && !isBefore(way, known.first)) return known;
    const state = known ?? { chances: new Map(), first: [], forks: [], behind: [] };
    state.forks = forks.map((fork) => ({ ...fork }));
    state.behind = [...from.behind, matters];
    level.states.set(key, state);
    return state;
  }

  /** Undefined when nothing is left to go on from. */
  next(): State | undefined {
    const state = this.now.pop();
    if (state) return state;
    let least: Level | undefined;
    for (const level of this.levels.values()) {
      if (!least || isBefore(level.position, least.position)) least = level;
    }
    if (!least) return undefined;
    this.levels.delete(least.position.join());
    this.now = [...least.states.values()];
    return this.now.pop();
  }
}

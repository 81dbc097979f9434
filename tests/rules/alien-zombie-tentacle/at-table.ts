/** A table as a test lays it, and steps played on it by answers that must all be used. */

import type { AztaEvent } from '../../../src/rules/alien-zombie-tentacle/events.ts';
import { alienZombieTentacle } from '../../../src/rules/alien-zombie-tentacle/module.ts';
import {
  type AztaState,
  type Encounter,
  freshPlayer,
  freshSurvivor,
  type Survivor,
} from '../../../src/rules/alien-zombie-tentacle/state.ts';
import {
  type AztaSeat,
  type Card,
  type Gear,
  type Kind,
  SEATS,
  type SurvivorId,
} from '../../../src/rules/alien-zombie-tentacle/types.ts';
import type { Given } from '../../../src/rules/core/given.ts';
import { playStep } from '../../../src/rules/core/module.ts';

/** Cards before a player: survivors with what they carry, and a hand. */
export interface Lying {
  readonly hand?: readonly Card[];
  readonly survivors: Readonly<Partial<Record<SurvivorId, readonly Gear[]>>>;
}

const DECK: readonly Card[] = ['laptop', 'laptop', 'tire-iron', 's-mart', 'serious-funk', 'too-small'];

/** A player for each, in round 1; the first goes first. */
export function laid(players: readonly Lying[], more: Partial<AztaState> = {}): AztaState {
  return {
    ...alienZombieTentacle.begin({ players: players.length, start: 2, suddenDeath: false, rounds: 99 }),
    ...{ round: 1, phase: 'trade', cards: [...DECK] },
    stacks: { alien: ['alien-2'], zombie: ['zombie-2'], tentacle: ['tentacle-2'] },
    enemies: ['alien-3', 'zombie-4', 'tentacle-5'],
    ...more,
    players: players.map(({ hand = [] }) => ({ ...freshPlayer(), hand: [...hand] })),
    survivors: players.flatMap(({ survivors }, at) =>
      (Object.entries(survivors) as [SurvivorId, readonly Gear[]][]).map(([id, gear]) =>
        freshSurvivor(id, SEATS[at] as AztaSeat, gear),
      ),
    ),
  };
}

/** Against a Threat of this kind, faced by these. */
export function facing(kind: Kind, inIt: readonly SurvivorId[], more: Partial<Encounter> = {}) {
  const encounter: Encounter = {
    ...{ kind, inIt: [...inIt], helping: [], boosts: [], passes: [], played: [] },
    ...more,
  };
  return { encounter, threat: { kind, card: `${kind}-2` as const } };
}

export interface Went {
  readonly state: AztaState;
  readonly events: readonly AztaEvent[];
  /** Options offered next; empty where nothing is asked. */
  readonly offered: readonly string[];
  /** Rule of the question, and whom it is asked of. */
  readonly asks: string;
  readonly seat: string;
}

/** Answers in turn, step after step, until a question is left or the game is over. */
export function play(from: AztaState, ...answers: readonly string[]): Went {
  const left = [...answers];
  const events: AztaEvent[] = [];
  let state = from;
  while (alienZombieTentacle.outcome(state) === undefined) {
    const { played, state: then } = playStep(alienZombieTentacle, state, (): Given | undefined => {
      const answer = left.shift();
      return answer === undefined ? undefined : { answer, by: 'player' };
    });
    events.push(...played.events);
    if (played.kind === 'refused') throw new Error(`${String(played.given.answer)}: ${played.refusal}`);
    if (played.kind === 'waiting') {
      const { question } = played;
      const offered = question.kind === 'choose' ? question.options.map(({ id }) => id) : [];
      return { state: then, events, offered, asks: question.rule, seat: question.seat };
    }
    state = then;
  }
  if (left.length > 0) throw new Error(`${left.join(', ')}: never asked for`);
  return { state, events, offered: [], asks: '', seat: '' };
}

export const rulesOf = ({ events }: Pick<Went, 'events'>): readonly string[] =>
  events.map(({ rule }) => rule);

/** Rules of all events but steps and turns passed. */
export const deedsOf = (went: Pick<Went, 'events'>): readonly string[] =>
  rulesOf(went).filter((rule) => rule !== 'azta.step' && rule !== 'azta.pass');

export function survivor({ survivors }: AztaState, id: SurvivorId): Survivor {
  const found = survivors.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} isn’t on the table`);
  return found;
}

/** The event with a rule, also where its rule may be one of several. */
type Told<R> = AztaEvent extends infer E
  ? E extends { readonly rule: infer Of }
    ? R extends Of
      ? E
      : never
    : never
  : never;

export function told<R extends AztaEvent['rule']>(
  { events }: Pick<Went, 'events'>,
  rule: R,
): Told<R> | undefined {
  return events.find((event) => event.rule === rule) as Told<R> | undefined;
}

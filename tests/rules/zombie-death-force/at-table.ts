/** A table as a test lays it, and turns played on it by answers that must all be used. */
import type { Given } from '../../../src/rules/core/given.ts';
import { playStep } from '../../../src/rules/core/module.ts';
import type { ZdfEvent } from '../../../src/rules/zombie-death-force/events.ts';
import { zombieDeathForce } from '../../../src/rules/zombie-death-force/module.ts';
import { freshPlayer, type ZdfState } from '../../../src/rules/zombie-death-force/state.ts';
import type { Card, Collected, Stack } from '../../../src/rules/zombie-death-force/types.ts';

type Lying = Partial<Record<Stack, readonly Card[]>> & { readonly completed?: Collected };

/** Enough for whoever comes next to draw from. */
const UNSEEN: readonly Card[] = [
  'weapon-green-a',
  'weapon-green-b',
  'weapon-green-c',
  'team-green-a',
  'team-green-b',
];

/** A player for each; the turn is the first one's, in the phase that is said. */
export function laid(players: readonly Lying[], more: Partial<ZdfState> = {}): ZdfState {
  return {
    ...zombieDeathForce.begin({ players: players.length, turns: 100 }),
    turns: 1,
    phase: 'assign',
    deck: [...UNSEEN],
    ...more,
    players: players.map(({ left = [], right = [], action = [], completed }) => ({
      ...freshPlayer(),
      stacks: { left: [...left], right: [...right], action: [...action] },
      completed: { team: [], weapon: [], ...(completed === undefined ? {} : { [completed]: ['wild'] }) },
    })),
  };
}

export interface Went {
  readonly state: ZdfState;
  readonly events: readonly ZdfEvent[];
  /** Options offered next; empty where nothing is asked. */
  readonly offered: readonly string[];
  /** Rule of the question. */
  readonly asks: string;
}

/** Answers in turn, step after step, until a question is left or the game is over. */
export function play(from: ZdfState, ...answers: readonly string[]): Went {
  const left = [...answers];
  const events: ZdfEvent[] = [];
  let state = from;
  for (;;) {
    if (zombieDeathForce.outcome(state) !== undefined) break;
    const { played, state: after } = playStep(zombieDeathForce, state, (): Given | undefined => {
      const answer = left.shift();
      return answer === undefined ? undefined : { answer, by: 'player' };
    });
    events.push(...played.events);
    if (played.kind === 'refused') throw new Error(`${String(played.given.answer)}: ${played.refusal}`);
    if (played.kind === 'waiting') {
      const { question } = played;
      const offered = question.kind === 'choose' ? question.options.map(({ id }) => id) : [];
      return { state: after, events, offered, asks: question.rule };
    }
    state = after;
  }
  if (left.length > 0) throw new Error(`${left.join(', ')}: never asked for`);
  return { state, events, offered: [], asks: '' };
}

export const rulesOf = ({ events }: Went): readonly string[] => events.map(({ rule }) => rule);

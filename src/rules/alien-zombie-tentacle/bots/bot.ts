/** A bot of this game: a decision for each question, by its own hand and what lies open on the table. */
import type { BotKind } from '../../core/bot.ts';
import type { Seen } from '../../core/seen.ts';
import type { AztaState } from '../state.ts';
import type { AztaSeat } from '../types.ts';
import type { Temper } from './tempers.ts';

export interface Asked {
  readonly state: Seen<AztaState>;
  /** Seat that decides. */
  readonly seat: AztaSeat;
  readonly ids: readonly string[];
  /** Id of the one the decision is about. */
  readonly of: string | undefined;
  readonly temper: Temper;
  /** Draws a whole number by chance, from 0 to `n` − 1. */
  readonly below: (n: number) => number;
}

/** The id of an option, by the rule that asks. */
export type Decisions = Readonly<Record<string, (asked: Asked) => string | undefined>>;

/** Makes a bot of a temper and its decisions; questions on which it has no view it leaves to the usual option. */
export function botOf(
  { id, title }: Pick<BotKind<AztaState>, 'id' | 'title'>,
  temper: Temper,
  decisions: Decisions,
): BotKind<AztaState> {
  return {
    id,
    title,
    seat: (look, box, stream) => (question) => {
      if (question.kind !== 'choose') return undefined;
      const { rule, seat, options, of } = question;
      const ids = options.map((option) => option.id);
      const below = (n: number) => box.below(n, stream);
      const picked = decisions[rule]?.({ state: look(), seat: seat as AztaSeat, ids, of, temper, below });
      return { answer: picked ?? ids[0] ?? '', by: 'bot' };
    },
  };
}

/** The one that scores most, the first of equals; undefined where there is none. */
export function best<T>(all: readonly T[], score: (one: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    const scored = score(one);
    if (scored <= most) continue;
    most = scored;
    found = one;
  }
  return found;
}

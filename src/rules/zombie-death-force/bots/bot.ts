/** A bot of this game: a decision for each question, by what lies open on the table. */
import type { BotKind } from '../../core/bot.ts';
import type { DiceBox } from '../../core/dice.ts';
import type { ChooseAsk, Stream } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import type { ZdfState } from '../state.ts';
import type { ZdfSeat } from '../types.ts';

export interface Asked {
  readonly state: Seen<ZdfState>;
  /** Seat that decides. */
  readonly seat: ZdfSeat;
  readonly ids: readonly string[];
  /** Draws a whole number by chance, from 0 to `n` − 1. */
  readonly below: (n: number) => number;
}

/** The id of an option, by the rule that asks. */
export type Decisions = Readonly<Record<string, (asked: Asked) => string | undefined>>;

/** Makes a bot of its decisions; questions on which it has no view it leaves to the usual option. */
export function botOf(id: string, title: string, decisions: Decisions): BotKind<ZdfState> {
  return {
    id,
    title,
    seat: (look, box, stream) => (question) =>
      question.kind === 'choose'
        ? { answer: decided(decisions, question, look(), box, stream), by: 'bot' }
        : undefined,
  };
}

function decided(
  decisions: Decisions,
  { rule, seat, options }: ChooseAsk,
  state: Seen<ZdfState>,
  box: DiceBox,
  stream: Stream,
): string {
  const ids = options.map(({ id }) => id);
  const below = (n: number) => box.below(n, stream);
  const picked = decisions[rule]?.({ state, seat: seat as ZdfSeat, ids, below });
  return picked ?? ids[0] ?? '';
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

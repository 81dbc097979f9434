/** The exact odds of a game's open question, by the figures that hold for it. */
import {
  NOT_COUNTED,
  type NotCounted,
  type OptionFiguresView,
  type SessionChance,
} from '../../contract/sessions.ts';
import { type Chance, chanceOf } from '../../rules/core/chance.ts';
import type { Game, GameSession } from '../../rules/core/game.ts';
import { byCorrected, withCorrections } from '../../rules/core/in-force.ts';
import type { Question } from '../../rules/core/play.ts';
import { numberWord, upperFirst } from '../../rules/core/text/english.ts';
import { countable } from '../../rules/core/uncountable.ts';
import { correctedTexts } from '../log/marks.ts';
import { standing } from './session.ts';

/** Outcomes the open question may come to, and the figures of each option. */
export function countedViews(
  game: Game,
  session: Readonly<GameSession>,
): { readonly chance: SessionChance | NotCounted | null; readonly figures: OptionFiguresView | null } {
  const at = standing(game, session);
  if (at.kind !== 'waiting') return { chance: null, figures: null };
  return withCorrections(session.corrections, () => ({
    chance: countable(() => chanceView(game, at.question), NOT_COUNTED),
    figures: countable(() => figuresView(game, at), null),
  }));
}

function figuresView(
  game: Game,
  { question, shown }: { readonly question: Question; readonly shown: unknown },
): OptionFiguresView | null {
  const { value, corrected } = byCorrected(() => game.text.optionFigures?.(shown, question));
  if (value === undefined) return null;
  const { heading = '', columns, options } = value;
  return {
    heading,
    columns: [...columns],
    options: mapped(options, ({ line = '', figures = [], cost = '', spread = [] }) => ({
      line,
      figures: [...figures],
      cost,
      spread: [...spread],
    })),
    corrected: correctedTexts(corrected, game.text.figures),
  };
}

const mapped = <T, U>(of: Readonly<Record<string, T>>, made: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(of).map(([id, one]) => [id, made(one)]));

function chanceView(game: Game, question: Question): SessionChance | null {
  const counted = byCorrected(() => chanceOf(game.odds, question));
  if (counted.value === undefined) return null;
  const { rule, by, outcomes, ...how } = counted.value;
  return {
    rule,
    ...how,
    corrected: counted.corrected.length > 0,
    outcomes: outcomes.map(([name, share]) => ({
      name,
      ...share,
      text: outcomeText(game, { rule, by }, name),
    })),
  };
}

function outcomeText(game: Game, { rule, by }: Pick<Chance, 'rule' | 'by'>, name: string): string {
  if (by === 'rule') return game.text.chance(rule, name);
  const dice = Number(name);
  return dice === 1 ? 'One passes' : `${upperFirst(numberWord(dice))} pass`;
}

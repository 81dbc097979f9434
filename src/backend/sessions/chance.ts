/** The exact odds of a game's open question, by the figures that hold for it. */
import type { SessionChance } from '../../contract/sessions.ts';
import { type Chance, chanceOf } from '../../rules/core/chance.ts';
import type { Game, GameSession } from '../../rules/core/game.ts';
import { byCorrected, withCorrections } from '../../rules/core/in-force.ts';
import { numberWord, upperFirst } from '../../rules/core/text/english.ts';
import { standing } from './session.ts';

export function chanceView(game: Game, session: Readonly<GameSession>): SessionChance | null {
  const at = standing(game, session);
  if (at.kind !== 'waiting') return null;
  const counted = withCorrections(session.corrections, () =>
    byCorrected(() => chanceOf(game.odds, at.question)),
  );
  if (counted.value === undefined) return null;
  const { rule, by, exact, outcomes } = counted.value;
  return {
    rule,
    exact,
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

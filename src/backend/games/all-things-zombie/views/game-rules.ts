/** The rules of the other games in the reference: in our words, under the headings of their own books. */
import type { RuleEntry, RuleList } from '../../../../contract/games/all-things-zombie/rules.ts';
import type { Game } from '../../../../rules/core/game.ts';
import type { Rule } from '../../../../rules/core/module.ts';
import { gameOddsForm } from './rules/game-odds.ts';

/** A run has the rules of its game, too: each stands once, with the game that has it first. */
function ownRules(
  games: readonly Game[],
): readonly { readonly game: Game; readonly rules: readonly Rule[] }[] {
  const seen = new Set<string>();
  return games.map((game) => ({
    game,
    rules: game.ruleIndex.filter(({ id }) => !seen.has(id) && seen.add(id)),
  }));
}

const headingOf = ({ title }: Game, { section }: Rule): string =>
  section === title ? title : `${title}: ${section}`;

/** Title of a rule: its own, else what the player is asked, or the rule’s first thought. */
const ruleTitle = ({ title, ask, summary }: Rule): string =>
  title ?? ask ?? (summary.split(/[;:.]/)[0] ?? summary).trim();

export function gameRuleSections(games: readonly Game[]): RuleList['sections'] {
  return ownRules(games).flatMap(({ game, rules }) => {
    const sections = Map.groupBy(rules, (rule) => headingOf(game, rule));
    return [...sections].map(([title, some]) => ({
      title,
      rules: some.map((rule) => ({
        id: rule.id,
        kind: 'rule' as const,
        title: ruleTitle(rule),
        summary: rule.summary,
        odds: gameOddsForm(game, rule.id) !== undefined,
        tables: false,
      })),
    }));
  });
}

/** Undefined where no game has such a rule. */
export function gameRule(games: readonly Game[], id: string): RuleEntry | undefined {
  for (const { game, rules } of ownRules(games)) {
    const rule = rules.find((one) => one.id === id);
    if (rule === undefined) continue;
    return {
      id,
      kind: 'rule',
      section: headingOf(game, rule),
      title: ruleTitle(rule),
      summary: rule.summary,
      ask: rule.ask ?? null,
      odds: gameOddsForm(game, id) ?? null,
      tables: [],
      notes: [],
      rulings: [],
      decides: [],
    };
  }
  return undefined;
}

/** The rules reference: every rule in our words, in the order of the rulebook. */
import { ODDS_INPUTS, type OddsRule } from '../../contract/odds.ts';
import type { OddsForm, RuleEntry, RuleLine, RuleList } from '../../contract/rules.ts';
import { HEADINGS, type Section } from '../../rules/all-things-zombie/data/headings.ts';
import { ODDS } from '../../rules/all-things-zombie/odds.ts';
import type { Rule } from '../../rules/all-things-zombie/rule.ts';
import { RULES } from '../../rules/all-things-zombie/rules.ts';
import { notFound } from '../call-failure.ts';
import { fieldsOf } from './rules/fields.ts';
import { outcomeWord } from './rules/outcomes.ts';
import { RULES_WITH_TABLES, tablesOf } from './rules/tables.ts';
import { heading } from './rules/words.ts';

const ALL: readonly (readonly [string, Rule])[] = Object.entries(RULES);
const SECTIONS: readonly Section[] = [...HEADINGS, 'house'];

const ODDS_IDS = Object.keys(ODDS_INPUTS) as OddsRule[];

/** A rule's own odds, or those of the whole that it is the first part of: `atz.talk` stands with `atz.talk.player`. */
function oddsOfRule(id: string): OddsRule | undefined {
  return ODDS_IDS.find((odds) => odds === id || (!Object.hasOwn(RULES, odds) && firstPart(odds) === id));
}

const firstPart = (odds: string) => ALL.find(([id]) => id.startsWith(`${odds}.`))?.[0];

/** What the outcomes are, where `Outcome` would say too little. */
const OUTCOMES: Readonly<Record<string, string>> = {
  'atz.pass': 'Dice passed',
  'atz.fast-move': 'Inches',
  'atz.lead': 'Hours',
  'atz.zombies-at-start': 'Zombies',
  'atz.zombie-reinforcement': 'Zombies',
  'atz.zombies-in-building': 'Zombies',
  'atz.survivors-in-building': 'Survivors',
};

function oddsForm(rule: OddsRule): OddsForm {
  const words = ODDS[rule].outcomes
    .filter((name) => Number.isNaN(Number(name)))
    .map((name): [string, string] => [name, outcomeWord(rule, name)]);
  return {
    rule,
    fields: fieldsOf(rule),
    outcome: OUTCOMES[rule] ?? 'Outcome',
    words: Object.fromEntries(words),
  };
}

const line = (id: string, { title, summary }: Rule): RuleLine => ({
  id,
  title,
  summary,
  odds: oddsOfRule(id) !== undefined,
  tables: RULES_WITH_TABLES.has(id),
});

export function ruleList(): RuleList {
  const sections = SECTIONS.map((section) => ({
    title: section === 'house' ? 'Our own' : heading(section),
    rules: ALL.filter(([, rule]) => rule.section === section).map(([id, rule]) => line(id, rule)),
  }));
  return { sections: sections.filter(({ rules }) => rules.length > 0) };
}

export function ruleEntry(id: string): RuleEntry {
  const rule = ALL.find(([other]) => other === id)?.[1];
  if (rule === undefined) throw notFound(`There is no rule ${id}.`);
  const odds = oddsOfRule(id);
  return {
    id,
    section: rule.section === 'house' ? null : heading(rule.section),
    title: rule.title,
    summary: rule.summary,
    ask: rule.ask ?? null,
    odds: odds === undefined ? null : oddsForm(odds),
    tables: tablesOf(id).map((table) =>
      table.title === rule.title ? { ...table, title: 'Results' } : table,
    ),
  };
}

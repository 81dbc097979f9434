/** The rules reference: every rule in our words, in the order of the rulebook. */
import { ODDS_INPUTS, type OddsRule } from '../../../../contract/games/all-things-zombie/odds.ts';
import type {
  OddsForm,
  RuleEntry,
  RuleLine,
  RuleList,
} from '../../../../contract/games/all-things-zombie/rules.ts';
import type { RulingRow } from '../../../../rules/all-things-zombie/data/rulings/text/ruling.ts';
import { RULING_GROUPS, RULINGS } from '../../../../rules/all-things-zombie/data/rulings/text/rulings.ts';
import { HEADINGS, type Section } from '../../../../rules/all-things-zombie/data/text/headings.ts';
import { ODDS } from '../../../../rules/all-things-zombie/odds.ts';
import type { Rule } from '../../../../rules/all-things-zombie/rule.ts';
import { RULES } from '../../../../rules/all-things-zombie/rules.ts';
import { besideHead, outcomeHead, outcomeWord } from '../../../../rules/all-things-zombie/text/outcomes.ts';
import { heading } from '../../../../rules/all-things-zombie/text/rows.ts';
import type { OddsRules } from '../../../../rules/core/odds-rule.ts';
import { notFound } from '../../../calls/call-failure.ts';
import { fieldsOf } from './rules/fields.ts';
import { resting, rulingLine, rulingView } from './rules/rulings.ts';
import { rulesWithTables, tablesOf } from './rules/tables.ts';
import type { Thing } from './rules/thing.ts';
import { things } from './rules/things.ts';

const ALL: readonly (readonly [string, Rule])[] = Object.entries(RULES);
const SECTIONS: readonly Section[] = [...HEADINGS, 'house'];

const ODDS_IDS = Object.keys(ODDS_INPUTS) as OddsRule[];

/** A rule's own odds, or those of the whole that it is the first part of: `atz.talk` stands with `atz.talk.player`. */
function oddsOfRule(id: string): OddsRule | undefined {
  return ODDS_IDS.find((odds) => odds === id || (!Object.hasOwn(RULES, odds) && firstPart(odds) === id));
}

const firstPart = (odds: string) => ALL.find(([id]) => id.startsWith(`${odds}.`))?.[0];

type AnyOdds = OddsRules[string];

function oddsForm(rule: OddsRule): OddsForm {
  const { outcomes, beside = {} }: AnyOdds = ODDS[rule];
  const names = [...outcomes, ...Object.values(beside).flatMap((other) => other.outcomes)];
  const words = names
    .filter((name) => Number.isNaN(Number(name)))
    .map((name): [string, string] => [name, outcomeWord(rule, name)]);
  return {
    rule,
    fields: fieldsOf(rule),
    outcome: outcomeHead(rule),
    words: Object.fromEntries(words),
    beside: Object.fromEntries(Object.keys(beside).map((name) => [name, besideHead(name)])),
  };
}

const line = (id: string, { title, summary }: Rule): RuleLine => ({
  id,
  kind: 'rule',
  title,
  summary,
  odds: oddsOfRule(id) !== undefined,
  tables: rulesWithTables().has(id),
});

const thingLine = ({ id, kind, title, summary, tables }: Thing): RuleLine => ({
  id,
  kind,
  title,
  summary,
  odds: false,
  tables: tables.length > 0,
});

/** Lines under one heading: the things it is about first, then its rules. */
const linesUnder = (section: Section): RuleLine[] => [
  ...things()
    .filter((thing) => thing.section === section)
    .map(thingLine),
  ...ALL.filter(([, rule]) => rule.section === section).map(([id, rule]) => line(id, rule)),
];

export function ruleList(): RuleList {
  const sections = SECTIONS.map((section) => ({
    title: section === 'house' ? 'Our own' : heading(section),
    rules: linesUnder(section),
  }));
  return {
    sections: [
      ...sections.filter(({ rules }) => rules.length > 0),
      ...RULING_GROUPS.map(({ title, rulings }) => ({
        title: `Our rulings: ${title}`,
        rules: rulings.map(rulingLine),
      })),
    ],
  };
}

export function ruleEntry(id: string): RuleEntry {
  const rule = ALL.find(([other]) => other === id)?.[1];
  if (rule !== undefined) return ofRule(id, rule);
  const thing = things().find((one) => one.id === id);
  if (thing !== undefined) return ofThing(thing);
  const ruling = RULINGS.find((one) => one.id === id);
  if (ruling !== undefined) return ofRuling(ruling);
  throw notFound(`There is no rule ${id}.`);
}

const BARE: Omit<RuleEntry, 'id' | 'kind' | 'section' | 'title' | 'summary'> = {
  ask: null,
  odds: null,
  tables: [],
  notes: [],
  rulings: [],
  decides: [],
};
const sectionOf = (section: Section) => (section === 'house' ? null : heading(section));

function ofRule(id: string, rule: Rule): RuleEntry {
  const odds = oddsOfRule(id);
  const tables = tablesOf(id).map((table) =>
    table.title === rule.title ? { ...table, title: 'Results' } : table,
  );
  return {
    ...BARE,
    id,
    kind: 'rule',
    section: sectionOf(rule.section),
    title: rule.title,
    summary: rule.summary,
    ask: rule.ask ?? null,
    odds: odds === undefined ? null : oddsForm(odds),
    tables,
    rulings: resting(id, tables, []),
  };
}

function ofThing({ id, kind, section, title, summary, notes: said, tables }: Thing): RuleEntry {
  const notes = said.map(({ text, ruling = null }) => ({ text, ruling }));
  return {
    ...BARE,
    id,
    kind,
    section: sectionOf(section),
    title,
    summary,
    rulings: resting(id, tables, notes),
    tables: [...tables],
    notes,
  };
}

function ofRuling(row: RulingRow): RuleEntry {
  return {
    ...BARE,
    id: row.id,
    kind: 'ruling',
    section: null,
    title: row.title,
    summary: row.decision,
    rulings: [rulingView(row)],
    decides: row.of.map((of) => ({ id: of, title: titleOf(of) })),
  };
}

const titleOf = (id: string): string =>
  things().find((thing) => thing.id === id)?.title ?? ALL.find(([rule]) => rule === id)?.[1].title ?? id;

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../../../../src/rules/all-things-zombie/data/text/headings.ts';
import { type AtzRule, RULES } from '../../../../src/rules/all-things-zombie/rules.ts';
import { TABLES } from '../../../../src/rules/all-things-zombie/tables.ts';
import { fromRoot } from '../../../../tools/paths.ts';
import { CHECKLIST } from '../../../../tools/rule-index/checklist.ts';
import type { Entry } from '../../../../tools/rule-index/entry.ts';

const ENTRIES = Object.entries(CHECKLIST);

const rulesOf = (entry: Entry): readonly AtzRule[] => ('none' in entry ? [] : (entry.rules ?? []));
const tablesOf = (entry: Entry): readonly string[] => ('none' in entry ? [] : (entry.tables ?? []));
const filesOf = (entry: Entry): readonly string[] => ('none' in entry ? [] : (entry.files ?? []));

describe('the checklist', () => {
  it('has every heading of the rulebook once, in its order', () => {
    expect(ENTRIES.map(([heading]) => heading)).toEqual(HEADINGS);
    expect(new Set(HEADINGS).size).toBe(HEADINGS.length);
  });

  it('leaves no heading without an id, a file or a reason', () => {
    const empty = ENTRIES.filter(
      ([, entry]) =>
        !('none' in entry) && rulesOf(entry).length + tablesOf(entry).length + filesOf(entry).length === 0,
    );
    expect(empty).toEqual([]);
  });

  it('gives no reason for the absence of what is there', () => {
    const present = new Set([...Object.values(RULES), ...TABLES].map(({ section }) => String(section)));
    expect(ENTRIES.filter(([heading, entry]) => 'none' in entry && present.has(heading))).toEqual([]);
  });

  it('has every rule under its own heading', () => {
    const missing = (Object.keys(RULES) as AtzRule[]).filter((rule) => {
      const { section } = RULES[rule];
      return section !== 'house' && !rulesOf(CHECKLIST[section]).includes(rule);
    });
    expect(missing).toEqual([]);
  });

  it('has every table under its own heading, and names none that isn’t there', () => {
    const under = new Map(ENTRIES.map(([heading, entry]) => [heading, tablesOf(entry)]));
    const missing = TABLES.filter(
      ({ id, section }) => section !== 'house' && !under.get(section)?.includes(id),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
    const ids = new Set(TABLES.map(({ id }) => id));
    expect(ENTRIES.flatMap(([, entry]) => tablesOf(entry)).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('names files that are there', () => {
    const files = ENTRIES.flatMap(([, entry]) => filesOf(entry));
    expect(files.filter((file) => !existsSync(fromRoot('src/rules/all-things-zombie', file)))).toEqual([]);
  });
});

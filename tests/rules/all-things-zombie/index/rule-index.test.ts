import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HEADINGS } from '../../../../src/rules/all-things-zombie/data/text/headings.ts';
import type { Rule } from '../../../../src/rules/all-things-zombie/rule.ts';
import { RULES } from '../../../../src/rules/all-things-zombie/rules.ts';
import { EVERY_TABLE } from '../../../../src/rules/all-things-zombie/tables.ts';
import { fromRoot } from '../../../../tools/paths.ts';
import { PAGES } from '../../../../tools/rule-index/pages.ts';
import { RULE_INDEX, ruleIndex } from '../../../../tools/rule-index/text.ts';
import { project, usesOf } from '../../../../tools/rule-index/uses.ts';

const ENTRIES: readonly (readonly [string, Rule])[] = Object.entries(RULES);
const PROJECT = project();

describe('the rule index', () => {
  it('is as the code is: npm run rule-index writes it anew', () => {
    expect(readFileSync(fromRoot(RULE_INDEX), 'utf8')).toBe(ruleIndex());
  });

  it.each(ENTRIES)('knows where %s is written and what tries it', (id, { file }) => {
    const { files, tests } = usesOf(PROJECT, id, file);
    expect({ files: files.length > 0, tests: tests.length > 0 }).toEqual({ files: true, tests: true });
    for (const path of [...files, ...tests]) expect(existsSync(fromRoot(path))).toBe(true);
  });

  it('finds a rule by the id in a play, behind a template, and by its own word', () => {
    const files = (id: string, file?: string) => usesOf(PROJECT, id, file).files;
    expect(files('atz.talk.may')).toContain('src/rules/all-things-zombie/meeting-and-greeting/talk.ts');
    expect(files('atz.building-type.pick')).toEqual([
      'src/rules/all-things-zombie/battlefield/types-rolled.ts',
    ]);
    expect(files('atz.pass', RULES['atz.pass'].file)).toEqual(['src/rules/core/pass.ts']);
  });

  it('finds tests by the play they take, and none for what isn’t there', () => {
    expect(usesOf(PROJECT, 'atz.talk.may').tests).toContain(
      'tests/rules/all-things-zombie/meeting-and-greeting/talk.test.ts',
    );
    expect(usesOf(PROJECT, 'atz.made-up')).toEqual({ files: [], tests: [] });
  });

  it('names three tests of a rule at most, those that lie closest to its files', () => {
    const line = ruleIndex()
      .split('\n')
      .find((one) => one.startsWith('| Stars and Grunts |'));
    expect(line).toMatch(/\| `types\.ts` \| (?:`[a-z-]+\.test\.ts`(?:, )?){3} \|$/);
    const many = ENTRIES.filter(([id, { file }]) => usesOf(PROJECT, id, file).tests.length > 3);
    expect(many).toEqual([]);
  });

  it('names a file only for a rule that no file names by its id', () => {
    const both = ENTRIES.filter(
      ([id, { file }]) => file !== undefined && usesOf(PROJECT, id).files.length > 0,
    );
    expect(both.map(([id]) => id)).toEqual([]);
  });

  it('says of a rule where it is, not where it is due or made use of', () => {
    const namesOf = (
      id: 'atz.rap' | 'atz.rep-up' | 'atz.left-behind' | 'atz.larger-than-life' | 'atz.doc',
    ) => {
      const rule: Rule = RULES[id];
      return usesOf(PROJECT, id, rule.file).files.map((file) => file.split('/').at(-1));
    };
    expect(namesOf('atz.rap')).toEqual(['advancement.ts']);
    expect(namesOf('atz.rep-up')).toEqual(['advancement.ts']);
    expect(namesOf('atz.left-behind')).toEqual(['larger-than-life.ts']);
    expect(namesOf('atz.larger-than-life')).toEqual(['larger-than-life.ts']);
    expect(namesOf('atz.doc')).toEqual(['doc.ts']);
  });

  it('has every table, and every heading of a rule, with its page where the contents have one', () => {
    const text = ruleIndex();
    const ids = EVERY_TABLE.map(({ id }) => id).filter((id) => !text.includes(`\`${id}\``));
    expect(ids).toEqual([]);
    for (const line of [
      '| Improving Rep | 40 | `atz.rap` |',
      '| Building Activity Modifiers Table | 34 | `atz.building-activity` |',
      '| Entering Buildings | 35 | `atz.activity.survivors`, `atz.activity.zombies` |',
      '| Reputation | 7 |  |  | `data/reps.ts` |',
      '| Loot Tables |  | `atz.loot` |',
    ])
      expect(text).toContain(`\n${line}`);
    // The contents go through the book from front to back.
    const pages = HEADINGS.flatMap((heading) => PAGES[heading] ?? []);
    expect(pages).toEqual(pages.toSorted((a, b) => a - b));
  });

  it('has the battle too, with no heading of it left out', () => {
    const written = readFileSync(fromRoot(RULE_INDEX), 'utf8');
    const ofTheBattle = ['Groups', 'Actions', 'Continuous Melee', 'Duck Back', 'Runaway', 'Going Prone'];
    const sections = written.split('\n').map((line) => line.split('|')[1]?.trim() ?? '');
    expect(ofTheBattle.filter((heading) => !sections.some((one) => one.includes(heading)))).toEqual([]);
    // The tests that try a rule follow from what they run, not from what they import.
    const tries = (rule: string) => written.split('\n').find((line) => line.includes(`\`${rule}\``)) ?? '';
    expect(tries('atz.fast-move')).not.toMatch(/due-marks|strangers-check/);
    expect(tries('atz.reaction-fire')).not.toMatch(/due-marks|strangers-check/);
    expect(tries('atz.what-now')).not.toContain('due-marks');
  });

  it('is as long as the README says: rules, and tables that are no rule by themselves', () => {
    const readme = readFileSync(fromRoot('README.md'), 'utf8');
    const [, rules, tables] =
      /(\d+) rules in the \[rule index\].*?, and (\d+) tables\s+with an id of their own/s.exec(readme) ?? [];
    const index = readFileSync(fromRoot('docs/rule-index.md'), 'utf8');
    const [, ...lines] = index
      .split('\n')
      .map((line) => /\| `((?:atz|holdout)\.[a-z.-]+)` \|/.exec(line)?.[1]);
    const ids = [...new Set(lines.filter((id) => id !== undefined))];
    const isRule = (id: string) => Object.hasOwn(RULES, id);
    expect(ids.filter(isRule)).toHaveLength(Number(rules));
    expect(ids.filter((id) => !isRule(id))).toHaveLength(Number(tables));
    expect(Number(rules)).toBe(Object.keys(RULES).length);
  });
});

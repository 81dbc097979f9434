import { describe, expect, it } from 'vitest';
import {
  bestNamed,
  ruleFilter,
  rulesNamed,
} from '../../renderer/games/all-things-zombie/rules/rule-filter.ts';

const rule = (id: string, title: string, summary: string) => ({
  id,
  title,
  summary,
  kind: 'rule' as const,
  odds: false,
  tables: false,
});
const sections = [
  {
    title: '“Harry, Are You Okay?”',
    rules: [rule('atz.infection', 'Does the figure turn?', 'A die and Rep; less than 7, and it turns.')],
  },
  {
    title: 'Attributes',
    rules: [
      rule('atz.attribute-chosen', 'A Star’s new attribute', 'A Star picks another attribute.'),
      rule('atz.drunkard', 'Is the Drunkard sober?', 'Above Rep, he is not.'),
    ],
  },
];
const found = (query: string) =>
  ruleFilter(query, sections).flatMap(({ title, rules }) => rules.map(({ id }) => `${title}: ${id}`));

describe('looking for a rule', () => {
  it('shows all before a letter is typed', () => {
    expect(ruleFilter('  ', sections)).toEqual(sections);
  });

  it.each([
    ['turn', ['“Harry, Are You Okay?”: atz.infection']],
    ['harry okay', ['“Harry, Are You Okay?”: atz.infection']],
    ['ATZ.DRUNK', ['Attributes: atz.drunkard']],
    ["star's picks", ['Attributes: atz.attribute-chosen']],
    ['attributes', ['Attributes: atz.attribute-chosen', 'Attributes: atz.drunkard']],
    ['rep turn sober', []],
  ])('%s is found in title, id, section or summary', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it.each([
    ['attribute', ['atz.attribute-chosen']],
    ['infection', ['atz.infection']],
    ['rep', ['atz.infection', 'atz.drunkard']],
    ['star', ['atz.attribute-chosen']],
    ['sober', ['atz.drunkard']],
    ['figure', ['atz.infection']],
    ['turns', ['atz.infection']],
  ])('the palette finds %s by name first, then by what a rule says', (query, ids) => {
    expect(rulesNamed(query, sections).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    // Named so, though one with the words in its summary comes before it.
    ['star', 'atz.attribute-chosen'],
    ['sober', 'atz.drunkard'],
    // The title begins with it, though another that has it in the middle comes before.
    ['in sight', 'atz.in-sight'],
    // By its section alone.
    ['harry', 'atz.infection'],
    ['rep turn sober', undefined],
  ])('Enter takes the best match of %s', (query, id) => {
    const sights = [
      rule('atz.free-will', 'Free Will in sight', 'A Star chooses.'),
      rule('atz.in-sight', 'In Sight', 'Two dice against Rep.'),
    ];
    const [first, ...rest] = sections;
    const all = [first, { title: 'Stars', rules: sights }, ...rest].filter((one) => one !== undefined);
    expect(bestNamed(query, all)?.id).toBe(id);
  });
});

import { describe, expect, it } from 'vitest';
import { inOrder, sortedBy, USUAL_SORT } from '../../renderer/games/all-things-zombie/roster/columns.ts';
import type { FigureLine, WeaponLine } from '../../renderer/games/all-things-zombie/text/figures.ts';
import { rosterLines, rosterSheet } from '../../src/contract/games/all-things-zombie/roster-columns.ts';

const weapon = (title: string, range: number | null): WeaponLine => ({
  id: 'w1',
  weapon: 'pistol',
  title,
  range,
  targets: 1,
  impact: 1,
  oRating: 1,
  corrected: false,
  clips: 3,
  loaded: true,
});

const figure = (name: string, more: Partial<FigureLine> = {}): FigureLine => ({
  id: 'f1',
  kind: 'grunt',
  name,
  pronoun: 'they',
  shortName: null,
  neverRecovered: false,
  rep: 3,
  rap: 0,
  rapToAdvance: 4,
  attributes: [],
  protected: false,
  leadership: 'none',
  advantages: [],
  weapons: [],
  cost: 15,
  status: 'ready',
  since: 'January, O+2',
  joined: 'January, O+2',
  ...more,
});

const names = (figures: readonly FigureLine[]) => figures.map(({ name }) => name);

describe('sorting the roster', () => {
  it('puts the highest Rep first, equals in the order they joined', () => {
    const party = [figure('Zoe'), figure('Ann', { rep: 5 }), figure('Bo'), figure('Cy', { rep: 4 })];
    expect(names(inOrder(party, USUAL_SORT))).toEqual(['Ann', 'Cy', 'Zoe', 'Bo']);
    expect(names(inOrder(party, { by: 'rep', descending: false }))).toEqual(['Zoe', 'Bo', 'Cy', 'Ann']);
  });

  it('orders names as a reader does, accents beside their letters', () => {
    const party = [figure('Zoe'), figure('Édith'), figure('ann'), figure('Eve')];
    expect(names(inOrder(party, { by: 'name', descending: false }))).toEqual(['ann', 'Édith', 'Eve', 'Zoe']);
  });

  it('counts a figure’s best weapon, and melee below every range', () => {
    const party = [
      figure('Melee', { weapons: [weapon('Machete', null)] }),
      figure('Both', { weapons: [weapon('Pistol', 12), weapon('Rifle', 48)] }),
      figure('Carbine', { weapons: [weapon('Carbine', 24)] }),
    ];
    expect(names(inOrder(party, { by: 'range', descending: true }))).toEqual(['Both', 'Carbine', 'Melee']);
  });

  it('lists the unarmed after every weapon', () => {
    const party = [figure('Unarmed'), figure('Armed', { weapons: [weapon('Rifle', 48)] })];
    expect(names(inOrder(party, { by: 'weapon', descending: false }))).toEqual(['Armed', 'Unarmed']);
  });

  it('starts numbers with the most and words at the beginning, and turns round the second time', () => {
    expect(sortedBy('cost', USUAL_SORT)).toEqual({ by: 'cost', descending: true });
    expect(sortedBy('name', USUAL_SORT)).toEqual({ by: 'name', descending: false });
    expect(sortedBy('rep', USUAL_SORT)).toEqual({ by: 'rep', descending: false });
  });
});

describe('the roster in plain text', () => {
  const star = figure('Rosa', {
    kind: 'star',
    rep: 5,
    rap: 2,
    rapToAdvance: 6,
    protected: true,
    leadership: 'overall',
    attributes: [
      { id: 'nerves-of-steel', title: 'Nerves' },
      { id: 'runt', title: 'Runt' },
    ],
    weapons: [weapon('Pistol', 12), { ...weapon('Machete', null), clips: null }],
    cost: 61,
    pronoun: 'she',
    shortName: 'Rosie',
  });

  it('is a line of the command line with its marks, things parted by commas', () => {
    expect(rosterLines([star, figure('Bo', { rapToAdvance: null })])).toEqual([
      ['Name', 'Rep', 'Attributes', 'Weapons', 'Cost', 'RAP', 'Status', 'Pronoun', 'Short name'],
      ['Rosa *', '5 protected', 'Nerves, Runt', 'Pistol (3), Machete', 61, '2/6', 'ready', 'she', 'Rosie'],
      ['Bo', '3', '', '', 15, '0', 'ready', 'they', ''],
    ]);
  });

  it('is a row of a spreadsheet with a fact in each cell, things parted by semicolons', () => {
    const { head, rows } = rosterSheet([
      { ...star, outings: 4, zombies: 9, people: 1, biography: 'A nurse.' },
    ]);
    const [row = []] = rows;
    expect(new Set(head).size).toBe(head.length);
    expect(Object.fromEntries(head.map((title, at) => [title, row[at]]))).toEqual({
      Name: 'Rosa',
      Kind: 'Star',
      Rep: 5,
      RAP: 2,
      'RAP to advance': 6,
      Attributes: 'Nerves; Runt',
      Advantages: '',
      Protected: 'yes',
      Leadership: 'Overall Leader',
      Weapons: 'Pistol (3); Machete',
      Cost: 61,
      Status: 'Ready',
      Since: 'January, O+2',
      Joined: 'January, O+2',
      Encounters: 4,
      Zombies: 9,
      People: 1,
      Biography: 'A nurse.',
      Pronoun: 'she',
      'Short name': 'Rosie',
    });
  });
});

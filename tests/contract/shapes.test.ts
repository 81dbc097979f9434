import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { Edit } from '../../src/contract/contract.ts';
import {
  CampaignDate,
  Clips,
  FigureId,
  HeldWeaponId,
  Rap,
  Rep,
  Weapon,
  Year,
} from '../../src/contract/games/all-things-zombie/shapes.ts';
import {
  CampaignId,
  Name,
  OptionalReason,
  OwnEntry,
  Prose,
  Reason,
  Seed,
} from '../../src/contract/shapes.ts';

/** The first complaint. */
function complaint(shape: z.ZodType, value: unknown): string | undefined {
  return shape.safeParse(value).error?.issues[0]?.message;
}

const FAMILY = '👨‍👩‍👧‍👦';

describe('a name', () => {
  it.each([
    ['  Pris   Hallam ', 'Pris Hallam'],
    ['Pris\tHallam\n', 'Pris Hallam'],
    ['Nguyễn Thị Đào', 'Nguyễn Thị Đào'],
    ['Αλεξάνδρα', 'Αλεξάνδρα'],
    ['محمد', 'محمد'],
    ['東京', '東京'],
    [`The ${FAMILY} of Merrow 🧟`, `The ${FAMILY} of Merrow 🧟`],
    ['Ame\u0301lie', 'Amélie'],
    ['x', 'x'],
    ['0', '0'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(Name.parse(typed)).toBe(kept);
  });

  it('has 1 to 80 characters as a reader counts them', () => {
    expect(Name.parse('n'.repeat(80))).toHaveLength(80);
    expect(Name.parse(FAMILY.repeat(80))).toBe(FAMILY.repeat(80));
    expect(Name.parse(`  ${'n'.repeat(80)}  `)).toHaveLength(80);
    expect(complaint(Name, 'n'.repeat(81))).toBe('A name has at most 80 characters.');
    expect(complaint(Name, FAMILY.repeat(81))).toBe('A name has at most 80 characters.');
    for (const empty of ['', '   ', '\n\t', '\u0000']) {
      expect(complaint(Name, empty)).toBe('A name needs at least one character.');
    }
  });

  it('does not hide a thousand accents behind one letter', () => {
    expect(complaint(Name, `e${'\u0323'.repeat(2000)}`)).toBe('A name has at most 80 characters.');
  });

  it('is text', () => {
    for (const value of [7, null, undefined, ['Pris'], {}])
      expect(complaint(Name, value)).toBe('A name is text.');
  });
});

describe('other text', () => {
  it('names its own limit', () => {
    expect(complaint(Seed, 's'.repeat(81))).toBe('A seed has at most 80 characters.');
    expect(complaint(Reason, '')).toBe('A reason needs at least one character.');
    expect(complaint(Reason, 'r'.repeat(201))).toBe('A reason has at most 200 characters.');
    expect(complaint(Prose, 'p'.repeat(20_001))).toBe('A biography has at most 20,000 characters.');
  });

  it('may be empty where it may be left out', () => {
    expect(OptionalReason.parse('')).toBe('');
    expect(OptionalReason.parse(' The weir ')).toBe('The weir');
    expect(Prose.parse('  ')).toBe('');
    expect(Prose.parse('One.\n\nTwo.')).toBe('One.\n\nTwo.');
  });
});

const BOUNDS: readonly (readonly [string, z.ZodType, readonly unknown[], readonly [unknown, string][]])[] = [
  [
    'Rep',
    Rep,
    [1, 7],
    [
      [0, 'Rep is a whole number from 1 to 7.'],
      [8, 'Rep is a whole number from 1 to 7.'],
      [3.5, 'Rep is a whole number from 1 to 7.'],
      ['3', 'Rep is a whole number from 1 to 7.'],
    ],
  ],
  [
    'RAP',
    Rap,
    [0, 99],
    [
      [-1, 'RAP is 0 or more.'],
      [100, 'RAP is 99 at most.'],
      [0.5, 'RAP is a whole number.'],
    ],
  ],
  [
    'clips',
    Clips,
    [0, 99],
    [
      [-1, 'Clips are 0 or more.'],
      [100, 'Clips are 99 at most.'],
      [null, 'Clips are a whole number.'],
    ],
  ],
  [
    'a year',
    Year,
    [0, 99],
    [
      [-1, 'A year lies between O+0 and O+99.'],
      [100, 'A year lies between O+0 and O+99.'],
      [2.5, 'A year is a whole number, counted from the outbreak.'],
    ],
  ],
  [
    'a date',
    CampaignDate,
    [{ year: 2, period: 11 }],
    [
      [{ year: 2, period: 12 }, 'A year has at most 12 periods.'],
      [{ year: 2, period: -1 }, 'A period is counted from 0.'],
    ],
  ],
  ['a campaign’s id', CampaignId, ['k7qf2mwd01'], [['K7', 'A campaign’s id is ten letters and digits.']]],
  ['a figure’s id', FigureId, ['f1', 'f12'], [['f0', 'A figure’s id is an f and a number.']]],
  ['a held weapon’s id', HeldWeaponId, ['w1'], [['pistol', 'A held weapon’s id is a w and a number.']]],
];

describe.each(BOUNDS)('%s', (_, shape, fitting, others) => {
  it('takes what lies within and says what would be right for the rest', () => {
    for (const value of fitting) expect(shape.parse(value)).toEqual(value);
    for (const [value, sentence] of others)
      expect([value, complaint(shape, value)]).toEqual([value, sentence]);
  });
});

it('names the weapons there are for one that is not', () => {
  expect(complaint(Weapon, 'bazooka')).toMatch(
    /^A weapon is one of one-hand-bludgeon, .*, light-machine-gun\.$/,
  );
});

it('takes no weapon where an edit needs one that is held', () => {
  expect(Edit.safeParse({ field: 'clips', weapon: 'pistol', to: 2 }).success).toBe(false);
  expect(Edit.safeParse({ field: 'weapon-got', weapon: 'pistol', to: 2 }).success).toBe(false);
  expect(Edit.parse({ field: 'weapon-got', weapon: 'pistol' })).toEqual({
    field: 'weapon-got',
    weapon: 'pistol',
  });
});

it('takes dice, cards and choices of the player, or leaves them to the app', () => {
  for (const entry of ['app', { own: [3] }, { own: '3S' }, { own: { x: 1, y: 2 } }]) {
    expect(OwnEntry.parse(entry)).toEqual(entry);
  }
  for (const entry of [
    'own',
    { own: [7] },
    { own: [0] },
    { own: 3 },
    { own: null },
    {},
    [3],
    { own: 'x'.repeat(81) },
  ]) {
    expect(OwnEntry.safeParse(entry).success).toBe(false);
  }
});

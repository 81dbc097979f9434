import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { schemaOf } from '../../src/contract/games/all-things-zombie/fields.ts';
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
import { CampaignId, Name, OwnEntry, Seed } from '../../src/contract/shapes.ts';
import { EDIT } from '../../src/rules/all-things-zombie/acts/edit.ts';
import { SET_STATUS, WRITE_BIOGRAPHY } from '../../src/rules/all-things-zombie/acts/figure.ts';

const Reason = schemaOf(EDIT.fields.why, 'why');
const OptionalReason = schemaOf(SET_STATUS.fields.why, 'why');
const Prose = schemaOf(WRITE_BIOGRAPHY.fields.text, 'text');
const Edit = schemaOf(EDIT.fields.edit, 'edit');

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
    expect(complaint(Name, 'n'.repeat(81))).toBe('Name: enter 1 to 80 characters.');
    expect(complaint(Name, FAMILY.repeat(81))).toBe('Name: enter 1 to 80 characters.');
    for (const empty of ['', '   ', '\n\t', '\u0000']) {
      expect(complaint(Name, empty)).toBe('Name: enter 1 to 80 characters.');
    }
  });

  it('does not hide a thousand accents behind one letter', () => {
    expect(complaint(Name, `e${'\u0323'.repeat(2000)}`)).toBe('Name: enter 1 to 80 characters.');
  });

  it('can be seen, and leaves what stands beside it as it is', () => {
    for (const unseen of ['\u200B', '\u2060\uFEFF', '\u3164', '\u0301', '\u202E', '\u2800'])
      expect(complaint(Name, unseen), JSON.stringify(unseen)).toBe('Name: enter 1 to 80 characters.');
    // Letters for private use are those between which reports mark names.
    expect(Name.parse('A\uE000B\uE001C\uF8FF')).toBe('ABC');
    expect(Name.safeParse('\uE001').success).toBe(false);
    expect(Name.parse('Pris \u202EmallaH')).toBe('Pris mallaH');
    expect(Name.parse('\u2067Pris\u2069 Hallam')).toBe('Pris Hallam');
    expect(complaint(Name, `x${'\u0323'.repeat(9)}`)).toBe('Name: put at most eight accents on a letter.');
    // Characters that join emoji and letters stay.
    expect(Name.parse(`نامه\u200Cای ${FAMILY}`)).toBe(`نامه\u200Cای ${FAMILY}`);
  });

  it('is whole characters', () => {
    expect(Name.parse('x\ud800y')).toBe('x\uFFFDy');
    expect(Prose.parse('x\ud800y')).toBe('x\uFFFDy');
  });

  it('is text', () => {
    for (const value of [7, null, undefined, ['Pris'], {}])
      expect(complaint(Name, value)).toBe('Name: enter 1 to 80 characters.');
  });
});

describe('other text', () => {
  it('names its own limit', () => {
    expect(complaint(Seed, 's'.repeat(81))).toBe('Seed: enter 1 to 80 characters.');
    expect(complaint(Reason, '')).toBe('Reason: enter 1 to 200 characters.');
    expect(complaint(Reason, 'r'.repeat(201))).toBe('Reason: enter 1 to 200 characters.');
    expect(complaint(Prose, 'p'.repeat(20_001))).toBe('Biography: enter 20,000 characters at most.');
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
      [0, 'Rep: enter a whole number from 1 to 7.'],
      [8, 'Rep: enter a whole number from 1 to 7.'],
      [3.5, 'Rep: enter a whole number from 1 to 7.'],
      ['3', 'Rep: enter a whole number from 1 to 7.'],
    ],
  ],
  [
    'RAP',
    Rap,
    [0, 99],
    [
      [-1, 'RAP: enter a whole number from 0 to 99.'],
      [100, 'RAP: enter a whole number from 0 to 99.'],
      [0.5, 'RAP: enter a whole number from 0 to 99.'],
    ],
  ],
  [
    'clips',
    Clips,
    [0, 99],
    [
      [-1, 'Clips: enter a whole number from 0 to 99.'],
      [100, 'Clips: enter a whole number from 0 to 99.'],
      [null, 'Clips: enter a whole number from 0 to 99.'],
    ],
  ],
  [
    'a year',
    Year,
    [0, 99],
    [
      [-1, 'Year: enter a whole number from 0 to 99.'],
      [100, 'Year: enter a whole number from 0 to 99.'],
      [2.5, 'Year: enter a whole number from 0 to 99.'],
    ],
  ],
  [
    'a date',
    CampaignDate,
    [{ year: 2, period: 11 }],
    [
      [{ year: 2, period: 12 }, 'Period: enter a whole number from 0 to 11.'],
      [{ year: 2, period: -1 }, 'Period: enter a whole number from 0 to 11.'],
    ],
  ],
  [
    'a campaign’s id',
    CampaignId,
    ['k7qf2mwd01'],
    [['K7', 'Give the campaign’s id: ten letters and digits.']],
  ],
  ['a figure’s id', FigureId, ['f1', 'f12'], [['f0', 'Figure: name a figure, such as f1.']]],
  ['a held weapon’s id', HeldWeaponId, ['w1'], [['pistol', 'Weapon: name a held weapon, such as w1.']]],
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
    /^Weapon: choose one-hand-bludgeon, .* or light-machine-gun\.$/,
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

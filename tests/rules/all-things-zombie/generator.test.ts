import { describe, expect, it } from 'vitest';
import { GENERATOR, type GeneratorWeapon } from '../../../src/rules/all-things-zombie/data/generator.ts';
import { RANKS, SUITED_CARDS } from '../../../src/rules/core/cards.ts';
import { rowOf } from '../../../src/rules/core/table.ts';

type Row = (typeof GENERATOR)['odd']['rows']['JK']['result'];

/** Weapons that the printed abbreviations mean (ATZ-6). */
const READ: Readonly<Record<string, GeneratorWeapon>> = {
  P: 'pistol',
  BAP: 'ba-pistol',
  BAMP: 'ba-machine-pistol',
  MP: 'machine-pistol',
  CAR: 'carbine',
  SG: 'shotgun',
  AR: 'assault-rifle',
  SAR: 'semi-automatic-rifle',
  'SAR+': 'scoped-semi-automatic-rifle',
  R: 'rifle',
  'R+': 'scoped-rifle',
  SMG: 'submachine-gun',
  LMG: 'light-machine-gun',
};

/** Both tables typed off the book a second time, from the 2 to the ace; a star is body armour. */
const PRINTED = {
  odd: {
    D: `3 P agile, 3 P ambidextrous, 3 P brawler, 3 BAP clumsy, 3 P poser, 3 BAMP psycho, 3 BAP brawler,
      3 CAR agile, 3 SG agile, 2 P slow, 2 P poser, 2 SG dumbass, 2 P runt`,
    H: `4* AR clumsy, 4 P wuss, 4 R+ crack-shot, 4 P sidewalk-demon, 4 P ambidextrous, 4 P knifeman, 4 BAP dumbass,
      4* SG terrifying, 4 P drunkard, 3 P wuss, 3 P clumsy, 3 SMG medic, 3 MP runt`,
    C: `3 SAR+ slow, 3 P knifeman, 3 P runt, 3 R brawler, 3 AR wuss, 3 P poser, 3 BAP ambidextrous, 3 P clumsy,
      3 SG slow, 4 P nerves-of-steel, 4 P drunkard, 4* LMG slow, 4 P transporter`,
    S: `4 SG dumbass, 4 P medic, 4 P hard-as-nails, 4 BAP poser, 4 CAR crack-shot, 4 R drunkard, 4 AR psycho,
      4 P drunkard, 4 P transporter, 5 SG boss, 5* AR stone-cold, 5 BAP brawler, 5 LMG agile`,
  },
  even: {
    D: `4* AR slow, 4 AR ambidextrous, 4 BAP brawler, 4 BAP clumsy, 4 CAR poser, 4 LMG psycho, 4 BAMP brawler,
      4 P agile, 4 P agile, 5 P slow, 5 R+ poser, 5 SG dumbass, 5* SG runt`,
    H: `4 AR clumsy, 4 P wuss, 4 SAR crack-shot, 4 P sidewalk-demon, 3 MP ambidextrous, 3 P knifeman, 3 BAP dumbass,
      3 SG terrifying, 3 P drunkard, 3 P wuss, 3 P clumsy, 3 SMG medic, 3 MP runt`,
    C: `4 R transporter, 4 P stone-cold, 4 BAMP psycho, 4 SAR poser, 4 AR medic, 4 P hard-as-nails, 4 BAP dumbass,
      4 P drunkard, 4* SG drunkard, 3 P crack-shot, 3 P brawler, 3 LMG boss, 3 P agile`,
    S: `2 P slow, 2 P knifeman, 2 P runt, 2 BAP brawler, 3 P wuss, 3 MP poser, 3 BAP ambidextrous, 3 CAR clumsy,
      3 SG slow, 3 P nerves-of-steel, 3 P drunkard, 3 SG slow, 3 P transporter`,
  },
} as const;

const TABLES = ['odd', 'even'] as const;
const SUITS = ['D', 'H', 'C', 'S'] as const;
const CARDS = [...SUITED_CARDS, 'JK'] as const;

const shown = (row: Row) => `${row.rep}${row.protected ? '*' : ''} ${row.weapon} ${row.attribute}`;

const tally = (table: (typeof TABLES)[number], what: (row: Row) => string | number) => {
  const counts: Record<string, number> = {};
  for (const card of CARDS) {
    const key = what(rowOf(GENERATOR[table], card).result);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};

describe('Random Character Generation', () => {
  it.each(TABLES.flatMap((table) => SUITS.map((suit) => [table, suit] as const)))('%s, %s', (table, suit) => {
    const printed = PRINTED[table][suit].split(/,\s+/).map((line) => {
      const [rep, weapon = '', attribute] = line.split(' ');
      return `${rep} ${READ[weapon]} ${attribute}`;
    });
    expect(RANKS.map((rank) => shown(rowOf(GENERATOR[table], `${rank}${suit}`).result))).toEqual(printed);
  });

  it('has one Joker in each, unarmed, whose attribute varies', () => {
    for (const table of TABLES)
      expect(shown(rowOf(GENERATOR[table], 'JK').result)).toBe('3 unarmed variable');
  });

  it('finds the worked examples: Jim Bob Joe’s recruit and Trixie', () => {
    expect(shown(rowOf(GENERATOR.even, '3S').result)).toBe('2 pistol knifeman');
    expect(shown(rowOf(GENERATOR.even, '4H').result)).toBe('4 semi-automatic-rifle crack-shot');
  });

  it('puts body armour on seven, and no more', () => {
    const armoured = (table: (typeof TABLES)[number]) =>
      CARDS.filter((card) => rowOf(GENERATOR[table], card).result.protected);
    expect(armoured('odd')).toEqual(['2H', '9H', 'KC', 'QS']);
    expect(armoured('even')).toEqual(['2D', 'AD', '10C']);
  });

  it('marks the two entries that are lost, and says by which ruling they stand', () => {
    const ruled = TABLES.flatMap((table) =>
      CARDS.filter((card) => rowOf(GENERATOR[table], card).confidence !== 'RULEBOOK').map((card) => [
        table,
        card,
        rowOf(GENERATOR[table], card).ruling,
      ]),
    );
    expect(ruled).toEqual([
      ['odd', '10D', 'ATZ-4'],
      ['odd', 'AH', 'ATZ-5'],
    ]);
  });
});

describe('counted off the book by hand', () => {
  it('has the same Reps in both tables', () => {
    for (const table of TABLES) expect(tally(table, (row) => row.rep)).toEqual({ 2: 4, 3: 23, 4: 22, 5: 4 });
  });

  it('weapons', () => {
    expect(tally('odd', (row) => row.weapon)).toEqual({
      pistol: 25,
      'ba-pistol': 6,
      shotgun: 6,
      'assault-rifle': 4,
      carbine: 2,
      rifle: 2,
      'light-machine-gun': 2,
      'ba-machine-pistol': 1,
      'machine-pistol': 1,
      'scoped-rifle': 1,
      'scoped-semi-automatic-rifle': 1,
      'submachine-gun': 1,
      unarmed: 1,
    });
    expect(tally('even', (row) => row.weapon)).toEqual({
      pistol: 22,
      'ba-pistol': 6,
      shotgun: 6,
      'assault-rifle': 4,
      'machine-pistol': 3,
      carbine: 2,
      'light-machine-gun': 2,
      'ba-machine-pistol': 2,
      'semi-automatic-rifle': 2,
      rifle: 1,
      'scoped-rifle': 1,
      'submachine-gun': 1,
      unarmed: 1,
    });
  });

  it('attributes: the tables differ by one card', () => {
    const even = {
      agile: 3,
      ambidextrous: 3,
      boss: 1,
      brawler: 4,
      clumsy: 4,
      'crack-shot': 2,
      drunkard: 4,
      dumbass: 3,
      'hard-as-nails': 1,
      knifeman: 2,
      medic: 2,
      'nerves-of-steel': 1,
      poser: 4,
      psycho: 2,
      runt: 3,
      'sidewalk-demon': 1,
      slow: 5,
      'stone-cold': 1,
      transporter: 2,
      terrifying: 1,
      wuss: 3,
      variable: 1,
    };
    expect(tally('even', (row) => row.attribute)).toEqual(even);
    expect(tally('odd', (row) => row.attribute)).toEqual({ ...even, agile: 4, slow: 4 });
  });
});

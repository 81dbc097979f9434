/** The odds of the way home: against sums done by hand, against the plays, and against journeys by dice. */
import { describe, expect, it } from 'vitest';
import { type CrewId, crewRow } from '../../../src/rules/awful-green-things/data/crew.ts';
import type { Entry } from '../../../src/rules/awful-green-things/epilogue/data.ts';
import { meets } from '../../../src/rules/awful-green-things/epilogue/events.ts';
import { endingsOf } from '../../../src/rules/awful-green-things/epilogue/journey.ts';
import { EPILOGUE_ODDS, type EpilogueInput } from '../../../src/rules/awful-green-things/epilogue/odds.ts';
import { setOut } from '../../../src/rules/awful-green-things/epilogue/passage.ts';
import { decidedBy, STEADY } from '../../../src/rules/awful-green-things/epilogue/policy.ts';
import { isCrewEvent, leadsFrom } from '../../../src/rules/awful-green-things/epilogue/ways.ts';
import { awfulGreenThings } from '../../../src/rules/awful-green-things/module.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { odds } from '../../../src/rules/core/odds.ts';
import { counted, type OddsRule } from '../../../src/rules/core/odds-rule.ts';
import { sampled } from '../../../src/rules/core/odds-sampled.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { ship } from '../../support/rules/agt-ship.ts';

const RULE = EPILOGUE_ODDS['agt.epilogue'] as OddsRule<EpilogueInput>;

function shares(input: EpilogueInput): ReadonlyMap<string, number> {
  return new Map(counted(RULE, input).outcomes.map(([name, { n, of }]) => [name, n / of]));
}
const homeOf = (input: EpilogueInput): number => 1 - (shares(input).get('lost') ?? 0);

/** Four dice never reach 25. */
const HARDY = { dice: 3, constitution: 27 };
const FOUR = [
  { dice: 3, constitution: 27 },
  { dice: 3, constitution: 21 },
  { dice: 1, constitution: 16 },
  { dice: 1, constitution: 11 },
];

/** Chance that three dice beat one to six natives, every way counted. */
function threeDiceWin(): number {
  const ways = (dice: number): number[] => {
    let all = [0];
    for (let die = 0; die < dice; die++)
      all = all.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face));
    return all;
  };
  const ours = ways(3);
  const against = [1, 2, 3, 4, 5, 6].map((natives) => {
    const theirs = ways(natives);
    const won = ours.map((sum) => theirs.filter((other) => sum > other).length);
    return won.reduce((all, one) => all + one, 0) / (ours.length * theirs.length);
  });
  return against.reduce((all, one) => all + one, 0) / 6;
}

describe('one whom the flu can’t kill', () => {
  const crew = [HARDY];

  // Home from 6 is x. Straight, pressing on: 7 is 10x/21, 15 is 31x/42, 2 is 13x/30, so x = 15/32.
  it('comes home straight in 25 of 112 ways, pressing on at 14', () => {
    expect(homeOf({ crew, at: 1, course: 'straight', supplies: 'press-on' })).toBeCloseTo(25 / 112, 12);
    expect(homeOf({ crew, at: 6, course: 'straight', supplies: 'press-on' })).toBeCloseTo(15 / 32, 12);
  });

  // Low on food 3 is 25x/54, so 7 is 131x/189, 15 is 160x/189, 2 is 79x/135, and x = 135/247.
  it('comes home by the last planet in 1847 of 5187 ways, running from natives', () => {
    expect(homeOf({ crew, at: 1, course: 'last-planet', natives: 'run' })).toBeCloseTo(1847 / 5187, 12);
    expect(homeOf({ crew, at: 6, natives: 'run' })).toBeCloseTo(135 / 247, 12);
    expect(homeOf({ crew, at: 3, food: 2, natives: 'run' })).toBeCloseTo((25 / 54) * (135 / 247), 12);
  });

  it('comes home by the last planet when he fights them and wins', () => {
    const from3 = (2 * threeDiceWin() + 1) / 3;
    const from7 = (3 + 4 * from3) / 7;
    const from15 = (1 + from7) / 2;
    const from2 = (6 / 5) * (from7 / 2 + from15 / 6);
    const fought = { crew, at: 1, course: 'last-planet', natives: 'fight' } as const;
    expect(homeOf(fought)).toBeCloseTo(from3 / (3 - 2 * from2), 12);
  });

  it.each<[Entry, number | undefined, number]>([
    [12, undefined, 1],
    [11, undefined, 0],
    [7, 2, 0],
    [2, 1, 0],
    [14, 1, 0],
  ])('at event %i with %s years of food comes home with chance %i', (at, food, chance) =>
    expect(homeOf({ crew, at, ...(food === undefined ? {} : { food }) })).toBe(chance),
  );
});

describe('a crew of four', () => {
  it('brings somebody home about 70 % of the time by the last planet, 22 % straight (RULINGS)', () => {
    expect(homeOf({ crew: FOUR, at: 1 })).toBeCloseTo(0.7, 2);
    expect(homeOf({ crew: FOUR, at: 1, course: 'straight', supplies: 'press-on' })).toBeCloseTo(0.22, 2);
  });

  it('adds up to one, most home first', () => {
    const { exact, rounded, outcomes } = counted(RULE, { crew: FOUR, at: 1 });
    expect([exact, rounded]).toEqual([true, true]);
    expect(outcomes.map(([name]) => name)).toEqual(['4', '3', '2', '1', 'lost']);
    expect(outcomes.reduce((sum, [, { n }]) => sum + n, 0)).toBe(outcomes[0]?.[1].of);
  });

  it('comes to what 20,000 journeys by dice come to', () => {
    const input: EpilogueInput = { crew: FOUR, at: 1 };
    const exact = shares(input);
    const { outcomes } = sampled(() => RULE.play(input), 20_000, RULE.outcomes);
    const off = outcomes.map(([name, { n, of }]) => {
      const share = exact.get(name) ?? 0;
      return Math.abs(n / of - share) / Math.sqrt((share * (1 - share)) / of);
    });
    expect(outcomes).toHaveLength(5);
    expect(Math.max(...off)).toBeLessThan(4);
  });

  it('loses nothing where those who are alike aren’t told apart', () => {
    const hands = (worths: readonly number[]) =>
      worths.map((worth) => ({ dice: 1, constitution: 11, worth }));
    const journey = { at: 1, food: null, policy: STEADY } as const;
    const home = (worths: readonly number[], count: number) =>
      endingsOf({ ...journey, crew: hands(worths) })
        .filter(({ fate, home: those }) => fate === 'home' && those === count)
        .reduce((sum, { share }) => sum + share, 0);
    for (const count of [1, 2, 3]) expect(home([1, 1, 1], count)).toBeCloseTo(home([1, 2, 4], count), 12);
  });
});

describe('decisions left open', () => {
  const figures: Readonly<Record<string, Hand>> = {
    captain: { dice: 3, constitution: 27 },
    'first officer': { dice: 2, constitution: 19 },
    marine: { dice: 2, constitution: 18 },
    cook: { dice: 1, constitution: 21 },
    doc: { dice: 1, constitution: 11 },
    medic: { dice: 1, constitution: 11 },
  };
  type Hand = EpilogueInput['crew'][number];
  const crewOf = (names: string): Hand[] =>
    names.split(', ').flatMap((name) => (figures[name] === undefined ? [] : [figures[name]]));
  const onAverage = (input: EpilogueInput): number =>
    [...shares(input)].reduce((sum, [home, share]) => sum + share * (Number(home) || 0), 0);

  it.each([
    ['doc', 'straight'],
    ['captain', 'straight'],
    ['captain, doc', 'straight'],
    ['first officer, marine', 'straight'],
    ['captain, first officer, cook', 'straight'],
    ['captain, first officer, marine', 'last-planet'],
    ['doc, medic, marine', 'last-planet'],
    ['captain, first officer, marine, cook', 'last-planet'],
    ['captain, cook, doc, medic', 'last-planet'],
  ] as const)('bring most of %s home: %s', (names, course) => {
    const open: EpilogueInput = { crew: crewOf(names), at: 1 };
    const by = (one: 'straight' | 'last-planet') => onAverage({ ...open, course: one });
    const other = course === 'straight' ? 'last-planet' : 'straight';
    expect(by(course)).toBeGreaterThan(by(other));
    expect(onAverage(open)).toBe(by(course));
    expect(RULE.decided?.(open)).toEqual({ course, natives: 'fight', supplies: 'go-back' });
  });

  it('are those of a crew that is left: one alone runs from natives', () => {
    const alone: EpilogueInput = { crew: [HARDY], at: 4 };
    expect(RULE.decided?.(alone)).toMatchObject({ natives: 'run' });
    expect(homeOf(alone)).toBeGreaterThan(homeOf({ ...alone, natives: 'fight' }));
  });

  it('give way to those that are named', () => {
    const named = { course: 'last-planet', natives: 'run', supplies: 'press-on' } as const;
    expect(RULE.decided?.({ crew: [HARDY], at: 1, ...named })).toEqual(named);
  });
});

describe('the careful bot', () => {
  const course = (crew: readonly CrewId[]) => {
    const state = ship({ phase: 'epilogue' });
    const aboard = crew.map((id) => ({ id, ...crewRow(id).result }));
    state.passages = [
      setOut(
        'scout',
        aboard.map(({ id, dice, constitution }) => ({ id, dice, constitution })),
      ),
    ];
    const box = diceBox('home');
    const seat = awfulGreenThings.bots
      .find(({ id }) => id === 'careful')
      ?.seat(() => seen(state), box, 'bot');
    const options = ['straight', 'last-planet'].map((id) => ({ id, text: id }));
    return seat?.({ kind: 'choose', rule: 'agt.epilogue.1', seat: 'crew', of: 'scout', options }, 0)?.answer;
  };

  it('takes the course that brings most home of those who are aboard', () => {
    expect(course(['captain'])).toBe('straight');
    expect(course(['captain', 'doc'])).toBe('straight');
    expect(course(['captain', 'first-officer', 'marine-2'])).toBe('last-planet');
    expect(course(['captain', 'cook', 'doc', 'medic'])).toBe('last-planet');
  });
});

describe('each event', () => {
  const at = (entry: Entry, food: number | null) => ({
    ...setOut('boat', [{ id: 'captain', ...HARDY }]),
    ...{ at: entry, food },
  });
  const CASES = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14].flatMap((entry) =>
    [null, 1, 2].map((food) => [entry as Exclude<Entry, 5 | 15>, food] as const),
  );

  it.each(CASES)('leads where its play does: %i with %s years of food', (entry, food) => {
    const nameOf = ({
      to,
      fate,
      food: left = food,
    }: {
      to: Entry | null;
      fate?: string;
      food?: number | null;
    }) => fate ?? `${to} ${left}`;
    const played = odds(() => meets(at(entry, food), decidedBy(STEADY)), nameOf);
    const ways = leadsFrom({ at: entry, food }, STEADY).map(({ share, to }) => [
      typeof to === 'string' ? to : `${to.at} ${to.food}`,
      share,
    ]);
    const byPlay = played.outcomes.map(([name, { n, of }]) => [name, Number(n) / Number(of)]);
    expect(byPlay.sort()).toEqual(ways.sort());
    expect(isCrewEvent(entry)).toBe(false);
  });
});

describe('a boat too full to count', () => {
  const crew = Array.from({ length: 22 }, (_, one) => ({ dice: 1 + (one % 3), constitution: 8 + one }));

  it('is played by dice and says so', () => {
    const found = counted(RULE, { crew, at: 6 });
    expect(found).toMatchObject({ exact: false, games: 10_000 });
    expect(found.outcomes.reduce((sum, [, { n }]) => sum + n, 0)).toBe(10_000);
  });

  it('comes out the same each time', () => {
    const input: EpilogueInput = { crew, at: 12 };
    expect(counted(RULE, input)).toEqual(counted(RULE, input));
  });
});

describe('the flu', () => {
  const kills = (constitution: number) => {
    const { outcomes } = counted(EPILOGUE_ODDS['agt.epilogue.flu'] as OddsRule<{ constitution: number }>, {
      constitution,
    });
    return new Map(outcomes).get('dies');
  };

  it('kills by four dice, every way counted', () => {
    const sums = Array.from({ length: 1296 }, (_, way) =>
      [1, 6, 36, 216].reduce((sum, place) => sum + 1 + (Math.floor(way / place) % 6), 0),
    );
    for (const constitution of [8, 11, 16, 21, 24]) {
      const { n = 0, of = 1 } = kills(constitution) ?? {};
      expect(n / of).toBe(sums.filter((sum) => sum >= constitution).length / 1296);
    }
    expect(kills(25)).toBeUndefined();
  });
});

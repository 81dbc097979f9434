import { describe, expect, it } from 'vitest';
import {
  afterCorrection,
  type Correction,
  type CorrectionEvent,
  type CorrectionRefusal,
  type Corrections,
  correcting,
  correctionsPrint,
  differences,
  NO_CORRECTIONS,
  takingBack,
} from '../../../src/rules/core/corrections.ts';
import { drive } from '../../../src/rules/core/driver.ts';
import { choice, line, nullable, number } from '../../../src/rules/core/fields.ts';
import { byCorrected, withCorrections, workedOutOf } from '../../../src/rules/core/in-force.ts';
import { odds } from '../../../src/rules/core/odds.ts';
import {
  correctableIn,
  type KeyedTable,
  linesOf,
  lookUp,
  type RangeTable,
  rowOf,
} from '../../../src/rules/core/table.ts';
import { search } from '../../support/rules/sample-game.ts';
import { scripted } from '../../support/rules/scripted.ts';

const PRICE: KeyedTable<'rope' | 'lamp', number> = {
  id: 'test.price',
  section: 'Prices',
  figures: { result: number(0, 20, { except: [13] }) },
  rows: { rope: { result: 2 }, lamp: { result: 5, confidence: 'RECONSTRUCTED', ruling: 'T-1' } },
};

interface Hut {
  readonly name: string;
  readonly sides: readonly number[];
  readonly roof: { readonly leaks: boolean; readonly storeys: number | null };
}
const HUT: KeyedTable<'small', Hut> = {
  id: 'test.hut',
  section: 'Huts',
  figures: {
    'sides.0': number(10, 99),
    'sides.1': number(10, 99),
    'sides.2': number(10, 99),
    'roof.leaks': { kind: 'flag' },
    'roof.storeys': nullable(number(1, 9)),
  },
  rows: { small: { result: { name: 'Hut', sides: [30, 20], roof: { leaks: true, storeys: 1 } } } },
};

const WIND: RangeTable<'calm' | 'gale'> = {
  id: 'test.wind',
  section: 'Wind',
  figures: { result: choice(['calm', 'gale']) },
  rows: [
    { from: 2, to: 6, result: 'calm' },
    { from: 7, to: 7, result: 'gale' },
    { from: 8, result: 'calm', confidence: 'DERIVED' },
  ],
};
const TABLES = [PRICE, HUT, WIND];

const LAMP: Correction = { table: 'test.price', row: 'lamp', field: 'result', to: 7 };
const SIX: Correction = { table: 'test.wind', row: '2-6', field: '6', to: 'gale' };

/** Told after those that hold already, and what holds then. */
function corrected(correction: Correction, before: Corrections = NO_CORRECTIONS): Corrections {
  const event = correcting(TABLES, before, correction);
  if (!event.ok) throw new Error(event.refusal);
  return afterCorrection(before, event.value);
}

describe('a look-up where corrections are in force', () => {
  it('gives the corrected figure, marked, and the others as they are', () => {
    withCorrections(corrected(LAMP), () => {
      expect(rowOf(PRICE, 'lamp')).toEqual({
        result: 7,
        row: 'test.price/lamp',
        confidence: 'RECONSTRUCTED',
        ruling: 'T-1',
        corrected: true,
      });
      expect(rowOf(PRICE, 'rope')).toEqual({
        result: 2,
        row: 'test.price/rope',
        confidence: 'RULEBOOK',
      });
    });
    expect(rowOf(PRICE, 'lamp').result).toBe(5);
  });

  it('changes single fields of a row, and nothing of the row itself', () => {
    const place = { table: 'test.hut', row: 'small' };
    const all = [
      { ...place, field: 'sides.1', to: 25 },
      { ...place, field: 'roof.leaks', to: false },
      { ...place, field: 'roof.storeys', to: null },
    ].reduce((before, one) => corrected(one, before), NO_CORRECTIONS);
    expect(withCorrections(all, () => rowOf(HUT, 'small').result)).toEqual({
      name: 'Hut',
      sides: [30, 25],
      roof: { leaks: false, storeys: null },
    });
    expect(HUT.rows.small.result.sides).toEqual([30, 20]);
  });

  it('changes a range as a whole, or one score of it', () => {
    const results = (corrections: Corrections) =>
      withCorrections(corrections, () => [2, 5, 6, 7, 8, 40].map((score) => lookUp(WIND, score)?.result));
    expect(results(corrected(SIX))).toEqual(['calm', 'calm', 'gale', 'gale', 'calm', 'calm']);
    const middle = corrected({ ...SIX, field: '4' });
    const all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    const found = withCorrections(middle, () => all.map((score) => lookUp(WIND, score)?.result));
    expect(found).not.toContain(undefined);
    expect(found[2]).toBe('gale');
    expect(found.with(2, 'calm')).toEqual(all.map((score) => lookUp(WIND, score)?.result).with(2, 'calm'));
    const both = corrected({ ...SIX, field: 'result' }, corrected({ ...SIX, row: '8+', field: 'result' }));
    expect(results(both)).toEqual(['gale', 'gale', 'gale', 'gale', 'gale', 'gale']);
    // The score goes before the whole, whichever was corrected first.
    const whole = afterCorrection(corrected(SIX), {
      type: 'figure-corrected',
      ...{ ...SIX, field: 'result', to: 'calm' },
      from: 'calm',
      book: 'calm',
    });
    expect(results(whole).slice(0, 3)).toEqual(['calm', 'calm', 'gale']);
  });

  it('shows all rows of a table with the book beside them', () => {
    const rows = withCorrections(corrected(LAMP), () => linesOf(PRICE));
    expect(rows.map(({ name, book, found }) => [name, book.result, found.result, found.corrected])).toEqual([
      ['rope', 2, 2, undefined],
      ['lamp', 5, 7, true],
    ]);
    const ranges = withCorrections(corrected({ ...SIX, field: '4' }), () => linesOf(WIND));
    expect(ranges.map(({ row, name, found }) => [row, name, found.result])).toEqual([
      ['2-6', '2-3', 'calm'],
      ['2-6', '4', 'gale'],
      ['2-6', '5-6', 'calm'],
      ['7', '7', 'gale'],
      ['8+', '8+', 'calm'],
    ]);
  });

  it('goes by the innermost, and by none after a failure', () => {
    const dear = corrected(LAMP);
    const cheap = corrected({ ...LAMP, to: 1 });
    const lamp = () => rowOf(PRICE, 'lamp').result;
    expect(
      withCorrections(dear, () => [
        lamp(),
        withCorrections(cheap, lamp),
        withCorrections(NO_CORRECTIONS, lamp),
        lamp(),
      ]),
    ).toEqual([7, 1, 5, 7]);
    expect(() =>
      withCorrections(dear, () => {
        throw new Error('lost');
      }),
    ).toThrow('lost');
    expect(lamp()).toBe(5);
  });

  it('passes over what newer rules have no place for', () => {
    const old: Corrections = [
      { table: 'test.price', row: 'ladder', field: 'result', to: 3 },
      { table: 'test.hut', row: 'small', field: 'door.width', to: 3 },
      { table: 'test.gone', row: 'any', field: 'result', to: 3 },
    ];
    withCorrections(old, () => {
      expect(rowOf(HUT, 'small')).toEqual({
        result: HUT.rows.small.result,
        row: 'test.hut/small',
        confidence: 'RULEBOOK',
      });
      expect(rowOf(PRICE, 'lamp').result).toBe(5);
    });
    expect(differences(TABLES, old)).toEqual([]);
    const [first] = old;
    expect(first && takingBack(TABLES, old, first)).toEqual({
      ok: true,
      value: {
        type: 'correction-taken-back',
        table: 'test.price',
        row: 'ladder',
        field: 'result',
        from: 3,
        book: null,
      },
    });
  });

  it('takes no work that goes on later', () => {
    // @ts-expect-error what comes after a wait would go by other figures
    const later = withCorrections(corrected(LAMP), async () => rowOf(PRICE, 'lamp').result);
    expect(later).toBeInstanceOf(Promise);
  });
});

describe('correcting', () => {
  it('says what held before, and what the book has', () => {
    expect(correcting(TABLES, corrected(LAMP), { ...LAMP, to: 9 })).toEqual({
      ok: true,
      value: { type: 'figure-corrected', ...LAMP, to: 9, from: 7, book: 5 },
    });
  });

  it.each<[string, Partial<Correction>, CorrectionRefusal]>([
    ['a table there is not', { table: 'test.rent' }, 'no-such-table'],
    ['a row there is not', { row: 'ladder' }, 'no-such-row'],
    ['a figure there is not', { field: 'weight' }, 'no-such-field'],
    ['a figure this row has not', { table: 'test.hut', row: 'small', field: 'sides.2' }, 'no-such-field'],
    ['a score of a row that has one', { table: 'test.wind', row: '7', field: '7' }, 'no-such-field'],
    ['a word for a number', { to: 'dear' }, 'not-a-value'],
    ['half a number', { to: 2.5 }, 'not-a-value'],
    ['nothing where there is something', { to: null }, 'not-a-value'],
    ['a word there is not', { ...SIX, to: 'storm' }, 'not-a-value'],
    ['too much', { to: 21 }, 'out-of-range'],
    ['a number it can’t be', { to: 13 }, 'out-of-range'],
    ['what the book has', { to: 5 }, 'as-in-the-book'],
  ])('refuses %s', (_, part, refusal) => {
    expect(correcting(TABLES, NO_CORRECTIONS, { ...LAMP, ...part })).toEqual({ ok: false, refusal });
  });

  it('refuses the same again, and the book’s own figure', () => {
    expect(correcting(TABLES, corrected(LAMP), LAMP)).toEqual({ ok: false, refusal: 'corrected-already' });
    expect(correcting(TABLES, corrected(LAMP), { ...LAMP, to: 5 })).toEqual({
      ok: false,
      refusal: 'as-in-the-book',
    });
  });

  it('is taken back', () => {
    const back = takingBack(TABLES, corrected(LAMP, corrected(SIX)), LAMP);
    expect(back).toEqual({
      ok: true,
      value: {
        ...{ type: 'correction-taken-back', table: 'test.price', row: 'lamp', field: 'result' },
        ...{ from: 7, book: 5 },
      },
    });
    const event = back.ok ? back.value : ({} as CorrectionEvent);
    expect(afterCorrection(corrected(LAMP, corrected(SIX)), event)).toEqual([SIX]);
    expect(takingBack(TABLES, [SIX], LAMP)).toEqual({ ok: false, refusal: 'not-corrected' });
  });
});

describe('a text', () => {
  const SONG: KeyedTable<'first', { readonly title: string }> = {
    id: 'test.song',
    section: 'Songs',
    figures: { title: line(12) },
    rows: { first: { result: { title: 'Low water' } } },
  };
  const renamed = (to: Correction['to']) =>
    correcting([SONG], NO_CORRECTIONS, { table: 'test.song', row: 'first', field: 'title', to });

  it('is corrected like any figure', () => {
    const event = renamed('You a zombie');
    if (!event.ok) throw new Error(event.refusal);
    expect(event.value).toMatchObject({ from: 'Low water', to: 'You a zombie', book: 'Low water' });
    const found = withCorrections(afterCorrection([], event.value), () => rowOf(SONG, 'first'));
    expect(found).toMatchObject({ result: { title: 'You a zombie' }, corrected: true });
  });

  it.each([
    ['', 'out-of-range'],
    ['Thirteen long', 'out-of-range'],
    [7, 'not-a-value'],
    [' Low tide', 'not-a-value'],
    ['Low\ntide', 'not-a-value'],
    ['Low\u2028tide', 'not-a-value'],
    // The character would turn what stands behind it around.
    ['Low \u202Etide', 'not-a-value'],
    ['\u2067tide\u2069', 'not-a-value'],
    ['\u200B', 'not-a-value'],
    ['\uD800', 'not-a-value'],
    ['Low water', 'as-in-the-book'],
  ])('is refused where it can’t be printed in one line, or is no other: %j', (to, refusal) => {
    expect(renamed(to)).toEqual({ ok: false, refusal });
  });
});

describe('what differs from the book', () => {
  it('is listed in the order of the tables, each with the book’s figure and what that rests on', () => {
    const found = differences(TABLES, corrected(LAMP, corrected(SIX)));
    expect(
      found.map(({ table, row, field, book, to, confidence, ruling, section }) => [
        ...[table, row, field, book, to, confidence, ruling, section],
      ]),
    ).toEqual([
      ['test.price', 'lamp', 'result', 5, 7, 'RECONSTRUCTED', 'T-1', 'Prices'],
      ['test.wind', '2-6', '6', 'calm', 'gale', 'RULEBOOK', undefined, 'Wind'],
    ]);
  });

  it('has a print that goes by what it says, not by the order', () => {
    const one = corrected(LAMP, corrected(SIX));
    const other = corrected(SIX, corrected(LAMP));
    expect(correctionsPrint(one)).toBe(correctionsPrint(other));
    expect(correctionsPrint(one)).not.toBe(correctionsPrint(corrected(LAMP)));
    expect(correctionsPrint(corrected(LAMP))).not.toBe(correctionsPrint(corrected({ ...LAMP, to: 8 })));
    expect(correctionsPrint(NO_CORRECTIONS)).toBe('');
  });

  it('can be nothing but figures that a row has, each with a kind that takes it', () => {
    expect(correctableIn(HUT).map(({ field, book }) => [field, book])).toEqual([
      ['sides.0', 30],
      ['sides.1', 20],
      ['roof.leaks', true],
      ['roof.storeys', 1],
    ]);
    expect(correctableIn(WIND).map(({ row, field }) => `${row} ${field}`)).toEqual([
      ...['2-6 result', '2-6 2', '2-6 3', '2-6 4', '2-6 5', '2-6 6', '7 result', '8+ result'],
    ]);
  });
});

describe('play and odds', () => {
  const oil: Corrections = [{ table: 'lantern.finds', row: '6-9', field: '7', to: 'oil' }];

  it('change by the same figure', () => {
    const finds = (corrections: Corrections) =>
      withCorrections(corrections, () => odds(() => search(), String)).outcomes.map(([name, { n, of }]) => [
        name,
        Number((n * 36n) / of),
      ]);
    expect(finds(NO_CORRECTIONS)).toEqual([
      ['nothing', 10],
      ['coin', 20],
      ['oil', 6],
    ]);
    expect(finds(oil)).toEqual([
      ['nothing', 10],
      ['coin', 14],
      ['oil', 12],
    ]);
    const played = withCorrections(oil, () => drive(search(), scripted([[3, 4]])));
    expect(played).toMatchObject({ kind: 'finished', value: 'oil' });
    expect(drive(search(), scripted([[3, 4]]))).toMatchObject({ value: 'coin' });
  });
});

it('works a thing out once for each set of corrections, and says each time which corrected rows it rests on', () => {
  let times = 0;
  const worth = workedOutOf(({ ropes }: { readonly ropes: number }) => {
    times += 1;
    return ropes * rowOf(PRICE, 'rope').result;
  });
  const bag = { ropes: 2 };
  const printed = rowOf(PRICE, 'rope').result;
  expect([worth(bag), worth(bag)]).toEqual([2 * printed, 2 * printed]);
  const corrections = [{ table: PRICE.id, row: 'rope', field: 'result', to: printed + 1 }];
  const dearer = () => withCorrections(corrections, () => byCorrected(() => worth(bag)));
  const told = { value: 2 * printed + 2, corrected: [`${PRICE.id}/rope`] };
  expect([dearer(), dearer()]).toEqual([told, told]);
  expect(worth(bag)).toBe(2 * printed);
  expect(times).toBe(2);
});

import { describe, expect, it } from 'vitest';
import { byDate } from '../../renderer/games/all-things-zombie/after/dividing.ts';
import { followsText } from '../../renderer/games/all-things-zombie/after/follows.ts';
import { movedBy } from '../../renderer/games/all-things-zombie/after/grid-keys.ts';
import { COLUMNS, typedNumber } from '../../renderer/games/all-things-zombie/after/report-columns.ts';
import {
  emptyDraft,
  enemiesLeft,
  filledIn,
  isTouched,
  type Report,
  type ReportDraft,
  readDraft,
  setCell,
  tickAll,
  tickRow,
} from '../../renderer/games/all-things-zombie/after/report-draft.ts';
import { nextStep, stepButton, stepsLeft } from '../../renderer/games/all-things-zombie/after/settling.ts';
import type { FigureReport } from '../../src/contract/games/all-things-zombie/acts.ts';
import type { StockLine } from '../../src/contract/games/all-things-zombie/encounter-view/stock.ts';

const record = (figure: string): FigureReport => ({
  figure: figure as FigureReport['figure'],
  fought: false,
  ranAway: false,
  outOfTheFight: false,
  rejoined: false,
  mauled: false,
  broughtOff: true,
  killed: false,
  by: null,
  byRep: null,
  captured: false,
  sawFirstDeath: false,
  sanity: null,
  zombiesKilled: 2,
  peopleKilled: 0,
});
const PROPOSAL: Report = {
  records: ['f1', 'f2', 'f3'].map(record),
  field: { zombies: true, enemies: false },
  shots: 3,
};
const set = (figure: string) => ({ figure, column: 'fought', value: true }) as const;

describe('the draft of a report', () => {
  it('lies over what the marks propose, field by field', () => {
    const draft = { ...setCell(emptyDraft(4), set('f2')), field: { enemies: true }, shots: 0 };
    const { records, field, shots } = filledIn(PROPOSAL, [], draft);
    expect(records.map(({ fought, zombiesKilled }) => [fought, zombiesKilled])).toEqual([
      [false, 2],
      [true, 2],
      [false, 2],
    ]);
    expect(field).toEqual({ zombies: true, enemies: true });
    expect(shots).toBe(0);
    expect(filledIn(PROPOSAL, [], emptyDraft(4))).toEqual(PROPOSAL);
  });

  it('counts the enemies left by the marks and by what is entered over them', () => {
    const known = { name: 'Ada', by: null } as const;
    const met = [
      { ...known, who: 'c1/0', fate: 'free', end: 'there' },
      { ...known, who: 'c1/1', fate: 'free', end: 'down' },
      { ...known, who: 'c2/0', fate: 'free', end: 'apart' },
      { ...known, who: 'c1/2', fate: 'killed', end: 'there' },
    ] as const;
    const left = (draft: Partial<ReportDraft>) => {
      const now = { ...emptyDraft(4), ...draft };
      return [enemiesLeft([...met], now), filledIn(PROPOSAL, [...met], now).field.enemies];
    };
    expect(left({})).toEqual([1, true]);
    expect(left({ met: { 'c1/0': { fate: 'killed', by: null } } })).toEqual([0, false]);
    const stranger = { name: 'Bix', rep: 3, weapons: [], how: 'free', by: null } as const;
    expect(left({ strangers: [stranger] })).toEqual([2, true]);
  });

  it('sets all ticked rows at once, and a row that isn’t ticked alone', () => {
    const ticked = tickRow(tickRow(emptyDraft(4), 'f1'), 'f3');
    expect(Object.keys(setCell(ticked, set('f1')).rows)).toEqual(['f1', 'f3']);
    expect(Object.keys(setCell(ticked, set('f2')).rows)).toEqual(['f2']);
    expect(tickRow(ticked, 'f1').ticked).toEqual(['f3']);
    expect(tickAll(ticked, ['f1', 'f2', 'f3']).ticked).toEqual(['f1', 'f2', 'f3']);
    expect(tickAll(tickAll(ticked, ['f1', 'f2']), ['f1', 'f2']).ticked).toEqual([]);
  });

  it('is found again for its own Encounter only, and only if it can be read', () => {
    const kept = JSON.parse(JSON.stringify(setCell(emptyDraft(4), set('f2'))));
    expect(readDraft(4, kept)).toEqual(kept);
    expect(readDraft(5, kept)).toBeUndefined();
    expect(readDraft(4, { ...kept, rows: { f2: { fought: 'yes' } } })).toBeUndefined();
    expect(isTouched(kept)).toBe(true);
    expect(isTouched(tickRow(emptyDraft(4), 'f1'))).toBe(false);
  });

  it('has a column for everything a report says', () => {
    const { figure: _, ...said } = record('f1');
    expect(COLUMNS.map(({ id }) => id).toSorted()).toEqual(Object.keys(said).toSorted());
  });
});

describe('keys in a table of fields', () => {
  const at = { row: 1, column: 2 };
  it.each([
    ['ArrowRight', false, { row: 1, column: 3 }],
    ['ArrowLeft', false, { row: 1, column: 1 }],
    ['ArrowUp', false, { row: 0, column: 2 }],
    ['ArrowDown', false, { row: 2, column: 2 }],
    ['Enter', false, { row: 2, column: 2 }],
    ['Home', false, { row: 1, column: 0 }],
    ['End', false, { row: 1, column: 4 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 2, column: 4 }],
  ] as const)('%s, with Ctrl: %s', (key, ctrl, to) => {
    expect(movedBy(key, ctrl, at, 3, 5)).toEqual(to);
  });

  it('stay inside, and leave all other keys alone', () => {
    expect(movedBy('ArrowDown', false, { row: 2, column: 0 }, 3, 5)).toEqual({ row: 2, column: 0 });
    expect(movedBy('ArrowLeft', false, { row: 2, column: 0 }, 3, 5)).toEqual({ row: 2, column: 0 });
    expect(movedBy(' ', false, at, 3, 5)).toBeUndefined();
  });
});

it('a number is its last digits; nothing typed is 0, or not known', () => {
  const kills = { mayBeUnknown: false, digits: 3 };
  expect(typedNumber(kills, '12')).toBe(12);
  expect(typedNumber(kills, '1a2')).toBe(12);
  expect(typedNumber(kills, '1234')).toBe(234);
  expect(typedNumber(kills, '')).toBe(0);
  expect(typedNumber({ mayBeUnknown: true, digits: 1 }, '')).toBeNull();
  expect(typedNumber({ mayBeUnknown: true, digits: 1 }, '45')).toBe(5);
});

describe('what is due', () => {
  const due = (step: 'recovery' | 'rap' | 'cheating-death' | 'rep-up', asks = true) => ({
    step,
    title: step,
    rule: '',
    summary: '',
    asks,
    rolls: asks,
    kills: false,
  });
  const line = (figure: string, steps: readonly ReturnType<typeof due>[]) => ({
    figure,
    happened: '',
    settled: [],
    due: [...steps],
    unspared: [],
    noPoint: null,
  });

  it('is the first step of the first figure that has one', () => {
    const after = [line('f1', []), line('f2', [due('recovery'), due('rap')]), line('f3', [due('rap')])];
    expect(nextStep(after)).toEqual({ do: 'settle', figure: 'f2', step: 'recovery' });
    expect(stepsLeft(after)).toBe(3);
    expect(nextStep([line('f1', [])])).toBeUndefined();
  });

  it('is rolled, decided, or only settled', () => {
    expect(stepButton(due('recovery'))).toBe('Roll');
    expect(stepButton(due('rap', false))).toBe('Settle');
    expect(stepButton(due('cheating-death'))).toBe('Decide');
    expect(stepButton(due('rep-up'))).toBe('Raise it');
  });
});

describe('dividing the loot', () => {
  const thing = (id: string, kind: StockLine['kind'], carrier: string | null): StockLine => ({
    id,
    kind,
    title: kind,
    summary: '',
    weapon: null,
    carrier,
    found: 'October, O+4',
    from: 'House',
    fits: [],
    taken: false,
    loads: null,
    later: false,
  });
  const things = [thing('i1', 'weapon', null), thing('i2', 'cure', 'f1'), thing('i3', 'body-armor', 'f2')];

  it('begins with what was found today', () => {
    const older = { ...thing('i4', 'vehicle', null), found: 'May, O+4' };
    expect(byDate([older, ...things], 'October, O+4')).toEqual({ found: things, older: [older] });
  });
});

describe('in words', () => {
  it('what may be played next', () => {
    expect(
      followsText([
        { kind: 'raid', role: 'raider', area: null, forced: false },
        { kind: 'raid', role: 'defender', area: null, forced: false },
        { kind: 'escape', role: 'captor', area: null, forced: false },
        { kind: 'pursuit', role: 'runner', area: 'outskirts', forced: false },
      ]),
    ).toBe('a raid as raider or defender; an escape as captor; or a pursuit as Runner in the outskirts');
    expect(followsText([{ kind: 'escape', role: 'captive', area: 'urban', forced: true }])).toBe(
      'an escape as captive in an urban area',
    );
  });
});

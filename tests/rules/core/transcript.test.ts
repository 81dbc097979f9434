import { describe, expect, it } from 'vitest';
import { drive } from '../../../src/rules/core/driver.ts';
import { odds } from '../../../src/rules/core/odds.ts';
import { pass } from '../../../src/rules/core/pass.ts';
import { choose, draw, type Play, place, roll, tell } from '../../../src/rules/core/play.ts';
import { type KeyedTable, rowOf } from '../../../src/rules/core/table.ts';
import { read } from '../../../src/rules/core/transcript.ts';
import { scripted } from '../../support/rules/scripted.ts';

const SWIMMING = {
  id: 'pool.swimming',
  section: 'Swimming',
  rows: { '2': { result: 'across' }, '1': { result: 'back' }, '0': { result: 'under' } },
} as const satisfies KeyedTable<'0' | '1' | '2', string>;

const ASKED = { seat: 'player', stream: 'pool', of: 'f1' } as const;
const WAVES = [{ row: 'pool.weather/waves', does: 'target', by: -1 }];

function* swim(): Play<string> {
  const basis = { modifiers: WAVES, rows: ['pool.depth/deep'] };
  const odds = { rule: 'pool.swimming', input: { rep: 4 } };
  const { passes } = yield* pass({ ...ASKED, rule: SWIMMING.id, dice: 3, target: 3, odds, basis });
  yield* tell('splash');
  return read(rowOf(SWIMMING, `${passes}`)).result;
}

/** Nothing is known of any of these but the question. */
function* plainly(): Play<void, never> {
  const rule = 'pool.plain';
  yield* roll({ rule, seat: 'player', stream: 'pool', dice: 2, reading: { by: 'sum' } });
  yield* draw({ rule, seat: 'player', stream: 'pool', from: ['red', 'blue'] });
  yield* choose({ rule, seat: 'player', options: [{ id: 'in', text: 'In' }] });
  yield* place({
    rule,
    seat: 'player',
    bounds: { west: 0, south: 0, east: 9, north: 9 },
    spots: [{ x: 1, y: 1 }],
  });
}

describe('a transcript', () => {
  it('keeps with each answer whose it was, what it was held against, what bore on it, and the rows', () => {
    const { transcript } = drive(swim(), scripted([[6, 1, 3]]));
    expect(transcript).toEqual([
      {
        rule: 'pool.swimming',
        fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/),
        answer: [6, 1, 3],
        by: 'script',
        of: 'f1',
        target: 3,
        kept: [1, 3],
        modifiers: WAVES,
        rows: ['pool.depth/deep', 'pool.swimming/2'],
        odds: { rule: 'pool.swimming', input: { rep: 4 } },
      },
    ]);
  });

  it('holds nothing that isn’t known', () => {
    const script = scripted([[1, 2], 'red', 'in', { x: 1, y: 1 }]);
    for (const reply of drive(plainly(), script).transcript)
      expect(Object.keys(reply)).toEqual(['rule', 'fingerprint', 'answer', 'by']);
  });

  it('says which faces counted only where some did not', () => {
    function* two(): Play<unknown, never> {
      return yield* pass({ ...ASKED, rule: SWIMMING.id, dice: 2, target: 3 });
    }
    expect(drive(two(), scripted([[6, 1]])).transcript[0]).not.toHaveProperty('kept');
  });

  it('is kept of nobody who only counts odds', () => {
    const { outcomes } = odds(() => swim(), String);
    expect(outcomes.map(([name]) => name).toSorted()).toEqual(['across', 'back', 'under']);
    expect(read({ row: 'pool.depth/deep' })).toEqual({ row: 'pool.depth/deep' });
  });
});

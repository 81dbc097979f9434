/** Fences: what the book says of walls and of leaping, and how a table tells of them. */
import { describe, expect, it } from 'vitest';
import {
  FENCE_KINDS,
  FENCES,
  type FenceRow,
  isBehindFence,
} from '../../../../src/rules/all-things-zombie/battlefield/fences.ts';
import { tableLines } from '../../../../src/rules/all-things-zombie/text/table.ts';
import { withCorrections } from '../../../../src/rules/core/in-force.ts';
import { rowOf } from '../../../../src/rules/core/table.ts';
import { TABLE } from '../../../support/rules/encounter-events.ts';

const wall = {
  id: 'h1',
  line: [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ],
  gaps: [{ wall: 0, at: 50, width: 20 }],
  solid: true,
};
const wire = { ...wall, id: 'h2', solid: false };
const over = { from: { x: 120, y: 50 }, to: { x: 120, y: 150 } };
const through = { from: { x: 150, y: 50 }, to: { x: 150, y: 150 } };

describe('a fence', () => {
  it('covers whoever is behind it where it is solid, and wants a Task to leap it', () => {
    expect(FENCE_KINDS.map((kind) => rowOf<typeof kind, FenceRow>(FENCES, kind).result)).toEqual([
      { cover: true, crossing: 'task' },
      { cover: false, crossing: 'task' },
    ]);
    expect([isBehindFence(over, [wall]), isBehindFence(through, [wall])]).toEqual([true, false]);
    expect([isBehindFence(over, [wire]), isBehindFence(over, [wire, wall])]).toEqual([false, true]);
  });

  it('does what the player’s book says instead', () => {
    const leapt = [{ table: 'atz.fence', row: 'open', field: 'crossing', to: 'freely' }];
    const crossing = () => rowOf<'open', FenceRow>(FENCES, 'open').result.crossing;
    expect([crossing(), withCorrections(leapt, crossing)]).toEqual(['task', 'freely']);
    const covering = [{ table: 'atz.fence', row: 'open', field: 'cover', to: true }];
    expect(withCorrections(covering, () => isBehindFence(over, [wire]))).toBe(true);
  });

  it('is told of with the table, and nothing is where there is none', () => {
    expect(tableLines(TABLE).join('\n')).not.toContain('Fences');
    expect(tableLines({ ...TABLE, fences: [wall, { ...wire, gaps: [] }] }).slice(-3)).toEqual([
      'Fences (2)',
      expect.stringMatching(/^ {2}h1 solid: .+ to .+, 1 gap$/),
      expect.stringMatching(/^ {2}h2 open: .+ to [^,]+,[^,]+$/),
    ]);
  });
});

/** Names of what stands on the table, as sentences have them. */
import { describe, expect, it } from 'vitest';
import { coverText, cutText } from '../../../../src/rules/all-things-zombie/text/sight.ts';
import { calledOn } from '../../../../src/rules/all-things-zombie/text/spots.ts';
import { rectangle } from '../../../../src/rules/core/geometry/polygon.ts';
import { tableWith } from '../../../support/rules/encounter.ts';

describe('what stands on the table', () => {
  const table = {
    ...tableWith('rural', { buildings: ['house', 'church'], vehicles: ['sedan'] }),
    terrain: [{ id: 't1', kind: 'scrub', outline: rectangle({ west: 0, south: 0, east: 9, north: 9 }) }],
  } as const;

  it.each([
    ['b2', 'church 2'],
    ['v1', 'the sedan'],
    ['t1', 'the scrub'],
    ['m1', 'the bus'],
    ['b9', 'building 9'],
    ['v9', 'vehicle 9'],
  ])('goes by what it is, and a building by its number: %s is %s', (id, name) => {
    expect(calledOn(table, [{ id: 'm1', kind: 'bus' }])(id)).toBe(name);
  });

  it('is in no sentence by its inner id', () => {
    const called = calledOn(table);
    expect(cutText({ by: 'vehicle', id: 'v1' }, called)).toBe('the sedan is in between');
    expect(coverText({ by: 'inside', id: 'b1' }, called)).toBe('inside house 1');
    expect(coverText({ by: 'scrub', id: 't1' }, called)).toBe('in the scrub');
  });
});

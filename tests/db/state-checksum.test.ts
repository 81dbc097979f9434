import { describe, expect, it } from 'vitest';
import { changedChecksum, checksumOfState, isChecksumOf } from '../../db/projection/state-checksum.ts';

const STATE = {
  name: 'Ann',
  figures: [{ id: 'f1', rep: 4, tags: [] }],
  dice: { battle: [1, -2] },
  over: null,
};
const CHECKSUM = checksumOfState(STATE);

describe('the checksum over a state', () => {
  it('is known whatever the order of its keys', () => {
    expect(isChecksumOf(STATE, CHECKSUM)).toBe(true);
    const turned = { ...STATE, figures: [{ tags: [], rep: 4, id: 'f1' }] };
    expect(isChecksumOf(turned, CHECKSUM)).toBe(true);
    expect(checksumOfState(turned)).toBe(CHECKSUM);
  });

  it.each([
    ['a figure', { figures: [{ id: 'f1', rep: 5, tags: [] }] }],
    ['nothing for an empty list', { figures: [{ id: 'f1', rep: 4, tags: null }] }],
    ['a list for a record', { dice: [[1, -2]] }],
    ['an order', { dice: { battle: [-2, 1] } }],
  ])('is another where %s has changed', (_, change) => {
    const changed = { ...STATE, ...change };
    expect(isChecksumOf(changed, CHECKSUM)).toBe(false);
    expect(isChecksumOf(changed, changedChecksum(CHECKSUM, STATE, changed))).toBe(true);
  });
});

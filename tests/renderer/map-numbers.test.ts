import { expect, it } from 'vitest';
import { baselineOf } from '../../renderer/components/map/labels.ts';

it('stands a number in the middle of its line, however much larger than words it is', () => {
  const sizes = { number: 48, words: 24 };
  const down = (kind: 'number' | 'type') => baselineOf({ kind, size: sizes.words }, sizes);
  expect(down('number')).toBe(2 * down('type'));
});

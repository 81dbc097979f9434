/** Small tables drawn in letters, and what each figure on them has of another: anybody adds one in a minute. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { obstaclesOn } from '../../../../src/rules/all-things-zombie/board/obstacles.ts';
import type { Place } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { seeing } from '../../../../src/rules/all-things-zombie/board/seeing.ts';
import { seeingText } from '../../../../src/rules/all-things-zombie/text/sight.ts';
import { type Drawing, drawingsIn } from './drawing.ts';

const FOLDER = join(import.meta.dirname, 'drawn');

function answer({ table, conditions, places }: Drawing, from: string, to: string): string {
  const [a, b] = [places.get(from), places.get(to)] as [Place, Place];
  return seeingText(seeing(obstaclesOn(table), a, b, conditions), (id) => id);
}

describe.each(globSync('*.txt', { cwd: FOLDER }))('%s', (file) => {
  const cases = drawingsIn(readFileSync(join(FOLDER, file), 'utf8'));
  it.each(cases.map((one) => [one.title, one] as const))('%s', (_, one) => {
    expect(one.expected.length).toBeGreaterThan(0);
    expect(one.expected.map(({ from, to }) => `${from} > ${to}: ${answer(one, from, to)}`)).toEqual(
      one.expected.map((said) => `${said.from} > ${said.to}: ${said.answer}`),
    );
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULING_GROUPS, RULINGS } from '../../../../src/rules/all-things-zombie/data/rulings/text/rulings.ts';
import { EVERY_TABLE } from '../../../../src/rules/all-things-zombie/tables.ts';
import { fromRoot } from '../../../../tools/paths.ts';

const RULES = fromRoot('src/rules/all-things-zombie');

/** Every ruling that the rules cite, with a file that does. */
function cited(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(RULES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    for (const [id] of readFileSync(join(RULES, file), 'utf8').matchAll(/ATZ-\d+/g)) found.set(id, file);
  }
  return found;
}

describe('rulings', () => {
  it('are told in words, every one that the rules cite', () => {
    const told = new Set<string>(RULINGS.map(({ id }) => id));
    expect([...cited()].filter(([id]) => !told.has(id))).toEqual([]);
  });

  it('are all in the list, grouped', () => {
    const first = Array.from({ length: 140 }, (_, n) => `ATZ-${n + 1}`);
    // Of the later ones those that the app plays by.
    const onTheBoard = [155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170];
    const later = [141, 142, 146, 147, 151, 152, 153, ...onTheBoard, 171, 172, 173, 174, 175, 176, 177, 178];
    expect(RULINGS.map(({ id }) => id)).toEqual([...first, ...later.map((n) => `ATZ-${n}`)]);
    expect(RULING_GROUPS.map(({ rulings }) => rulings.length).every((count) => count > 10)).toBe(true);
  });

  it('are named by every row that rests on one', () => {
    const rows = EVERY_TABLE.flatMap(({ id, rows }) =>
      Object.entries<object>(rows).map(([row, sources]) => ({ row: `${id}/${row}`, ...sources })),
    );
    const unnamed = rows.filter(
      (one) => 'confidence' in one && one.confidence === 'RULING' && !('ruling' in one),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(unnamed.map(({ row }) => row)).toEqual([]);
  });

  it('stand once each, in order, as whole sentences', () => {
    const numbers = RULINGS.map(({ id }) => Number(id.slice(4)));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    for (const { id, title, open, decision } of RULINGS) {
      expect([id, title]).toEqual([id, expect.stringMatching(/^[A-Z].*[^.]$/)]);
      for (const text of [open, decision]) {
        expect([id, text]).toEqual([id, expect.stringMatching(/^[A-Z0-9−].*\.$/)]);
        expect([id, text]).not.toEqual([id, expect.stringMatching(/['"]| {2}|ATZ-/)]);
      }
    }
  });
});

/** The bounds that screens show while something is typed are those that its shapes hold it to. */
import { describe, expect, it } from 'vitest';
import {
  MOST_DICE,
  MOST_FIRE,
  MOST_INCHES,
  MOST_NAME,
  MOST_SEED,
  MOST_SHORT_NAME,
  MOST_WHERE,
  MOST_WHY,
} from '../../src/contract/limits.ts';
import { Faces, Name } from '../../src/contract/shapes.ts';
import { aliensVsZombies } from '../../src/rules/aliens-vs-zombies/module.ts';
import { FOUND } from '../../src/rules/all-things-zombie/acts/encounter/after/report-boxes.ts';
import { AIM } from '../../src/rules/all-things-zombie/acts/encounter/fire/aimed.ts';
import { LIGHT_FIRE } from '../../src/rules/all-things-zombie/acts/encounter/fires/fires.ts';
import { REASON, SHORT_NAME } from '../../src/rules/all-things-zombie/acts/fields.ts';
import { awfulGreenThings } from '../../src/rules/awful-green-things/module.ts';
import type { FigureKind } from '../../src/rules/core/figure.ts';
import { NAME, SEED } from '../../src/rules/core/setup.ts';
import { correctableIn, type Declared } from '../../src/rules/core/table.ts';

it('are the same', () => {
  expect([NAME.longest, SEED.longest, REASON.longest]).toEqual([MOST_NAME, MOST_SEED, MOST_WHY]);
  expect(SHORT_NAME.longest).toBe(MOST_SHORT_NAME);
  const lines = [FOUND.fields.where, LIGHT_FIRE.fields.where];
  expect(lines.map(({ longest }) => longest)).toEqual([MOST_WHERE, MOST_FIRE]);
  expect(AIM.fields.inches.most).toBe(MOST_INCHES);
  expect([0, 1].map((more) => Name.safeParse('🇻🇳'.repeat(MOST_NAME + more)).success)).toEqual([true, false]);
});

describe('the dice of one roll', () => {
  const most = (kind: FigureKind | undefined): number => (kind?.kind === 'number' ? kind.most : 0);
  /** All counters of a table, each with the most dice that may be corrected. */
  function allOf(tables: readonly Declared[], id: string, dice: string): number {
    const figures = tables.flatMap(correctableIn).filter(({ table }) => table === id);
    const of = (row: string, field: string) =>
      most(figures.find((one) => one.row === row && one.field === field)?.kind);
    const rows = [...new Set(figures.map(({ row }) => row))];
    return rows.reduce((sum, row) => sum + of(row, 'count') * of(row, dice), 0);
  }

  it('are enough for all the monsters on one crewman, and all aliens in one attack', () => {
    const monsters = allOf(awfulGreenThings.tables, 'agt.monsters', 'dice');
    const aliens = allOf(aliensVsZombies.tables, 'avz.aliens', 'combat');
    expect([monsters > 500, aliens > 500]).toEqual([true, true]);
    expect(Math.max(monsters, aliens)).toBeLessThanOrEqual(MOST_DICE);
    const faces = (dice: number) => Faces.safeParse(Array(dice).fill(6)).success;
    expect([41, monsters, aliens, MOST_DICE, MOST_DICE + 1].map(faces)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

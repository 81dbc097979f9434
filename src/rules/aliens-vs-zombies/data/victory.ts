/** Levels of victory, by how many of the dead lie still after the last turn (§8.0). */
import { choice } from '../../core/fields.ts';
import { lookUp, type RangeTable } from '../../core/table.ts';

export const LEVELS = [
  'overwhelming-zombies',
  'zombies',
  'stalemate',
  'aliens',
  'incredible-aliens',
] as const;
export type Level = (typeof LEVELS)[number];

export const VICTORY: RangeTable<Level> = {
  id: 'avz.victory',
  section: '8.0 Victory!',
  figures: { result: choice(LEVELS) },
  rows: [
    { from: 0, to: 10, result: 'overwhelming-zombies' },
    { from: 11, to: 20, result: 'zombies' },
    { from: 21, to: 25, result: 'stalemate' },
    { from: 26, to: 35, result: 'aliens' },
    { from: 36, result: 'incredible-aliens' },
  ],
};

export function victoryOf(dead: number) {
  const found = lookUp(VICTORY, dead);
  if (!found) throw new Error(`no level of victory for ${dead} dead`);
  return found;
}

/** The victory scale (§8.0), as it is drawn: where each level begins, and what it is called in a word. */
import { LEVELS, type Level, victoryOf } from '../data/victory.ts';
import { ZOMBIE_KINDS, zombieRow } from '../data/zombies.ts';
import type { Side } from '../state.ts';

export interface LevelView {
  readonly level: Level;
  readonly name: string;
  /** Dead zombies from which on it is this one. */
  readonly from: number;
  /** Side that wins; null for nobody’s victory. */
  readonly side: Side | null;
}

export const SHORT: Readonly<Record<Level, string>> = {
  'overwhelming-zombies': 'Overwhelming',
  zombies: 'Zombies',
  stalemate: 'Stalemate',
  aliens: 'Aliens',
  'incredible-aliens': 'Incredible',
};

const SIDES: Readonly<Record<Level, Side | null>> = {
  'overwhelming-zombies': 'zombies',
  zombies: 'zombies',
  stalemate: null,
  aliens: 'aliens',
  'incredible-aliens': 'aliens',
};

/** Beyond the last level the scale goes on this far. */
const TAIL = 10;

export interface ScaleView {
  readonly levels: readonly LevelView[];
  readonly to: number;
}

export function scaleOf(): ScaleView {
  const all = ZOMBIE_KINDS.reduce((sum, kind) => sum + zombieRow(kind).result.count, 0);
  const counts = Array.from({ length: all + 1 }, (_, dead) => victoryOf(dead).result);
  const levels = LEVELS.flatMap((level): LevelView[] => {
    const from = counts.indexOf(level);
    return from < 0 ? [] : [{ level, name: SHORT[level], from, side: SIDES[level] }];
  });
  return { levels, to: (levels.at(-1)?.from ?? 0) + TAIL };
}

import type { GameScreens } from '../game-screens.ts';

export const aliensVsZombies: GameScreens = {
  board: async () => (await import('./board.tsx')).AvzBoard,
  foot: async () => (await import('./piles/foot.tsx')).AvzFoot,
};

/** A war holds one of its games inside it. */
export const avzWar: GameScreens = {
  board: async () => (await import('./war/war-board.tsx')).WarBoard,
  foot: async () => (await import('./piles/foot.tsx')).WarFoot,
};

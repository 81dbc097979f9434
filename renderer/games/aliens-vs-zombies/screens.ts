/** Aliens vs Zombies’ parts of the screen of a game. */
import type { GameScreens } from '../game-screens.ts';

export const aliensVsZombies: GameScreens = {
  board: async () => (await import('./board.tsx')).AvzBoard,
  foot: async () => (await import('./piles/foot.tsx')).AvzFoot,
  sheets: async () => (await import('./print/sheets.tsx')).TOWN_SHEETS,
};

/** A war holds one of its games inside it. */
export const avzWar: GameScreens = {
  board: async () => (await import('./war/war-board.tsx')).WarBoard,
  foot: async () => (await import('./piles/foot.tsx')).WarFoot,
  sheets: async () => (await import('./print/sheets.tsx')).WAR_SHEETS,
};

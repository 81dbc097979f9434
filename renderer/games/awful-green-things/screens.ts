/** The Awful Green Things’ parts of the screen of a game. */
import type { GameScreens } from '../game-screens.ts';

export const awfulGreenThings: GameScreens = {
  board: async () => (await import('./board/board.tsx')).AgtBoard,
  foot: async () => (await import('./foot/foot.tsx')).AgtFoot,
  sheets: async () => (await import('./print/sheets.tsx')).SHIP_SHEETS,
};

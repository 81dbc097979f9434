/** The voyages of the Znutar, and the very short game. */
import type { GameScreens } from '../game-screens.ts';

/** A voyage holds a game on the ship inside it. */
export const agtVoyages: GameScreens = {
  board: async () => (await import('./voyages/voyages-board.tsx')).VoyagesBoard,
  foot: async () => (await import('./foot/foot.tsx')).AgtFoot,
  sheets: async () => [
    (await import('./voyages/record.tsx')).VOYAGES_RECORD,
    ...(await import('./print/sheets.tsx')).SHIP_SHEETS,
  ],
};

export const crewSurvival: GameScreens = {
  board: async () => (await import('./survival/board.tsx')).SurvivalBoard,
};

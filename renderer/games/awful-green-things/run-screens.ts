/** The voyages of the Znutar, and the very short game. */
import type { GameScreens } from '../game-screens.ts';

export const agtVoyages: GameScreens = {
  board: async () => (await import('./voyages/voyages-board.tsx')).VoyagesBoard,
  sheets: async () => [(await import('./voyages/record.tsx')).VOYAGES_RECORD],
};

export const crewSurvival: GameScreens = {
  board: async () => (await import('./survival/board.tsx')).SurvivalBoard,
};

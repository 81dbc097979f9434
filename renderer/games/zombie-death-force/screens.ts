/** Zombie Death Force, Go!’s parts of the screen of a game. */
import type { GameScreens } from '../game-screens.ts';

export const zombieDeathForce: GameScreens = {
  board: async () => (await import('./table/card-table.tsx')).CardTable,
  foot: async () => (await import('./foot/standings-foot.tsx')).StandingsFoot,
  sheets: async () => (await import('./print/sheets.tsx')).SHEETS,
  editors: { 'zdf.cards': async () => (await import('./deck/deck-editor.tsx')).DeckEditor },
};

/** A series holds one of its games inside it. */
export const zdfSeries: GameScreens = {
  ...zombieDeathForce,
  board: async () => (await import('./series/series-board.tsx')).SeriesBoard,
};

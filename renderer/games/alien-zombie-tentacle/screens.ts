/** Alien Zombie Tentacle Attack’s parts of the screen of a game. */
import type { GameScreens } from '../game-screens.ts';

export const alienZombieTentacle: GameScreens = {
  board: async () => (await import('./table/card-table.tsx')).CardTable,
  foot: async () => (await import('./foot/round-foot.tsx')).RoundFoot,
  sheets: async () => (await import('./print/sheets.tsx')).SHEETS,
};

/** A flight holds one of its nights inside it. */
export const aztaFlight: GameScreens = {
  ...alienZombieTentacle,
  board: async () => (await import('./flight/flight-board.tsx')).FlightBoard,
};

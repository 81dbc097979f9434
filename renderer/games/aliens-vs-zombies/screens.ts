import type { GameScreens } from '../game-screens.ts';

export const aliensVsZombies: GameScreens = {
  board: async () => (await import('./board.tsx')).AvzBoard,
};

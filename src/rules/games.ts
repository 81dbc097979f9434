/** The games besides the campaign’s: one line each. Their boards have theirs in `renderer/games/games.ts`. */
import type { Game } from './core/game.ts';

export const GAMES: readonly Game[] = [];

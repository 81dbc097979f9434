/** The games of the tests, as a host is handed them; no other host ever is. */
import type { Game } from '../../../src/rules/core/game.ts';
import { gameOf } from '../../../src/rules/core/game.ts';
import { lanternWalk } from './sample-game.ts';
import { threeNights } from './sample-run.ts';

export const SAMPLE_GAMES: readonly Game[] = [gameOf(lanternWalk), gameOf(threeNights)];

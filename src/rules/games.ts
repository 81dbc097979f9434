/** The games besides the campaign’s: one line each. Their boards have theirs in `renderer/games/games.ts`. */
import { aztaFlight } from './alien-zombie-tentacle/flight/module.ts';
import { alienZombieTentacle } from './alien-zombie-tentacle/module.ts';
import { aliensVsZombies } from './aliens-vs-zombies/module.ts';
import { avzWar } from './aliens-vs-zombies/war/module.ts';
import { awfulGreenThings } from './awful-green-things/module.ts';
import { crewSurvival } from './awful-green-things/survival/module.ts';
import { agtVoyages } from './awful-green-things/voyages/module.ts';
import { type Game, gameOf } from './core/game.ts';
import { zombieDeathForce } from './zombie-death-force/module.ts';
import { zdfSeries } from './zombie-death-force/series/module.ts';

export const GAMES: readonly Game[] = [
  gameOf(aliensVsZombies),
  gameOf(avzWar),
  gameOf(zombieDeathForce),
  gameOf(zdfSeries),
  gameOf(alienZombieTentacle),
  gameOf(aztaFlight),
  gameOf(awfulGreenThings),
  gameOf(agtVoyages),
  gameOf(crewSurvival),
];

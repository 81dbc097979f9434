/** The games besides the campaign's, by their module's id: one line each. Their modules stand in `src/rules/games.ts`. */
import { alienZombieTentacle, aztaFlight } from './alien-zombie-tentacle/screens.ts';
import { aliensVsZombies, avzWar } from './aliens-vs-zombies/screens.ts';
import { agtVoyages, crewSurvival } from './awful-green-things/run-screens.ts';
import { awfulGreenThings } from './awful-green-things/screens.ts';
import type { GameScreens } from './game-screens.ts';
import { zdfSeries, zombieDeathForce } from './zombie-death-force/screens.ts';

export const GAMES: Readonly<Record<string, GameScreens>> = {
  'alien-zombie-tentacle': alienZombieTentacle,
  'azta-flight': aztaFlight,
  'aliens-vs-zombies': aliensVsZombies,
  'avz-war': avzWar,
  'zombie-death-force': zombieDeathForce,
  'zdf-series': zdfSeries,
  'awful-green-things': awfulGreenThings,
  'agt-voyages': agtVoyages,
  'agt-crew-survival': crewSurvival,
};

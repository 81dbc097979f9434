/** Games between bots: a thousand seeds, played with each of the two, and wars between the better ones. */
import { match, runs } from '../tests/support/rules/agt-match.ts';
import { pairs, wars } from '../tests/support/rules/avz-match.ts';
import { matches as nights } from '../tests/support/rules/azta-match.ts';
import { matches } from '../tests/support/rules/zdf-match.ts';
import { clock, type Row, report } from './measured.ts';

const GAMES = 1_000;
/** Seeds on which the schemer does better, for each on which it does worse, at the least. */
const CLEARLY = 3;
/** Share of all wars that either side wins at the least. */
const WINNABLE = 0.2;

function timed<T>(work: () => T): { readonly made: T; readonly microseconds: number } {
  const before = clock();
  const made = work();
  return { made, microseconds: (clock() - before) / GAMES };
}

const ofSides = (['aliens', 'zombies'] as const).map((side): Row => {
  const { made, microseconds } = timed(() => pairs(side, GAMES));
  const { schemer, brawler } = made;
  return {
    what: `Aliens vs Zombies: the schemer as the ${side}, ${schemer} better and ${brawler} worse`,
    microseconds,
    against: `the brawler on the same ${GAMES} seeds, two games each`,
    ratio: schemer / Math.max(1, brawler),
    atLeast: CLEARLY,
  };
});

const ofWars = [3, 6].map((towns): Row => {
  const { made, microseconds } = timed(() => wars(towns, GAMES));
  const { aliens, held, zombies } = made;
  return {
    what: `Aliens vs Zombies: a war of ${towns} towns between schemers, ${aliens} won by the aliens, ${held} drawn, ${zombies} by the zombies`,
    microseconds,
    against: `${GAMES} wars; the share of whoever wins less`,
    ratio: Math.min(aliens, zombies) / GAMES,
    atLeast: WINNABLE,
  };
});

const ofPlayers = [2, 3, 4].map((players): Row => {
  const { made, microseconds } = timed(() => matches(players, GAMES));
  const { careful, quick, drawn } = made;
  return {
    what: `Zombie Death Force, Go!: the careful bot among ${players - 1} quick ones, ${careful} won, ${quick} lost, ${drawn} drawn`,
    microseconds,
    against: 'what each of the quick ones wins',
    ratio: (careful * (players - 1)) / Math.max(1, quick),
    atLeast: 2,
  };
});

const ofNights = [2, 4, 6].map((players): Row => {
  const { made, microseconds } = timed(() => nights(players, GAMES));
  const { cold, rash, shared } = made;
  return {
    what: `Alien Zombie Tentacle Apocalypse: one who keeps count among ${players - 1} on impulse, ${cold} won, ${rash} lost, ${shared} shared`,
    microseconds,
    against: 'what each of the others wins',
    ratio: (cold * (players - 1)) / Math.max(1, rash),
    atLeast: 2,
  };
});

/** Number of voyages: a fifth of the games, as they take long. */
const VOYAGES = GAMES / 5;

const ofShips = (['crew', 'monsters'] as const).map((side): Row => {
  const won = (bot: string) =>
    match(side === 'crew' ? bot : 'careful', side === 'crew' ? 'rash' : bot, VOYAGES)[side];
  const { made, microseconds } = timed(() => ({ careful: won('careful'), rash: won('rash') }));
  return {
    what: `The Awful Green Things: the careful bot as the ${side}, ${made.careful} of ${VOYAGES} won`,
    microseconds: (microseconds * GAMES) / VOYAGES,
    against: `the rash one on the same seeds, ${made.rash} won`,
    ratio: made.careful / Math.max(1, made.rash),
    atLeast: 2,
  };
});

const ofRuns = [3, 4, 6].map((voyages): Row => {
  const { made, microseconds } = timed(() => runs(voyages, VOYAGES));
  const { renowned, home, weary, doomed } = made;
  return {
    what: `The Awful Green Things: ${voyages} voyages between careful bots, ${renowned} renowned, ${home} home, ${weary} weary, ${doomed} doomed`,
    microseconds: (microseconds * GAMES) / VOYAGES,
    against: `${VOYAGES} runs; the share that the crew win`,
    ratio: (renowned + home) / VOYAGES,
    atLeast: WINNABLE,
  };
});

report([...ofSides, ...ofWars, ...ofPlayers, ...ofNights, ...ofShips, ...ofRuns]);

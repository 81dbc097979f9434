/**
 * Games by the thousand: how many a second and core bots play of each game that ships, with the log off, against what is
 * aimed at; and the same forecast in a warm pool of two threads against one, in turn, on about five seconds' work.
 */
import { openPool } from '../src/backend/pool/pool.ts';
import type { Game, GameSession } from '../src/rules/core/game.ts';
import { usualSetup } from '../src/rules/core/setup.ts';
import { GAMES } from '../src/rules/games.ts';
import { clock, median, type Row, ratio, report } from './measured.ts';

/** Games a second and core. */
const AIMS: Readonly<Record<string, number>> = {
  'aliens-vs-zombies': 300,
  'zombie-death-force': 3_000,
  'alien-zombie-tentacle': 50,
  'awful-green-things': 20,
};
const SECOND = 1_000_000;
const WARM_UP = 3;
/** Seconds that each of the two takes by itself. */
const WORK = 5;
const ROUNDS = 3;
const FASTER = 1.8;

function begun(game: Game): GameSession {
  const setUp = game.setUp(usualSetup(game.fields));
  if (!setUp.ok) throw new Error(`${game.game} has no usual set-up`);
  const { rulesVersion, game: id } = game;
  const { setup, state } = setUp;
  return game.begin({
    type: 'game-begun',
    name: 'bench',
    game: id,
    rulesVersion,
    seed: 'bench',
    setup,
    seats: {},
    state,
  });
}

/**
 * Microseconds of a game, played one after another: the median of three seconds. The engine compiles for two or three seconds
 * before, as it does in the first forecast of a process and in none that follows.
 */
function ofOne(game: Game): number {
  const session = begun(game);
  const aSecond = () => {
    const before = clock();
    let played = 0;
    while (clock() - before < SECOND) {
      game.playOn(session, `bench ${played}`);
      played += 1;
    }
    return (clock() - before) / played;
  };
  for (let second = 0; second < WARM_UP; second += 1) aSecond();
  return median(Array.from({ length: ROUNDS }, aSecond));
}

function speedRow(game: Game, aim: number): Row {
  const microseconds = ofOne(game);
  return {
    what: `${game.title}: a game by bots`,
    microseconds,
    against: `${aim} games a second; here ${Math.round(SECOND / microseconds)}`,
    ratio: SECOND / microseconds / aim,
    atLeast: 1,
  };
}

async function poolRow(game: Game, microseconds: number): Promise<Row> {
  const session = begun(game);
  const games = Math.round((WORK * SECOND) / microseconds);
  const pools = { one: openPool(1), two: openPool(2) };
  const taken = { one: [] as number[], two: [] as number[] };
  const work = { goesOn: async () => true };
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const threads of ['one', 'two'] as const) {
      const before = performance.now();
      // The first round warms the threads: two have to compile what one does.
      await pools[threads].playsOn({ game, session, from: 0, to: games }, work);
      if (round >= 0) taken[threads].push((performance.now() - before) * 1_000);
    }
  }
  await Promise.all(Object.values(pools).map(async (pool) => await pool.close()));
  return {
    what: `${game.title}: how it ends, ${games} games, a pool of two threads`,
    microseconds: median(taken.two),
    against: `one thread, ${(median(taken.one) / SECOND).toFixed(1)} s`,
    ratio: ratio(taken.one, taken.two),
    atLeast: FASTER,
  };
}

const rows: Row[] = [];
for (const game of GAMES) {
  const aim = AIMS[game.game];
  if (aim !== undefined) rows.push(speedRow(game, aim));
}
const [first] = GAMES;
if (first !== undefined) rows.push(await poolRow(first, rows[0]?.microseconds ?? SECOND));
report(rows);

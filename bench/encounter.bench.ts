/**
 * A generated table against its dice and look-ups alone, in the same run and from the same seeds: `node
 * bench/encounter.bench.ts`. Ends with 1 where a ratio is above the bound.
 */
import { PLAYER_ASKING } from '../src/rules/all-things-zombie/asking.ts';
import { buildingsWanted, vehiclesWanted } from '../src/rules/all-things-zombie/battlefield/contents.ts';
import { generateTable } from '../src/rules/all-things-zombie/battlefield/generate.ts';
import { placeName } from '../src/rules/all-things-zombie/battlefield/names.ts';
import { terrain } from '../src/rules/all-things-zombie/battlefield/terrain.ts';
import { wind } from '../src/rules/all-things-zombie/battlefield/wind.ts';
import { AREAS, type Area } from '../src/rules/all-things-zombie/types.ts';
import { evenTable } from '../src/rules/core/bot.ts';
import { diceBox } from '../src/rules/core/dice.ts';
import { run } from '../src/rules/core/driver.ts';
import type { Play } from '../src/rules/core/play.ts';
import { firstOf, seeded } from '../src/rules/core/tables.ts';

/** Two to three milliseconds a table: what finds room at an angle is asked of outlines, and terrain has few dice to be held against. */
const MOST = { urban: 30, outskirts: 60, rural: 120 } as const satisfies Record<Area, number>;
const ROUNDS = 15;
const WARM_UP = 3;
const TABLES_A_ROUND = 300;

const keeps = () => false;

/** Numbers, types, storeys, terrain, wind and the place's name, without a map; its own dice and names not counted. */
function* diceAlone(area: Area): Play<void, never> {
  yield* buildingsWanted(PLAYER_ASKING, { area, mallAlone: false, old: undefined, keeps });
  yield* vehiclesWanted(PLAYER_ASKING, { area, old: undefined, keeps });
  yield* terrain(PLAYER_ASKING, area);
  yield* wind(PLAYER_ASKING, 's');
  yield* placeName(PLAYER_ASKING, area);
}

/** Microseconds for one, over one round. */
function timed(make: () => Play<unknown, never>, round: number): number {
  const start = performance.now();
  for (let at = 0; at < TABLES_A_ROUND; at++) {
    const box = diceBox(`${round}/${at}`);
    run(make(), firstOf(seeded(box), evenTable(box, 'bots')));
  }
  return ((performance.now() - start) * 1000) / TABLES_A_ROUND;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The two take turns, so that whatever else the machine does weighs on both. */
function measured(area: Area) {
  const whole: number[] = [];
  const alone: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const both = [
      timed(() => generateTable(PLAYER_ASKING, { area }), round),
      timed(() => diceAlone(area), round),
    ];
    // The first rounds warm up.
    if (round < 0) continue;
    whole.push(both[0] ?? Number.NaN);
    alone.push(both[1] ?? Number.NaN);
  }
  return { whole: median(whole), alone: median(alone), ratio: median(whole) / median(alone) };
}

console.log('| area | table with its map | dice and look-ups alone | ratio | at most |');
console.log('|---|---|---|---|---|');
let above = false;
for (const area of AREAS) {
  const { whole, alone, ratio } = measured(area);
  above ||= !(ratio <= MOST[area]);
  console.log(
    `| ${area} | ${whole.toFixed(0)} µs | ${alone.toFixed(0)} µs | ${ratio.toFixed(2)} | ${MOST[area]} |`,
  );
}
process.exitCode = above ? 1 : 0;

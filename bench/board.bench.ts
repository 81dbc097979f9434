/**
 * Questions of places on generated tables of urban areas, forty bases on each: sight against a bare loop over the walls about its line, the
 * reach of a move, ways, and an act on a board against the same one at an own table; and the memory that one Encounter’s takes. `node bench/board.bench.ts`; ends with 1 where a bound
 * is broken.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Backend, openBackend } from '../src/backend/backend.ts';
import type { Input } from '../src/contract/contract.ts';
import { type Ground, groundOn } from '../src/rules/all-things-zombie/board/ground.ts';
import { hides } from '../src/rules/all-things-zombie/board/hides.ts';
import { wayTo } from '../src/rules/all-things-zombie/board/paths.ts';
import type { Place } from '../src/rules/all-things-zombie/board/place.ts';
import { reach } from '../src/rules/all-things-zombie/board/reach.ts';
import { nearestRoom } from '../src/rules/all-things-zombie/board/room.ts';
import { sight } from '../src/rules/all-things-zombie/board/sight.ts';
import { chanceOf } from '../src/rules/all-things-zombie/bots/chance.ts';
import { firstMove } from '../src/rules/all-things-zombie/meeting-and-greeting/first-move.ts';
import { diceBox } from '../src/rules/core/dice.ts';
import { boundsOf, overlap } from '../src/rules/core/geometry/polygon.ts';
import { meet, type Segment } from '../src/rules/core/geometry/segment.ts';
import { tableFrom } from '../tests/rules/all-things-zombie/battlefield/support.ts';
import { ask } from '../tests/support/backend/ask.ts';
import { settled } from '../tests/support/backend/party.ts';
import { clock, median, ratio, report, takingTurns } from './measured.ts';

const TABLES = 8;
const BASES = 40;
const EIGHT_INCHES = 80;
const FAST_MOVE = 160;
const ROUNDS = { rounds: 15, warmUp: 4 } as const;

interface Laid {
  readonly ground: Ground;
  readonly bases: readonly Place[];
  readonly start: Place;
  /** Walls whose own rectangle the line between two bases meets, by the pair. */
  readonly walls: readonly (readonly Segment[])[];
}

const laid = Array.from({ length: TABLES }, (_, seed): Laid => {
  const { table } = tableFrom(`board ${seed}`, { area: 'urban' });
  const ground = groundOn(table);
  const chance = chanceOf(diceBox(`bases ${seed}`));
  const roomAt = (spot: Place['spot']) =>
    nearestRoom(ground, [], { spot, facing: chance.below(32), level: null });
  const bases = Array.from({ length: BASES }, () =>
    roomAt({ x: chance.below(table.width + 1), y: chance.below(table.depth + 1) }),
  ).filter((place) => place !== undefined);
  const all = ground.obstacles.buildings.flatMap(({ walls }) => walls.map(({ segment }) => segment));
  const walls = pairs(bases).map(([a, b]) => {
    const about = boundsOf([a.spot, b.spot]);
    return all.filter(({ from, to }) => overlap(boundsOf([from, to]), about));
  });
  const start = roomAt(firstMove(table).spot);
  if (start === undefined) throw new Error('no room where the party comes on');
  return { ground, bases, start, walls };
});

function pairs(bases: readonly Place[]): readonly (readonly [Place, Place])[] {
  return bases.flatMap((a) => bases.filter((b) => b !== a).map((b) => [a, b] as const));
}

const of = (time: number): Laid => {
  const one = laid[time % TABLES];
  if (one === undefined) throw new Error('there is no table');
  return one;
};
const allPairs = laid.map(({ bases }) => pairs(bases));

/** Said at the end, so that no work is left out for nobody reading it. */
let found = 0;

const looks = takingTurns(
  {
    sight: (time) => {
      const { ground } = of(time);
      for (const [a, b] of allPairs[time % TABLES] ?? [])
        if (sight(ground.obstacles, a, b).cut === null) found += 1;
    },
    bare: (time) => {
      const { walls } = of(time);
      for (const [at, [a, b]] of (allPairs[time % TABLES] ?? []).entries()) {
        const line = { from: a.spot, to: b.spot };
        for (const wall of walls[at] ?? [])
          if (meet(wall, line)) {
            found += 1;
            break;
          }
      }
    },
  },
  { ...ROUNDS, times: TABLES },
);

const goes = takingTurns(
  {
    reach: (time) => {
      const { ground, bases } = of(time);
      const from = bases[time % BASES];
      if (from !== undefined)
        found += reach({ ground, bodies: [], from: from.spot, level: null }, EIGHT_INCHES).length;
    },
    way: (time) => {
      const { ground, bases } = of(time);
      const [from, to] = [bases[time % BASES], bases[(time + 1) % BASES]];
      if (from === undefined || to === undefined) return;
      const near = {
        x: Math.round((from.spot.x * 2 + to.spot.x) / 3),
        y: Math.round((from.spot.y * 2 + to.spot.y) / 3),
      };
      found +=
        wayTo({ ground, bodies: [], from: from.spot, level: null }, near, null, EIGHT_INCHES)?.length ?? 0;
    },
  },
  { ...ROUNDS, times: BASES * TABLES },
);

const hidden = takingTurns(
  {
    hides: (time) => {
      const { ground, bases } = of(time);
      const [from, threat] = [bases[time % BASES], bases[(time + 7) % BASES]];
      if (from === undefined || threat === undefined) return;
      const forced = { ground, bodies: [], taken: [], conditions: {}, from: from.spot, level: null };
      found += hides(forced, [threat], FAST_MOVE)?.length ?? 0;
    },
    reach: (time) => {
      const { ground, bases } = of(time);
      const from = bases[time % BASES];
      if (from !== undefined)
        found += reach({ ground, bodies: [], from: from.spot, level: null }, FAST_MOVE).length;
    },
  },
  { rounds: 5, warmUp: 2, times: BASES },
);

const ACTS = { rounds: 12, warmUp: 3, times: 8 } as const;

/** Microseconds of a move with what follows from it, through to the file, and of taking it back; on a board by a way of as many inches. */
async function moved(backend: Backend, up: boolean): Promise<() => Promise<number>> {
  let at = await settled(backend, { name: up ? 'On a board' : 'At an own table' });
  const does = async (act: Input<'encounter.act'>['act']) => {
    const acted = await ask(backend, 'encounter.act', { ...at, dice: 'app', act });
    if (acted.state !== 'done') throw new Error(`the act is ${acted.state}`);
    at = { ...at, revision: acted.revision };
  };
  const goes = ['f1', 'f2', 'f3', 'f4'];
  await does({ do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes });
  await does({ do: 'set-table', locked: [], mallAlone: false });
  await does({ do: 'place-zombies' });
  const move = { do: 'move', who: 'f1', others: [], how: 'normal' } as const;
  let act: Input<'encounter.act'>['act'] = { ...move, inches: 4 };
  if (up) {
    await does({ do: 'board', up: true });
    const { pieces } = await ask(backend, 'encounter.pieces', { campaign: at.campaign });
    const spot = pieces.find(({ piece }) => piece === 'f1')?.spot;
    if (spot === undefined) throw new Error('f1 has no place');
    act = { ...move, to: { x: spot.x, y: spot.y + 40 } };
  }
  return async () => {
    const before = clock();
    for (let time = 0; time < ACTS.times; time += 1) {
      await does(act);
      at = { ...at, revision: (await ask(backend, 'campaign.undo', at)).revision };
    }
    return (clock() - before) / ACTS.times;
  };
}

setFlagsFromString('--expose_gc');
const collects = runInNewContext('gc') as () => void;

/** Bytes that a table, read for sight and ways, and the reach of all bases on it hold on to. */
function heldBy(seed: number): number {
  const bytes = () => {
    collects();
    return process.memoryUsage().heapUsed;
  };
  const before = bytes();
  const { table } = tableFrom(`board ${seed}`, { area: 'urban' });
  const ground = groundOn(table);
  const fans = (laid[seed]?.bases ?? []).map(({ spot }) =>
    reach({ ground, bodies: [], from: spot, level: null }, EIGHT_INCHES).map(({ outline }) => outline),
  );
  const held = bytes() - before;
  found += fans.length + table.buildings.length;
  return held;
}
// Code compiled for it once is of no table.
heldBy(0);
const held = laid.map((_, seed) => heldBy(seed));

const dataDir = mkdtempSync(join(tmpdir(), 'holdout-bench-'));
const backend = await openBackend({ dataDir });
const both = { own: await moved(backend, false), board: await moved(backend, true) };
const acts = { own: [] as number[], board: [] as number[] };
for (let round = -ACTS.warmUp; round < ACTS.rounds; round += 1)
  for (const table of ['own', 'board'] as const) {
    const taken = await both[table]();
    if (round >= 0) acts[table].push(taken);
  }
await backend.close();
rmSync(dataDir, { recursive: true });

const pairsEach = median(allPairs.map((all) => all.length));
report([
  {
    what: 'sight from one base to another',
    microseconds: median(looks.sight) / pairsEach,
    against: 'a bare loop over the walls about the line',
    ratio: ratio(looks.sight, looks.bare),
    atMost: 6,
  },
  {
    what: 'forty bases, all of all',
    microseconds: median(looks.sight),
    against: 'a bare loop over the walls about the lines',
    ratio: ratio(looks.sight, looks.bare),
    atMostMicroseconds: 3_000,
  },
  {
    what: 'reach of eight inches, outline and all',
    microseconds: median(goes.reach),
    against: 'a way within it',
    ratio: ratio(goes.reach, goes.way),
    atMostMicroseconds: 4_000,
  },
  {
    what: 'a way of up to eight inches',
    microseconds: median(goes.way),
    against: 'the reach',
    ratio: ratio(goes.way, goes.reach),
    atMostMicroseconds: 500,
  },
  {
    what: 'the place to which somebody ducks back',
    microseconds: median(hidden.hides),
    against: 'the reach of sixteen inches',
    ratio: ratio(hidden.hides, hidden.reach),
    atMostMicroseconds: 50_000,
  },
  {
    what: 'a table, its sight and ways, and the reach of forty bases',
    bytes: Math.max(...held),
    against: 'the median of the tables',
    ratio: Math.max(...held) / median(held),
    atMostBytes: 2 * 2 ** 20,
  },
  {
    what: 'a move on a board, and undo',
    microseconds: median(acts.board),
    against: 'the same at an own table',
    ratio: ratio(acts.board, acts.own),
    atMost: 1.5,
  },
]);
console.log(`${found} found`);

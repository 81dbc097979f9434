/**
 * Involuntary moves on small tables drawn in letters, and on generated ones held against a raster (ATZ-162 to 164): where somebody hides,
 * flees to, or is thrown.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doorstepsOf } from '../../../../src/rules/all-things-zombie/board/doors.ts';
import { flees, type Haven } from '../../../../src/rules/all-things-zombie/board/flees.ts';
import { groundOn, keepsDry } from '../../../../src/rules/all-things-zombie/board/ground.ts';
import { type Forced, hides } from '../../../../src/rules/all-things-zombie/board/hides.ts';
import { wayTo } from '../../../../src/rules/all-things-zombie/board/paths.ts';
import {
  HALF_BASE,
  type Place,
  TENTHS,
  turnedTo,
} from '../../../../src/rules/all-things-zombie/board/place.ts';
import { hasRoom, nearestRoom } from '../../../../src/rules/all-things-zombie/board/room.ts';
import { sight } from '../../../../src/rules/all-things-zombie/board/sight.ts';
import { thrown } from '../../../../src/rules/all-things-zombie/board/thrown.ts';
import {
  costOfWay,
  firstPart,
  isOpenWay,
  levelAfter,
  type Way,
} from '../../../../src/rules/all-things-zombie/board/way.ts';
import { chanceOf } from '../../../../src/rules/all-things-zombie/bots/chance.ts';
import { fastestInches } from '../../../../src/rules/all-things-zombie/reaction/fast-move.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { along, distance, squared } from '../../../../src/rules/core/geometry/distance.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { COUNTS } from '../../../support/counts.ts';
import { seeds, tableFrom } from '../battlefield/support.ts';
import { type Drawing, drawingsIn } from './drawing.ts';
import { CELL, rastered, spotOf } from './rastered.ts';

const FOLDER = join(import.meta.dirname, 'drawn/forced');
const MOST = fastestInches() * TENTHS;

const inches = ({ spot: { x, y }, level }: Pick<Place, 'spot' | 'level'>) =>
  `${x / TENTHS}″, ${y / TENTHS}″${level === null ? '' : ` in ${level.building}`}`;

const havenText = (to: Haven) => (to.by === 'edge' ? `the edge ${to.edge}` : to.id);

function answer(one: Drawing, { who, does, by, line }: Drawing['forced'][number]): string {
  const { table, size, places, conditions, vehicles } = one;
  const at = places.get(who);
  if (at === undefined) throw new Error(`nobody drew ${who}`);
  const ground = groundOn({ ...table, ...size, river: null });
  const taken = [...places].flatMap(([id, place]) =>
    id === who ? [] : [{ id, at: place, reach: HALF_BASE }],
  );
  const enemies = [...by].flatMap((letter) => places.get(letter) ?? []);
  const bodies = taken.filter(({ id }) => by.includes(id) || vehicles.includes(id));
  const { spot: from, level } = at;
  const forced: Forced = { ...{ ground, bodies, taken, conditions, from, level } };
  const endOf = (way: Way) => {
    const { x, y } = way.at(-1) ?? from;
    return inches({ spot: { x, y }, level: levelAfter(way, level) });
  };
  if (does === 'thrown') {
    const far = Number(/(\d+)″ by/.exec(line)?.[1]);
    return inches(thrown({ ground, at, taken }, enemies[0]?.spot ?? from, far));
  }
  if (does === 'hides') {
    const way = hides(forced, enemies, MOST);
    return way === undefined ? 'nowhere' : endOf(way);
  }
  const getaways = taken.filter(({ id }) => vehicles.includes(id));
  const flight = flees(forced, enemies, getaways);
  if (flight === undefined) return 'nowhere';
  return `to ${havenText(flight.to)}, as far as ${endOf(firstPart(ground, flight.way, level, MOST))}`;
}

describe.each(globSync('*.txt', { cwd: FOLDER }))('%s', (file) => {
  const cases = drawingsIn(readFileSync(join(FOLDER, file), 'utf8'));
  it.each(cases.map((one) => [one.title, one] as const))('%s', (_, one) => {
    expect(one.forced.length).toBeGreaterThan(0);
    expect(one.forced.map((said) => said.line.replace(/: .*/, `: ${answer(one, said)}`))).toEqual(
      one.forced.map(({ line }) => line),
    );
  });
});

/** A table, and a stretch of it on which two of its spots see each other. */
interface Scene {
  readonly seed: string;
  readonly forced: Forced;
  readonly threat: Place;
}

/** Tenths of an inch that no way on a table is longer than. */
const FAR = 4_000;

const outdoors = (spot: Spot): Place => ({ spot, facing: 0, level: null });

/** Somebody on a raster’s spot, and who sees him from somewhere. */
function scenesOf(area: (typeof AREAS)[number]): readonly Scene[] {
  return seeds(Math.ceil(COUNTS.sights / 3)).flatMap((seed) => {
    const { table } = tableFrom(seed, { area });
    const ground = groundOn(table);
    const chance = chanceOf(diceBox(`${seed} forced`));
    const anywhere = () =>
      nearestRoom(ground, [], outdoors({ x: chance.below(table.width), y: chance.below(table.depth) }))
        ?.spot ?? { x: 0, y: 0 };
    const near = ({ x, y }: Spot) => ({ x: Math.floor(x / CELL) * CELL, y: Math.floor(y / CELL) * CELL });
    return (
      Array.from({ length: 3 }, () => [near(anywhere()), anywhere()] as const)
        // Nobody leaves a ford again who doesn’t wade.
        .filter(
          ([from]) => hasRoom(ground, [], outdoors(from)) && keepsDry(ground, { from, to: from }, false),
        )
        .map(([from, threat]) => ({
          seed,
          forced: { ...{ ground, bodies: [], taken: [], conditions: {}, from, level: null } },
          threat: outdoors(threat),
        }))
    );
  });
}

/** As `raster.test.ts` holds it against spots along the line; whoever stands on a spot sees it. */
const isSeen = ({ ground, conditions }: Forced, from: Spot, to: Spot): boolean =>
  distance(from, to) <= HALF_BASE ||
  sight(ground.obstacles, turnedTo(outdoors(from), outdoors(to)), outdoors(to), conditions).cut === null;

describe.each(AREAS)('on tables of %s', (area) => {
  const scenes = scenesOf(area);

  it('a Duck Back ends out of sight, no nearer, and no farther off than any such spot of a raster, or a tenth beside it', () => {
    const wrong: string[] = [];
    let found = 0;
    for (const { seed, forced, threat } of scenes) {
      const { from, ground } = forced;
      const way = hides(forced, [threat], MOST);
      const cost = way === undefined ? Number.POSITIVE_INFINITY : costOfWay(ground, way, null);
      const end = way?.at(-1) ?? from;
      const told = `${seed}: ${JSON.stringify([from, threat.spot, end])} ${cost}`;
      if (way !== undefined) {
        found += 1;
        if (!isOpenWay(ground, [], way, null) || cost > MOST) wrong.push(`${told} no way`);
        if (levelAfter(way, null) === null && isSeen(forced, threat.spot, end)) wrong.push(`${told} seen`);
        if (distance(threat.spot, end) < distance(threat.spot, from)) wrong.push(`${told} nearer`);
      }
      const beside = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x: end.x + x, y: end.y + y })));
      for (const spot of cost > 0 && cost <= MOST && levelAfter(way ?? [], null) === null ? beside : []) {
        const isAway = squared(threat.spot, spot) >= squared(threat.spot, from);
        if (!isAway || isSeen(forced, threat.spot, spot) || !hasRoom(ground, [], outdoors(spot))) continue;
        const other = wayTo(forced, spot, null, cost - 1);
        if (other !== undefined) wrong.push(`${told}, not ${JSON.stringify(spot)} beside it`);
      }
      for (const [cell, most] of rastered(ground, from)) {
        const spot = spotOf(cell);
        const isAway = squared(threat.spot, spot) >= squared(threat.spot, from);
        // A raster’s ways bend, so that they are longer, but for rounding and over slow ground.
        if (most * 1.05 + 2 < cost && most <= MOST && isAway && !isSeen(forced, threat.spot, spot))
          wrong.push(`${told}, not ${cell} of ${most}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThan(scenes.length / 2);
  });

  it('a flight ends at a door in sight and away from the enemy, or at the edge', () => {
    const wrong: string[] = [];
    for (const { seed, forced, threat } of scenes) {
      const { from, ground } = forced;
      const flight = flees(forced, [threat], []);
      const told = `${seed}: ${JSON.stringify([from, threat.spot, flight])}`;
      if (flight === undefined) {
        wrong.push(told);
        continue;
      }
      if (!isOpenWay(ground, [], flight.way, null)) wrong.push(`${told} no way`);
      const open = ground.obstacles.buildings
        .flatMap((house) =>
          doorstepsOf(house).map((step) => ({ ...step, level: { building: house.id, floor: 0 } })),
        )
        .filter(({ inside, level }) => wayTo(forced, inside, level, FAR) !== undefined)
        .filter(({ outside }) => isSeen(forced, from, outside))
        .filter(({ outside }) => distance(threat.spot, outside) > distance(from, outside));
      const nearest = Math.min(...open.map(({ outside }) => distance(from, outside)));
      const { x, y } = flight.way.at(-2) ?? from;
      const isEdge = flight.to.by === 'edge';
      if (!isEdge && !open.some(({ outside }) => outside.x === x && outside.y === y)) wrong.push(told);
      if (isEdge && open.length > 0) wrong.push(told);
      if (!isEdge && distance(from, { x, y }) > nearest) wrong.push(`${told} farther than ${nearest}`);
    }
    expect(wrong).toEqual([]);
  });

  it('a knock-back is as long as nothing solid is in its way, tenth by tenth', () => {
    const wrong: string[] = [];
    for (const { seed, forced, threat } of scenes) {
      const { from, ground } = forced;
      const taken = [{ at: threat, reach: HALF_BASE }];
      const { spot } = thrown({ ground, at: outdoors(from), taken }, threat.spot, 6);
      const line = { from: threat.spot, to: from };
      const before = distance(threat.spot, from);
      let far = 0;
      while (far < 60 && hasRoom(ground, taken, outdoors(along(line, before + far + 1)))) far += 1;
      const gone = distance(from, spot);
      const told = `${seed}: ${JSON.stringify([from, threat.spot, spot])}, ${far}`;
      // The edge of a base is round, and a tenth is given at walls.
      if (Math.abs(gone - far) > 2) wrong.push(told);
    }
    expect(wrong).toEqual([]);
  });
});

/** Ways and reach on generated tables, held against tenths walked one by one and against a raster of spots. */
import { describe, expect, it } from 'vitest';
import { doorstepsOf } from '../../../../src/rules/all-things-zombie/board/doors.ts';
import { type Ground, groundOn } from '../../../../src/rules/all-things-zombie/board/ground.ts';
import { type Going, wayTo } from '../../../../src/rules/all-things-zombie/board/paths.ts';
import { HALF_BASE, type Place, TO_WALL } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { reach } from '../../../../src/rules/all-things-zombie/board/reach.ts';
import {
  type Body,
  hasRoom,
  isOnRim,
  nearestRoom,
} from '../../../../src/rules/all-things-zombie/board/room.ts';
import { stairsOf } from '../../../../src/rules/all-things-zombie/board/stairs.ts';
import { costOfWay, isOpenWay, legsOf, type Way } from '../../../../src/rules/all-things-zombie/board/way.ts';
import { chanceOf } from '../../../../src/rules/all-things-zombie/bots/chance.ts';
import { firstMove } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/first-move.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { nearness } from '../../../../src/rules/core/geometry/clearance.ts';
import { along, distance } from '../../../../src/rules/core/geometry/distance.ts';
import { contains, edgesOf } from '../../../../src/rules/core/geometry/polygon.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { COUNTS } from '../../../support/counts.ts';
import { seeds, tableFrom } from '../battlefield/support.ts';
import { rastered, solidsOf, spotOf } from './rastered.ts';

const FAR = 4_000;
const PAIRS = 8;
/** Tenths of an inch to which a reach is drawn. */
const NEAR = 5;

const outdoors = (spot: Spot): Place => ({ spot, facing: 0, level: null });

function roomAt(ground: Ground, bodies: readonly Body[], spot: Spot): Spot {
  const at = nearestRoom(ground, bodies, outdoors(spot));
  if (at === undefined) throw new Error('the table is full');
  return at.spot;
}

/** Whoever walks it tenth by tenth stands free of everything solid at each, but between the jambs of a door. */
function collisions(ground: Ground, bodies: readonly Body[], way: Way): readonly string[] {
  return legsOf(way, null).flatMap((leg) => {
    if (leg.fromLevel !== leg.level) return [];
    const length = distance(leg.from, leg.to);
    return Array.from({ length: length + 1 }, (_, at) => (at === length ? leg.to : along(leg, at))).flatMap(
      (spot) => {
        const own = solidsOf(ground).find(({ id }) => id === leg.level?.building);
        const free = solidsOf(ground).every(({ outline }) =>
          outline === own?.outline
            ? contains(outline, spot)
            : leg.level !== null ||
              (!contains(outline, spot) &&
                edgesOf(outline).every((edge) => nearness(spot, edge, TO_WALL - 1) >= 0)),
        );
        const clear = bodies.every(
          ({ at }) => leg.level !== null || distance(at.spot, spot) >= 2 * HALF_BASE - 1,
        );
        return free && clear ? [] : [JSON.stringify(spot)];
      },
    );
  });
}

describe.each(AREAS)('on tables of %s', (area) => {
  const drawn = seeds(COUNTS.sights).map((seed) => {
    const { table } = tableFrom(seed, { area });
    return { seed, table, ground: groundOn(table) };
  });

  // A raster is slow to spread over.
  const few = drawn.slice(0, Math.ceil(drawn.length / 3));

  it('a way leads past everything solid and round other bases, tenth by tenth', () => {
    const wrong: string[] = [];
    for (const { seed, table, ground } of drawn) {
      const chance = chanceOf(diceBox(seed));
      const anywhere = () => ({ x: chance.below(table.width + 1), y: chance.below(table.depth + 1) });
      const bodies: Body[] = [];
      for (let nth = 0; nth < 10; nth += 1)
        bodies.push({ at: outdoors(roomAt(ground, bodies, anywhere())), reach: HALF_BASE });
      for (let nth = 0; nth < PAIRS; nth += 1) {
        const [from, to] = [roomAt(ground, bodies, anywhere()), roomAt(ground, bodies, anywhere())];
        const way = wayTo({ ground, bodies, from, level: null, wades: true }, to, null, FAR);
        if (way === undefined) continue;
        const end = way.at(-1);
        if (end?.x !== to.x || end.y !== to.y) wrong.push(`${seed}: ends elsewhere`);
        if (!isOpenWay(ground, bodies, way, null, true)) wrong.push(`${seed}: barred ${JSON.stringify(way)}`);
        wrong.push(...collisions(ground, bodies, way).map((spot) => `${seed}: ${spot}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a way is no longer than one over a raster of half inches, and there is one wherever that has one', () => {
    const wrong: string[] = [];
    for (const { seed, table, ground } of few) {
      const from = firstMove(table).spot;
      const going: Going = { ground, bodies: [], from: roomAt(ground, [], from), level: null };
      const raster = rastered(ground, going.from);
      const chance = chanceOf(diceBox(seed));
      for (let nth = 0; nth < PAIRS; nth += 1) {
        const cells = [...raster.keys()];
        const cell = cells[chance.below(cells.length)];
        if (cell === undefined) continue;
        const [to, most] = [spotOf(cell), raster.get(cell) ?? 0];
        const way = wayTo(going, to, null, FAR);
        if (way === undefined) wrong.push(`${seed}: no way to ${JSON.stringify(to)}`);
        // Over slow ground the raster may find a bend that straight lines from corner to corner don’t have.
        else if (costOfWay(ground, way, null) > most * 1.05 + way.length)
          wrong.push(`${seed}: ${cell} ${most} ${JSON.stringify(way)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('everybody gets everywhere a door leads: in and out by each door, and up to each floor', () => {
    const wrong: string[] = [];
    let doors = 0;
    for (const seed of seeds(COUNTS.doors)) {
      const { table } = tableFrom(seed, { area });
      const ground = groundOn(table);
      const from = roomAt(ground, [], firstMove(table).spot);
      for (const house of ground.obstacles.buildings) {
        const level = { building: house.id, floor: 0 };
        const steps = doorstepsOf(house);
        doors += steps.length;
        if (steps.length === 0) wrong.push(`${seed}: no door leads into ${house.id}`);
        for (const { outside, inside } of steps) {
          const told = `${seed}: ${house.id} ${JSON.stringify([outside, inside])}`;
          const through = [
            { way: [outside, { ...inside, level }], start: null },
            { way: [inside, { ...outside, level: null }], start: level },
          ];
          if (!through.every(({ way, start }) => isOpenWay(ground, [], way, start)))
            wrong.push(`${told} is shut`);
          const stands = [outdoors(outside), { ...outdoors(inside), level }];
          if (!stands.every((at) => hasRoom(ground, [], at))) wrong.push(`${told} has no room`);
          if (wayTo({ ground, bodies: [], from, level: null, wades: true }, outside, null, FAR) === undefined)
            wrong.push(`${told} is out of the way`);
        }
        const stairs = stairsOf(house);
        for (let floor = 1; floor < house.storeys; floor += 1) {
          const to = { building: house.id, floor };
          const [first] = steps;
          const going = first && { ground, bodies: [], from: first.inside, level };
          if (stairs === undefined || going === undefined || wayTo(going, stairs, to, FAR) === undefined)
            wrong.push(`${seed}: nobody gets up to floor ${floor} of ${house.id}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(doors).toBeGreaterThan(COUNTS.doors);
  });

  it('the reach of eight inches has every spot of the raster that eight inches lead to, and none beyond', () => {
    const [most, wrong]: [number, string[]] = [80, []];
    for (const { seed, table, ground } of few) {
      const going: Going = {
        ground,
        bodies: [],
        from: roomAt(ground, [], firstMove(table).spot),
        level: null,
      };
      const fans = reach(going, most).filter(({ level }) => level === null);
      const raster = rastered(ground, going.from);
      for (const [cell, cost] of raster) {
        const spot = spotOf(cell);
        // Between two of its 32 ways an outline is drawn straight.
        if (cost <= most - 6 && !fans.some(({ outline }) => holds(outline, spot, NEAR)))
          wrong.push(`${seed}: without ${cell} of ${cost}`);
      }
      for (const { outline } of fans)
        for (const to of outline) {
          const way = hasRoom(ground, [], outdoors(to)) ? wayTo(going, to, null, FAR) : undefined;
          if (way !== undefined && costOfWay(ground, way, null) > most + way.length)
            wrong.push(`${seed}: beyond ${JSON.stringify(way)}`);
        }
    }
    expect(wrong).toEqual([]);
  });

  it('a reach ends at the table’s edge', () => {
    for (const { table, ground } of few) {
      const from = roomAt(ground, [], { x: HALF_BASE, y: HALF_BASE });
      const spots = reach({ ground, bodies: [], from, level: null }, 80).flatMap(({ outline }) => outline);
      expect(spots.filter((spot) => !isOnRim(table, spot, HALF_BASE))).toEqual([]);
    }
  });
});

/** Clockwise outlines, and spots as near to them as that. */
const holds = (outline: readonly Spot[], spot: Spot, near: number): boolean =>
  contains(outline.toReversed(), spot) || edgesOf(outline).some((edge) => nearness(spot, edge, near) <= 0);

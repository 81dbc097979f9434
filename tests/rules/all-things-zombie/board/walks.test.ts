/** Zombies on generated tables: whatever each goes for, its way is open, paid for by its move, and ends where a base has room. */
import { describe, expect, it } from 'vitest';
import { inContact } from '../../../../src/rules/all-things-zombie/board/contact.ts';
import { aimsOf, goesFor, type Zombie } from '../../../../src/rules/all-things-zombie/board/goes.ts';
import { type Ground, groundOn } from '../../../../src/rules/all-things-zombie/board/ground.ts';
import { HALF_BASE, type Place } from '../../../../src/rules/all-things-zombie/board/place.ts';
import { type Body, hasRoom, nearestRoom } from '../../../../src/rules/all-things-zombie/board/room.ts';
import { costOfWay, isOpenWay, type Way } from '../../../../src/rules/all-things-zombie/board/way.ts';
import { chanceOf } from '../../../../src/rules/all-things-zombie/bots/chance.ts';
import { AREAS } from '../../../../src/rules/all-things-zombie/types.ts';
import { TURNS } from '../../../../src/rules/all-things-zombie/zombies/obstacle.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { DIRECTIONS } from '../../../../src/rules/core/geometry/direction.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import { COUNTS } from '../../../support/counts.ts';
import { seeds, tableFrom } from '../battlefield/support.ts';

const MOVE = 60;
const HUMANS = 4;
const ZOMBIES = 12;

interface Crowd {
  readonly seed: string;
  readonly ground: Ground;
  readonly humans: Zombie['humans'];
  readonly zombies: Place[];
  readonly gunfire: readonly Spot[];
}

/** Humans and zombies here and there, some of them on the ground floors of houses, and shots on every other table. */
function crowdOn(seed: string, nth: number, area: (typeof AREAS)[number]): Crowd {
  const { table } = tableFrom(seed, { area });
  const ground = groundOn(table);
  const chance = chanceOf(diceBox(seed));
  const spot = () => ({ x: chance.below(table.width + 1), y: chance.below(table.depth + 1) });
  const taken: Body[] = [];
  const anywhere = (): Place => {
    const house = table.buildings[chance.below(table.buildings.length * 3)];
    const level = house === undefined ? null : { building: house.id, floor: 0 };
    const wanted = { spot: house?.outline[0] ?? spot(), facing: chance.below(DIRECTIONS.length), level };
    const at = nearestRoom(ground, taken, wanted);
    if (at === undefined) throw new Error(`${seed}: the table is full`);
    taken.push({ at, reach: HALF_BASE });
    return at;
  };
  const humans = Array.from({ length: HUMANS }, (_, who) => ({
    ...{ who: `f${who}`, at: anywhere(), reach: HALF_BASE, isHidden: false },
  }));
  const zombies = Array.from({ length: ZOMBIES }, anywhere);
  return { seed, ground, humans, zombies, gunfire: nth % 2 === 0 ? [spot(), spot()] : [] };
}

function zombieOf({ ground, humans, zombies, gunfire }: Crowd, nth: number): Zombie {
  const at = zombies[nth];
  if (at === undefined) throw new Error(`no zombie ${nth}`);
  const others = zombies.filter((_, other) => other !== nth).map((one) => ({ at: one, reach: HALF_BASE }));
  return { ground, at, humans, gunfire, conditions: {}, bodies: [], taken: [...humans, ...others] };
}

/** All that is wrong with what a zombie does. */
function faults(zombie: Zombie, way: Way, end: Place, touches: string | undefined): readonly string[] {
  const { ground, at, humans, taken } = zombie;
  const touched = humans.filter((one) => one.who === touches);
  return [
    ...(isOpenWay(ground, humans, way, at.level) ? [] : ['barred']),
    // What rounding of the last step on to contact may cost.
    ...(costOfWay(ground, way, at.level) <= MOVE + 1 ? [] : ['too far']),
    ...(hasRoom(ground, taken, end) ? [] : ['no room']),
    ...(touched.every((one) => inContact(ground, end, one)) ? [] : ['not in contact']),
  ];
}

describe.each(AREAS)('on tables of %s', (area) => {
  it('zombies go by open ways no longer than their move, to room, and in contact with whom they reach', () => {
    const wrong: string[] = [];
    const done = { reach: 0, gunfire: 0, human: 0, nothing: 0, turned: 0, doors: 0, touched: 0 };
    for (const [nth, seed] of seeds(COUNTS.sights).entries()) {
      const crowd = crowdOn(seed, nth, area);
      for (let turn = 0; turn < 6; turn += 1)
        for (let one = 0; one < ZOMBIES; one += 1) {
          const zombie = zombieOf(crowd, one);
          const [aim] = aimsOf(zombie);
          if (aim === undefined) continue;
          const straight = goesFor(zombie, aim);
          const goes =
            straight.against === undefined ? straight : goesFor(zombie, aim, TURNS[(turn + one) % 2]);
          done[aim.by] += 1;
          done.turned += straight.against === undefined ? 0 : 1;
          done.doors += goes.way.some(({ level }) => level !== undefined) ? 1 : 0;
          done.touched += goes.touches === undefined ? 0 : 1;
          for (const { way, end, touches } of [straight, goes])
            wrong.push(
              ...faults(zombie, way, end, touches).map(
                (fault) => `${seed} ${turn}/${one}: ${fault} ${aim.by} ${JSON.stringify(way)}`,
              ),
            );
          crowd.zombies[one] = goes.end;
        }
    }
    expect(wrong).toEqual([]);
    for (const [what, times] of Object.entries(done)) expect([what, times > 0]).toEqual([what, true]);
  });
});

/** Moves of bots on a table without positions: anybody able, a few together, in and out of places, as their own dice say. */

import { isAble } from '../acts/encounter/standing/able.ts';
import { carriedBy } from '../acts/encounter/standing/carried.ts';
import { everybody, type Fighting } from '../acts/encounter/standing/fighters.ts';
import { mayMove } from '../acts/encounter/turn/timely.ts';
import { EXITS, GROUNDS } from '../movement/pace.ts';
import { insideOf } from '../movement/place.ts';
import { act, type BotAct, type Situation } from './act.ts';
import type { Chance } from './chance.ts';
import { driving } from './driving.ts';

export function moving(at: Situation): BotAct | undefined {
  const { now, encounter, chance } = at;
  const drives = driving(at);
  if (drives !== undefined && chance.of(3, 4)) return drives;
  const all = everybody(now, encounter);
  const able = all.filter(({ fighter }) => isAble(fighter));
  const free = able.filter((one) => mayMove(now, encounter, one, 'normal') === undefined);
  if (able.length === 0) return undefined;
  // Now and then the table has it otherwise than the dice.
  const late = free.length === 0 || chance.of(1, 12);
  const anyway = late && chance.of(1, 2) ? { anyway: 'so it was played' } : {};
  const one = chance.one(late ? able : free);
  const { who } = one.fighter;
  const carried = carriedBy(now, encounter, who);
  if (chance.of(1, 8)) {
    const down = all.find((other) => isFriend(one, other) && other.fighter.condition === 'out-of-the-fight');
    const whom = carried ?? down;
    if (whom !== undefined)
      return act('encounter.lift', {
        who,
        whom: whom.fighter.who,
        carries: carried === undefined,
        ...anyway,
      });
  }
  const group = (late ? able : free).filter((other) => other !== one && isFriend(one, other));
  const others = carried === undefined && chance.of(1, 2) ? group.slice(0, 1 + chance.below(2)) : [];
  const carrying = [one, ...others].some(
    ({ fighter }) => carriedBy(now, encounter, fighter.who) !== undefined,
  );
  return act('encounter.move', {
    who,
    others: others.map(({ fighter }) => fighter.who),
    how: carrying || chance.of(1, 2) ? 'normal' : chance.of(1, 6) ? 'stay' : 'fast',
    ground: chance.of(1, 3) ? chance.one(GROUNDS) : 'open',
    ...inOrOut([one, ...others], { encounter, chance }),
    prone: chance.of(1, 6),
    ...(chance.of(1, 6) && { inches: 1 + chance.below(8) }),
    ...anyway,
  });
}

const isFriend = (a: Fighting, b: Fighting) => (a.figure === null) === (b.figure === null);

/** Place that movers leave or enter: out of a building that one of them is in, or into one where none of them is. */
function inOrOut(
  all: readonly Fighting[],
  { encounter, chance }: { readonly encounter: Situation['encounter']; readonly chance: Chance },
) {
  if (!chance.of(1, 3)) return {};
  const inside = all.map(({ fighter }) => insideOf(fighter));
  const through = chance.one(EXITS);
  if (inside.every((spot) => spot !== null)) return { inside: null, through };
  const free = encounter.table?.buildings.find(({ id }) => !inside.includes(id));
  return free === undefined ? {} : { inside: free.id, through };
}

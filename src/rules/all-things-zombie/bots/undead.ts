/** A bot among zombies: whom they reach its own dice say; checks and melees that come of it follow as they are due. */

import { isAble } from '../acts/encounter/standing/able.ts';
import { everybody } from '../acts/encounter/standing/fighters.ts';
import { isTooFast } from '../acts/encounter/standing/vehicles-in-play.ts';
import { doingNow, zombiesHere } from '../acts/encounter/zombies/zombies.ts';
import { mayAct } from '../acts/encounter/zombies/zombies-act.ts';
import type { Zombies } from '../state/zombies.ts';
import { DRAWN_BY } from '../zombies/senses.ts';
import { act, type BotAct, type Situation } from './act.ts';
import { isRoomAround } from './melee.ts';

type Here = Pick<Situation, 'now' | 'encounter' | 'chance'>;

const groupsOf = ({ now, encounter }: Here) =>
  zombiesHere(encounter)
    .filter(({ count }) => count > 0)
    .map((group) => ({ group, doing: doingNow(now, encounter, group) }));

/** Has a group of zombies act, or burn; now and then sets one on fire. */
export function amongZombies(here: Here): BotAct | undefined {
  const { chance } = here;
  return theirTurn(here, (group) =>
    chance.of(1, 8)
      ? act('encounter.zombies-set', { group: group.id, count: group.count, burning: true })
      : acting(here, group, {
          unseen: chance.of(1, 2),
          vehicle: chance.of(1, 6),
          blocked: chance.of(1, 4),
          climb: chance.of(1, 4),
        }),
  );
}

/** Activation of the zombies without circumstances that are rolled for: none catches fire, and nothing is in their way. */
export const zombiesGo = (here: Here): BotAct | undefined =>
  theirTurn(here, (group) => acting(here, group, {}));

function theirTurn(here: Here, does: (group: Zombies) => BotAct): BotAct | undefined {
  const { encounter, chance } = here;
  const groups = groupsOf(here);
  const theirs = groups.filter(
    ({ group, doing }) =>
      ['act', 'recover'].includes(mayAct(encounter, group)) &&
      (doing.by === 'roaming' || doing.by === 'feasting' || group.down !== undefined),
  );
  const aflame = groups.find(
    ({ group }) => group.burning !== undefined && group.burnt !== encounter.turn?.number,
  );
  if (aflame !== undefined) return act('encounter.zombies-burn', { group: aflame.group.id });
  if (theirs.length === 0) return undefined;
  return does(chance.one(theirs).group);
}

interface Circumstances {
  readonly unseen?: boolean;
  readonly vehicle?: boolean;
  readonly blocked?: boolean;
  readonly climb?: boolean;
}

function acting(
  { now, encounter, chance }: Here,
  group: Zombies,
  { unseen, vehicle, blocked = false, climb = false }: Circumstances,
): BotAct {
  // On a board places say all of it.
  if (encounter.board !== undefined) return act('encounter.zombies-act', { group: group.id });
  const moves = doingNow(now, encounter, group).by === 'roaming' && mayAct(encounter, group) === 'act';
  const people = everybody(now, encounter).filter(
    (one) =>
      isAble(one.fighter) && !isTooFast(encounter, one.fighter) && isRoomAround({ now, encounter }, one),
  );
  const reaches = moves && people.length > 0 && chance.of(1, 2);
  const reach = reaches
    ? [
        {
          who: chance.one(people).fighter.who,
          zombies: 1 + chance.below(Math.min(2, group.count)),
          ...(unseen && { unseen }),
          ...(vehicle && { vehicle }),
        },
      ]
    : [];
  return act('encounter.zombies-act', {
    group: group.id,
    drawnBy: chance.one(DRAWN_BY),
    reach,
    blocked: moves && blocked,
    climb: moves && climb,
  });
}

/** Id of a group of zombies to be shot at or struck; undefined, now and then, for a zombie that belongs to no group on record. */
export function anyZombies({
  encounter,
  chance,
}: Pick<Situation, 'encounter' | 'chance'>): string | undefined {
  const groups = zombiesHere(encounter);
  return groups.length > 0 && chance.of(2, 3) ? chance.one(groups).id : undefined;
}

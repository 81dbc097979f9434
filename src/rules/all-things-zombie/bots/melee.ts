/** Melees of a bot: everybody in the knot of figures in contact fights the round (section: Melee). */

import { isThrown } from '../acts/encounter/gear/barrels.ts';
import { sawRefusal } from '../acts/encounter/gear/chain-saws.ts';
import { meleeAround, meleesHere } from '../acts/encounter/melee/knots.ts';
import { type Fighting, fighterNamed } from '../acts/encounter/standing/fighters.ts';
import { peopleTouching } from '../acts/encounter/zombies/in-contact.ts';
import { doingNow, zombiesHere } from '../acts/encounter/zombies/zombies.ts';
import { isRanged, volleysOf, weaponOf } from '../arms.ts';
import { touchedBy, whomOf } from '../state/zombies.ts';
import { act, type BotAct, type Situation } from './act.ts';

type Here = Pick<Situation, 'now' | 'encounter' | 'chance'>;
type Seen = Pick<Here, 'now' | 'encounter'>;

/** Most fighters in contact with one: so many bases of one size touch another. */
const MOST_AROUND = 6;

/** Whether one more fighter has room in contact with this one; those around who lie take up room as well. */
export function isRoomAround({ now, encounter }: Seen, { fighter }: Fighting): boolean {
  const around = zombiesHere(encounter)
    .filter((group) => {
      const doing = doingNow(now, encounter, group);
      return whomOf(doing) === fighter.who || touchedBy(doing).includes(fighter.who);
    })
    .reduce((sum, { count }) => sum + count, peopleTouching(now, encounter, fighter).length);
  return around < MOST_AROUND;
}

/** Next round of melee: one that is due, or one `left` for when the next side begins. */
export function roundOf(here: Here, is: 'due' | 'left'): BotAct | undefined {
  const { now, encounter } = here;
  const melee = meleesHere(now, encounter).find(({ due, nextSide }) =>
    is === 'due' ? due : nextSide !== null,
  );
  const first = melee && fighterNamed(now, encounter, melee.who);
  return first && meleeOf(here, first);
}

/**
 * The round of the melee somebody is in: with a blade where he has one, or a gun at beaten zombies; undefined where he is in none, or it isn’t
 * the time for it.
 */
function meleeOf({ now, encounter, chance }: Here, one: Fighting): BotAct | undefined {
  const melee = meleeAround(now, encounter, one.fighter.who);
  if (melee === undefined || (!melee.due && melee.nextSide === null)) return undefined;
  const { who, beside, against } = melee;
  const zombies = against.some(({ target }) => target === null);
  const pops = zombies && chance.of(1, 2);
  const armed = (found: Fighting | undefined) => ({
    hands:
      found?.weapons
        .filter((held) => weaponOf(held.weapon).inMelee.enemyRep < 0 && isReady(encounter, found, held))
        .slice(0, 1) ?? [],
    gun: found && pops ? loadedGun(found) : undefined,
  });
  const own = (id: string) => {
    const { hands, gun } = armed(fighterNamed(now, encounter, id));
    const [least] = gun === undefined ? [] : volleysOf(weaponOf(gun.weapon));
    return {
      ...{ who: id, hands: hands.map((blade) => blade.id) },
      ...(gun !== undefined && least !== undefined && { pop: { weapon: gun.id, shots: least.counted } }),
    };
  };
  return act('encounter.fight', {
    ...own(who),
    ...(beside.length > 0 && { beside: beside.map(own) }),
    against: against.map(({ by, ...foe }) => ({ ...foe, ...(by && { by: [...by] }) })),
    from: null,
    ...(!melee.due && { nextSide: true }),
  });
}

/** Whether a weapon can strike: it wasn’t thrown, and is no saw that has stalled. */
const isReady = (encounter: Here['encounter'], one: Fighting, armed: Fighting['weapons'][number]): boolean =>
  !isThrown(encounter, one, armed) && sawRefusal(encounter, one, armed) === undefined;

function loadedGun({ weapons, ammo }: Fighting) {
  return weapons.find(
    ({ id, weapon }) =>
      isRanged(weapon) &&
      weaponOf(weapon).reload.by === 'clips' &&
      !ammo.some((one) => one.weapon === id && !one.loaded),
  );
}

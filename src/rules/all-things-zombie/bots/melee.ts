/** Melees of a bot: everybody in contact fights the round (section: Melee). */

import { isThrown } from '../acts/encounter/gear/barrels.ts';
import { sawRefusal } from '../acts/encounter/gear/chain-saws.ts';
import { mayFight } from '../acts/encounter/melee/melee-times.ts';
import { isAble } from '../acts/encounter/standing/able.ts';
import { type Fighting, fighterNamed } from '../acts/encounter/standing/fighters.ts';
import { doingNow, inContactWith, zombiesHere } from '../acts/encounter/zombies/zombies.ts';
import { isRanged, volleysOf, weaponOf } from '../arms.ts';
import { whomOf } from '../state/zombies.ts';
import { act, type BotAct, type Situation } from './act.ts';

type Here = Pick<Situation, 'now' | 'encounter' | 'chance'>;
type Seen = Pick<Here, 'now' | 'encounter'>;

/** So many bases touch one of the same size. */
const MOST_AROUND = 6;

interface Against {
  readonly target: string | null;
  readonly zombies?: string;
}

/** People and zombies in contact with somebody, those on the ground left out. */
export function opponentsOf({ now, encounter }: Seen, { fighter }: Fighting): readonly Against[] {
  const people = (fighter.inMelee ?? []).flatMap((who): readonly Against[] => {
    const found = who === null ? undefined : fighterNamed(now, encounter, who);
    return found !== undefined && isAble(found.fighter) ? [{ target: found.fighter.who }] : [];
  });
  const zombies = inContactWith(now, encounter, fighter.who).flatMap(({ id, count }) =>
    Array.from({ length: count }, (): Against => ({ target: null, zombies: id })),
  );
  return [...people, ...zombies].slice(0, MOST_AROUND);
}

/** True if one more could get at somebody: some of those around may lie, and they are in the way all the same. */
export function isRoomAround({ now, encounter }: Seen, { fighter }: Fighting): boolean {
  const around = zombiesHere(encounter)
    .filter((group) => whomOf(doingNow(now, encounter, group)) === fighter.who)
    .reduce((sum, { count }) => sum + count, (fighter.inMelee ?? []).filter((who) => who !== null).length);
  return around < MOST_AROUND;
}

/** With a blade where there is one, or a gun at beaten zombies; undefined where it isn’t the time for it. */
export function meleeOf(
  here: Here,
  one: Fighting,
  against: readonly Against[] = opponentsOf(here, one),
): BotAct | undefined {
  const { now, encounter, chance } = here;
  if (against.length === 0) return undefined;
  const foes = against.map(({ target }) =>
    target === null ? null : (fighterNamed(now, encounter, target) ?? null),
  );
  if (mayFight(now, encounter, one, foes) !== undefined) return undefined;
  const blade = one.weapons.find(
    (armed) => weaponOf(armed.weapon).inMelee.enemyRep < 0 && isReady(encounter, one, armed),
  );
  const gun = loadedGun(one);
  const [least] = gun === undefined ? [] : volleysOf(weaponOf(gun.weapon));
  const pops = against.some(({ target }) => target === null) && chance.of(1, 2);
  return act('encounter.fight', {
    who: one.fighter.who,
    hands: blade === undefined ? [] : [blade.id],
    against,
    ...(pops && gun !== undefined && least !== undefined
      ? { pop: { weapon: gun.id, shots: least.counted } }
      : {}),
    from: null,
  });
}

/** In hand, and no saw that has stalled. */
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

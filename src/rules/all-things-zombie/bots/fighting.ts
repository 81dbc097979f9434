/** Fighting by bots on a table without positions: by the rules, at whom and in what circumstances their own dice say. */

import { barrelsOf } from '../acts/encounter/gear/barrels.ts';
import { LYING } from '../acts/encounter/harm/harmed.ts';
import { isAble } from '../acts/encounter/standing/able.ts';
import { everybody, type Fighting, fighterNamed } from '../acts/encounter/standing/fighters.ts';
import { mayReload, notActive } from '../acts/encounter/turn/timely.ts';
import { isInMelee } from '../acts/encounter/zombies/in-contact.ts';
import { zombiesHere } from '../acts/encounter/zombies/zombies.ts';
import { isRanged, mayFireTogether, sameAmmo, volleysOf, weaponOf } from '../arms.ts';
import { act, type BotAct, type Situation } from './act.ts';
import { type Answers, answering } from './answering.ts';
import { checkOf } from './checks.ts';
import { lyingZombies } from './finishing.ts';
import { amongZombies, anyZombies } from './undead.ts';

/** Chances of each deed to be thought of, out of all of them together. */
const FIRES = 5;
const STRIKES = 2;
const ALL = FIRES + STRIKES + 3;

/**
 * The next act of a fight: anything that waits comes first; then somebody of either side fires, strikes, steps back or stands over an enemy
 * who is down.
 */
export function fighting(situation: Situation): BotAct | undefined {
  const { now, encounter, chance } = situation;
  const due = pressing(situation) ?? amongZombies(situation);
  if (due !== undefined) return due;
  const all = everybody(now, encounter);
  const able = all.filter(({ fighter }) => isAble(fighter));
  if (able.length === 0) return undefined;
  const active = able.filter((one) => notActive(now, encounter, one) === undefined);
  // Now and then the table has it otherwise than the dice.
  const late = active.length === 0 || chance.of(1, 12);
  const anyway = late && chance.of(1, 2) ? { anyway: 'so it was played' } : {};
  const one = chance.one(late ? able : active);
  const foes = able.filter((other) => isFoe(one, other));
  const deed = chance.below(ALL);
  if (deed < FIRES) return firing({ now, encounter, chance }, one, foes, anyway);
  if (deed < FIRES + STRIKES) return striking({ encounter, chance }, one, foes, anyway);
  const { who } = one.fighter;
  if (deed === ALL - 1) {
    const down = all.find((other) => isFoe(one, other) && LYING.includes(other.fighter.condition));
    const target = down?.fighter.who ?? null;
    const how = target !== null && chance.of(1, 4) ? 'capture' : 'kill';
    const lying = target === null ? lyingZombies(encounter) : [];
    const zombies = lying.length > 0 ? chance.one(lying).id : undefined;
    if (target === null && zombies === undefined && encounter.zombies !== undefined) return undefined;
    return act('encounter.finish-off', {
      ...{ who, target, how, weapon: null, from: null, ...anyway },
      ...ofGroup(zombies),
    });
  }
  if (deed === ALL - 2)
    return sharing(one, able) ?? act('encounter.cover', { who, covering: chance.of(2, 3), ...anyway });
  if (!isInMelee(now, encounter, one)) return undefined;
  return act('encounter.break-off', {
    who,
    among: foes.slice(0, 1).map(({ fighter }) => fighter.who),
    ...anyway,
  });
}

/** The next thing due, in circumstances left to chance. */
export function pressing(situation: Situation): BotAct | undefined {
  const { chance } = situation;
  const fires: Answers['fires'] = (here, one, { subject }) => {
    const [, , at] = (subject ?? '').split(' ');
    const found = at === undefined ? undefined : fighterNamed(here.now, here.encounter, at);
    return chance.of(3, 4) ? firing(here, one, found === undefined ? [] : [found], {}) : undefined;
  };
  return answering(situation, { checks: (check) => checkOf(check, chance), fires });
}

interface Anyway {
  readonly anyway?: string;
}

const isFoe = (a: Fighting, b: Fighting) => (a.figure === null) !== (b.figure === null);

/** Has somebody with clips to spare help out a figure that has none left. */
function sharing(to: Fighting, able: readonly Fighting[]): BotAct | undefined {
  if (to.figure === null) return undefined;
  for (const { id: into, weapon } of to.weapons) {
    if (to.ammo.find((one) => one.weapon === into)?.clips !== 0) continue;
    for (const giver of able) {
      if (giver.figure === null || giver === to) continue;
      const gun = giver.weapons.find(
        (one) =>
          sameAmmo(one.weapon, weapon) &&
          giver.ammo.some(({ weapon: id, clips }) => id === one.id && clips > 1),
      );
      if (gun !== undefined)
        return act('encounter.hand-clips', {
          who: giver.fighter.who,
          weapon: gun.id,
          to: to.fighter.who,
          into,
          clips: 1,
        });
    }
  }
  return undefined;
}

function firing(
  { now, encounter, chance }: Pick<Situation, 'now' | 'encounter' | 'chance'>,
  one: Fighting,
  foes: readonly Fighting[],
  anyway: Anyway,
): BotAct | undefined {
  const { who } = one.fighter;
  const guns = one.weapons.filter(({ weapon }) => isRanged(weapon));
  if (guns.length === 0) return undefined;
  const gun = chance.one(guns);
  const barrels = barrelsOf(encounter, one, gun);
  const ammo = one.ammo.find(({ weapon }) => weapon === gun.id);
  if (barrels?.left === 0 || ammo?.loaded === false) {
    const late = anyway.anyway === undefined && mayReload(now, encounter, one) !== undefined;
    return late || ammo?.clips === 0
      ? undefined
      : act('encounter.reload', { who, weapon: gun.id, ...anyway });
  }
  const { counted, targets } = chance.one(volleysOf(weaponOf(gun.weapon)));
  const pair = guns.some(({ id, weapon }) => id !== gun.id && mayFireTogether(gun.weapon, weapon));
  const many = 1 + chance.below(Math.min(counted, targets));
  const zombies = anyZombies({ encounter, chance });
  const about = zombiesHere(encounter).flatMap(({ id, count }) => Array.from({ length: count }, () => id));
  const aims = Array.from({ length: many }, (_, at) => {
    const foe = foes[at];
    const target = foe !== undefined && chance.of(1, 2) ? foe.fighter.who : null;
    const far = target === null && chance.of(1, 2);
    return {
      target,
      ...(target === null && ofGroup((at === 0 ? zombies : undefined) ?? about[at])),
      shots: at === 0 ? counted - (many - 1) : 1,
      ...(target === null && { far }),
      ...(target === null && !far && { charging: true }),
      ...(target !== null && { cover: chance.of(1, 3), fastMoving: chance.of(1, 4) }),
      prone: chance.of(1, 6),
    };
  });
  return act('encounter.fire-at', {
    who,
    weapon: gun.id,
    aims,
    fastMoving: chance.of(1, 4),
    ...(pair && { twoWeapons: chance.of(1, 2) }),
    from: null,
    ...anyway,
  });
}

const ofGroup = (zombies: string | undefined) => (zombies === undefined ? {} : { zombies });

function striking(
  { encounter, chance }: Pick<Situation, 'encounter' | 'chance'>,
  one: Fighting,
  foes: readonly Fighting[],
  anyway: Anyway,
): BotAct {
  const { who } = one.fighter;
  const foe = foes[0];
  const at = foe !== undefined && chance.of(1, 2) ? foe.fighter.who : null;
  const zombie = { target: null, ...ofGroup(zombiesHere(encounter).find(({ down }) => !down)?.id) };
  const gun = one.weapons.find(({ weapon }) => isRanged(weapon));
  const blade = one.weapons.find(({ weapon }) => weaponOf(weapon).inMelee.enemyRep < 0);
  const [least] = gun === undefined ? [] : volleysOf(weaponOf(gun.weapon));
  const pops = at === null && gun !== undefined && least !== undefined && chance.of(1, 2);
  return act('encounter.fight', {
    who,
    hands: blade === undefined ? [] : [blade.id],
    against: [at === null ? zombie : { target: at }, ...(chance.of(1, 5) ? [zombie] : [])],
    ...(pops && { pop: { weapon: gun.id, shots: least.counted } }),
    from: null,
    ...anyway,
  });
}

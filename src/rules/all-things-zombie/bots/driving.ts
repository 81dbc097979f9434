/** Driving by bots on a table without positions: they bring what was won, start it, and go where their own dice say. */

import { hasOwnAmong } from '../acts/encounter/checks/around.ts';
import { isAble } from '../acts/encounter/standing/able.ts';
import { everybody, type Fighting, fighterNamed } from '../acts/encounter/standing/fighters.ts';
import {
  driverOf,
  hasLostDriver,
  occupantsOf,
  vehiclesHere,
  vehiclesLeft,
} from '../acts/encounter/standing/vehicles-in-play.ts';
import { canStopVehicle, volleysOf, weaponOf } from '../arms.ts';
import { insideOf } from '../movement/place.ts';
import type { WorkingVehicle } from '../state/vehicles.ts';
import { VEHICLES } from '../types.ts';
import { limitsOf, seatsOf } from '../vehicles/vehicle.ts';
import { act, type BotAct, type Situation } from './act.ts';
import { anyZombies } from './undead.ts';

/** Act with a vehicle on the table; undefined where none drives, or could. */
export function driving({ now, encounter, chance, told, figure }: Situation): BotAct | undefined {
  const here = vehiclesHere(encounter).filter(({ wreck, speed }) => wreck === undefined || speed > 0);
  const adrift = here.find((one) => hasLostDriver(now, encounter, one));
  if (adrift?.driver !== undefined) {
    const what = { does: 'control', turning: chance.of(1, 2), solid: chance.of(1, 2) } as const;
    return act('encounter.drive', { vehicle: adrift.id, driver: adrift.driver, what });
  }
  const [vehicle] = here;
  if (vehicle === undefined)
    return vehiclesLeft(encounter) > 0 ? bringing({ now, encounter, chance, told, figure }) : undefined;
  const inside = occupantsOf(now, encounter, vehicle.id);
  const gunner = everybody(now, encounter).find(
    (one) =>
      isAble(one.fighter) &&
      insideOf(one.fighter) !== vehicle.id &&
      !hasOwnAmong(now, encounter, one, inside) &&
      one.weapons.some(({ weapon }) => canStopVehicle(weapon)),
  );
  if (gunner !== undefined && chance.of(1, 3)) return firing(chance, gunner, vehicle);
  const driver = driverOf(now, encounter, vehicle);
  const able = inside.filter(({ fighter }) => isAble(fighter));
  const who = driver !== undefined && isAble(driver.fighter) ? driver : (able[0] ?? driver);
  if (who === undefined) return undefined;
  return act('encounter.drive', {
    vehicle: vehicle.id,
    driver: who.fighter.who,
    what: going({ now, encounter, chance, told, figure }, vehicle),
  });
}

function bringing({ now, encounter, chance, figure }: Situation): BotAct | undefined {
  const driver = fighterNamed(now, encounter, figure);
  if (driver === undefined || !isAble(driver.fighter)) return undefined;
  const kind = chance.one(VEHICLES);
  const others = encounter.party.filter((id) => id !== figure && chance.of(1, 2));
  const inside = others.slice(0, seatsOf(kind) - 1);
  return act('encounter.bring-vehicle', { kind, driver: figure, inside, running: chance.of(1, 4) });
}

function going({ now, encounter, chance }: Situation, { kind, speed, engine }: WorkingVehicle) {
  if (!engine && speed === 0) return { does: 'start' } as const;
  if (speed === 0 && chance.of(1, 6)) return { does: 'engine-off' } as const;
  const { half, speed: top, turns } = limitsOf(kind);
  const most = Math.min(top, speed + half);
  const offRoad = chance.of(1, 4) && speed <= half;
  const wanted = chance.of(1, 8) ? 0 : Math.max(speed - half, chance.below(most + 1));
  const stays = !engine || (offRoad && wanted > half);
  const at = stays ? Math.min(speed, offRoad ? half : top) : wanted;
  const zombies = anyZombies({ encounter, chance });
  const person = everybody(now, encounter).find(
    ({ figure, fighter }) =>
      figure === null && fighter.condition !== 'dead' && !insideOf(fighter)?.startsWith('m'),
  );
  const over = [
    ...(zombies === undefined ? [] : [{ target: null, zombies }]),
    ...(person === undefined ? [] : [{ target: person.fighter.who, prone: chance.of(1, 5) }]),
  ];
  return {
    does: 'go',
    speed: at,
    turns: at > 0 && turns > 0 && chance.of(1, 2) ? 1 + chance.below(turns) : 0,
    sharp: chance.of(1, 2),
    offRoad,
    solid: chance.of(1, 2),
    ...(at > 0 && over.length > 0 && chance.of(1, 2) && { over }),
    leaves: chance.of(1, 20),
  } as const;
}

function firing(
  chance: Situation['chance'],
  { fighter, weapons, ammo }: Fighting,
  vehicle: WorkingVehicle,
): BotAct {
  const gun = weapons.find(({ weapon }) => canStopVehicle(weapon));
  if (gun === undefined) throw new Error(`${fighter.who} has no such gun`);
  const { who } = fighter;
  if (ammo.some(({ weapon, loaded }) => weapon === gun.id && !loaded))
    return act('encounter.reload', { who, weapon: gun.id });
  const { counted: shots } = chance.one(volleysOf(weaponOf(gun.weapon)));
  return act('encounter.fire-at-vehicle', {
    who,
    weapon: gun.id,
    vehicle: vehicle.id,
    shots,
    solid: chance.of(1, 2),
    from: null,
  });
}

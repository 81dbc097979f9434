/** Section: Shooting at Vehicles. Somebody with a machine gun fires at the vehicle itself. */
import { flag, number, optional } from '../../../../core/fields.ts';
import { canStopVehicle, weaponOf } from '../../../arms.ts';
import { askingOf } from '../../../asking.ts';
import { insideOf } from '../../../movement/place.ts';
import type { Hurt } from '../../../shooting/damage.ts';
import { shotRefusal } from '../../../shooting/volley.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { VehicleStep } from '../../../state/test-result.ts';
import type { Fighter } from '../../../state/turn.ts';
import type { WorkingVehicle } from '../../../state/vehicles.ts';
import { shootsAtVehicle } from '../../../vehicles/shot-at.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, refuse } from '../../act.ts';
import { ANYWAY, ARMED, FIGHTER, FROM, WORKING } from '../../fields.ts';
import { BEFORE_REPORT, no, tell } from '../act.ts';
import { hasOwnAmong } from '../checks/around.ts';
import { turnsToFire } from '../fire/aim-on-board.ts';
import { shooterOf } from '../fire/aimed.ts';
import { isLoaded } from '../gear/barrels.ts';
import { spend } from '../gear/spent.ts';
import { harmed } from '../harm/harmed.ts';
import { starLives } from '../harm/stars-live.ts';
import { reaches } from '../places/in-reach.ts';
import { isAble } from '../standing/able.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { standsAt } from '../standing/stands-at.ts';
import { tellTest } from '../standing/tested.ts';
import { driverOf, occupantsOf, vehicleChanged, vehicleNamed } from '../standing/vehicles-in-play.ts';
import { afterFire, FIRING_TIMES, mayFire, timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { isBeyond } from '../zombies/noise.ts';
import { courseOf } from './course.ts';
import { type Came, outOfControl, vehicleResult } from './crash.ts';

export const FIRE_AT_VEHICLE = declared({
  fields: {
    who: FIGHTER,
    weapon: ARMED,
    vehicle: WORKING,
    shots: number(1, 12),
    /** Something solid is where it would veer. */
    solid: optional(flag),
    from: FROM,
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...FIRING_TIMES,
    'same-side',
    'against-places',
    ...(['nobody-caught', 'not-here', 'out-of-action', 'no-such-weapon', 'not-loaded'] as const),
    ...(['off-the-table', 'no-such-vehicle', 'at-himself', 'stops-no-vehicle', 'volley'] as const),
  ],
});

export function* fireAtVehicle(
  now: SeenCampaign,
  { who, weapon: held, vehicle: id, shots, solid, from, anyway }: InputOf<typeof FIRE_AT_VEHICLE>,
): ActOf<typeof FIRE_AT_VEHICLE> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, fighter, name } = found;
  if (!isAble(fighter)) return no('out-of-action');
  const vehicle = vehicleNamed(encounter, id);
  if (vehicle === undefined) return no('no-such-vehicle');
  if (insideOf(fighter) === id) return no('at-himself');
  const armed = found.weapons.find((one) => one.id === held);
  if (armed === undefined) return no('no-such-weapon');
  const { weapon } = armed;
  if (!canStopVehicle(weapon)) return no('stops-no-vehicle');
  if (isBeyond(encounter.table, from)) return no('off-the-table');
  if (!isLoaded(encounter, found, armed)) return no('not-loaded');
  const shooter = shooterOf(now, found, {});
  const why = shotRefusal(shooter, { weapon, shots }, [{ target: { kind: 'human' }, shots }]);
  if (why !== undefined) return refuse({ code: 'volley', why, weapon });
  const firing = { weapon: held, together: false };
  const at = [driverOf(now, encounter, vehicle)?.fighter.who ?? null];
  const inside = occupantsOf(now, encounter, id);
  const untimely =
    (hasOwnAmong(now, encounter, found, inside) ? ('same-side' as const) : undefined) ??
    mayFire(now, encounter, found, { ...firing, at }) ??
    (reaches(encounter, fighter.who, id, weapon) ? undefined : ('against-places' as const));
  const late = yield* timely(now, found, untimely, {
    anyway,
    answers: fighter.toFire !== undefined,
  });
  if (late !== undefined) return no(late);

  const fired = yield* shootsAtVehicle(askingOf(fighter.who), shooter, { weapon, shots });
  if (weaponOf(weapon).noise.by !== 'nothing')
    yield* tell({
      type: 'shots-marked',
      marker: { who: fighter.who, shots, from: from ?? standsAt(encounter, found) },
    });
  yield* turnsToFire(now, found, id);
  const empty = yield* spend(encounter, found, armed, { shots, ones: fired.ones });
  const shot = afterFire(now, encounter, found, firing);
  const to: Fighter = { ...shot, shots: shot.shots + shots };
  yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: shots });
  const steps: readonly VehicleStep[] =
    fired.worst === null ? ['noEffect'] : fired.through.map((one) => one.found.result);
  yield* tellTest(found, {
    rule: 'atz.shoot-at-vehicle',
    faces: [...fired.faces, ...fired.through.flatMap((one) => one.passed.faces)],
    target: null,
    result: vehicleResult(vehicle.kind, { steps, hurt: [] }),
  });
  const came = yield* wentThrough(now, found, vehicle, { worst: fired.worst, weapon, solid });
  const result = vehicleResult(vehicle.kind, { ...came, steps: [...steps, ...came.steps] });
  return done('fire-at-vehicle', { name, vehicle: vehicle.kind, result, empty });
}

interface Through {
  readonly worst: 'explodes' | 'rollsToStop' | 'driverChecks' | null;
  readonly weapon: Fighting['weapons'][number]['weapon'];
  readonly solid: boolean | undefined;
}

/** All inside are dead, but for Stars who outlive people of lower Rep; or it runs out, turn by turn; or its driver rolls for control at one Rep less. */
function* wentThrough(
  now: SeenCampaign,
  by: Fighting,
  vehicle: WorkingVehicle,
  { worst, weapon, solid }: Through,
): CampaignPlay<Came> {
  const { encounter } = now;
  if (encounter === null || worst === null) return { steps: [], hurt: [] };
  switch (worst) {
    case 'explodes': {
      const inside = occupantsOf(now, encounter, vehicle.id).filter(
        ({ fighter }) => fighter.condition !== 'dead',
      );
      const blown: Pick<Hurt, 'harm' | 'hits' | 'survived'> = { harm: 'obviouslyDead', hits: 0, survived: 0 };
      const whose = { byZombie: false, rep: by.rep, weapon, by: by.fighter.who, inMelee: false };
      const hurt = inside.map((one) => ({ one, came: starLives(one, blown, by.rep) }));
      for (const { one, came } of hurt) yield* harmed(now, one, came, whose);
      const gone = { speed: 0, engine: undefined, ready: undefined, wreck: 'burnt-out' } as const;
      yield* vehicleChanged(now, vehicle, gone);
      yield* countDead(now, by, hurt.filter(({ came }) => came.harm === 'obviouslyDead').length);
      return { steps: [], hurt: hurt.map(({ one, came }) => ({ name: one.name, harm: came.harm })) };
    }
    case 'rollsToStop':
      yield* vehicleChanged(now, vehicle, { engine: undefined, ready: undefined, wreck: 'stopped' });
      return { steps: [], hurt: [] };
    case 'driverChecks': {
      const driver = driverOf(now, encounter, vehicle);
      // A vehicle that stands has no control to lose.
      if (driver === undefined || vehicle.speed === 0) return { steps: [], hurt: [] };
      const way = { hit: true, inches: vehicle.speed, solid };
      return yield* outOfControl(
        now,
        encounter,
        vehicle,
        driver,
        way,
        courseOf(now, encounter, vehicle, { speed: 0 }),
      );
    }
    default:
      return worst satisfies never;
  }
}

function* countDead(now: SeenCampaign, by: Fighting, dead: number): CampaignPlay<void> {
  const after = now.encounter && fighterNamed(now, now.encounter, by.fighter.who);
  if (dead === 0 || !after) return;
  const { fighter } = after;
  const to: Fighter = { ...fighter, peopleKilled: fighter.peopleKilled + dead };
  yield* tell({ type: 'fighter-changed', to, of: 'kills', fired: 0 });
}

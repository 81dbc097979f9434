/** At the wheel: starting, going on in the activation of either side, and control once its driver is disabled. */
import { flag, optional, variant } from '../../../../core/fields.ts';
import { askingOf } from '../../../asking.ts';
import { singleFigure } from '../../../data/single-figures.ts';
import { insideOf } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { WorkingVehicle } from '../../../state/vehicles.ts';
import { starts } from '../../../vehicles/engine.ts';
import { SPEED_REFUSALS } from '../../../vehicles/vehicle.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, FIGHTER, WORKING } from '../../fields.ts';
import { BEFORE_REPORT, no, type SeenEncounter } from '../act.ts';
import { engineHeard } from '../gear/engines.ts';
import { isAble } from '../standing/able.ts';
import { tellTest } from '../standing/tested.ts';
import { driverOf, hasLostDriver, vehicleChanged, vehicleNamed } from '../standing/vehicles-in-play.ts';
import { timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { courseOf } from './course.ts';
import { type Came, outOfControl, vehicleResult } from './crash.ts';
import { GO, goes, goRefusal, isAgainstCourse, onCourse, whoIsInTheWay } from './drive-on.ts';
import { DRIVING_TIMES, type Driving, gone, mayGoOn, mayStart } from './driving-times.ts';

export const DRIVES = variant('does', {
  start: {},
  go: GO,
  'engine-off': {},
  /** A vehicle whose driver is disabled. */
  control: { turning: optional(flag), solid: optional(flag) },
});

export const DRIVE = declared({
  fields: {
    vehicle: WORKING,
    /** The figure that is at the wheel, or takes it. */
    driver: FIGHTER,
    what: DRIVES,
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...DRIVING_TIMES,
    ...SPEED_REFUSALS,
    ...(['nobody-caught', 'not-here', 'out-of-action', 'named-twice', 'at-himself'] as const),
    ...([
      'target-dead',
      'no-such-zombies',
      'which-zombies',
      'no-such-vehicle',
      'not-in-it',
      'somebody-drives',
    ] as const),
    ...(['vehicle-wrecked', 'engine-runs', 'engine-off', 'vehicle-moves', 'vehicle-stands'] as const),
    ...([
      'driver-fit',
      'control-first',
      'no-board',
      'way-blocked',
      'turn-too-wide',
      'against-places',
    ] as const),
  ],
});

export function* drive(
  now: SeenCampaign,
  { vehicle: id, driver: who, what, anyway }: InputOf<typeof DRIVE>,
): ActOf<typeof DRIVE> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, fighter, name } = found;
  const vehicle = vehicleNamed(encounter, id);
  if (vehicle === undefined) return no('no-such-vehicle');
  if (insideOf(fighter) !== id) return no('not-in-it');
  const said = (came: Came) =>
    done('drive', { name, vehicle: vehicle.kind, result: vehicleResult(vehicle.kind, came) });
  if (what.does === 'control') {
    if (!hasLostDriver(now, encounter, vehicle) || vehicle.driver !== fighter.who) return no('driver-fit');
    yield* vehicleChanged(now, vehicle, { adrift: true });
    const { turning, solid } = what;
    // Turning it leaves its way where the players see it turn.
    const course = turning ? undefined : courseOf(now, encounter, vehicle, { speed: 0 });
    const way = { turning, solid, inches: vehicle.speed };
    const came = yield* outOfControl(now, encounter, vehicle, found, way, course);
    return said({ ...came, steps: ['losesControl', ...came.steps] });
  }
  const at = driverOf(now, encounter, vehicle);
  const other = at !== undefined && at.fighter.who !== who && isAble(at.fighter);
  if (other && vehicle.speed > 0) return no('somebody-drives');
  switch (what.does) {
    case 'start': {
      if (!isAble(fighter)) return no('out-of-action');
      if (vehicle.wreck !== undefined) return no('vehicle-wrecked');
      if (vehicle.engine) return no('engine-runs');
      const late = yield* timely(now, found, mayStart(now, encounter, found, vehicle), { anyway });
      return late === undefined ? said(yield* started(now, found, vehicle)) : no(late);
    }
    case 'engine-off':
      if (!isAble(fighter)) return no('out-of-action');
      if (vehicle.speed > 0) return no('vehicle-moves');
      if (!vehicle.engine) return no('engine-off');
      yield* vehicleChanged(now, vehicle, { engine: undefined, ready: undefined, driver: fighter.who });
      return said({ steps: ['stops'], hurt: [] });
    case 'go': {
      if (hasLostDriver(now, encounter, vehicle)) return no('control-first');
      const on = onCourse(now, encounter, vehicle, what);
      if (typeof on === 'string') return no(on);
      const why = goRefusal(found, vehicle, on.what);
      if (why !== undefined) return no(why);
      const inTheWay = whoIsInTheWay(now, encounter, vehicle, on.what);
      if (typeof inTheWay === 'string') return no(inTheWay);
      const sets = vehicle.speed > 0 || vehicle.ready === true;
      const against = isAgainstCourse(on, inTheWay) ? ('against-places' as const) : undefined;
      const late = yield* timely(now, found, mayGoOn(now, encounter, found, vehicle) ?? against, {
        anyway,
        answers: sets,
      });
      return late === undefined
        ? said(yield* goes(now, found, vehicle, on.what, inTheWay, on.course))
        : no(late);
    }
    default:
      return what satisfies never;
  }
}

const turnNow = ({ turn }: SeenEncounter): number => turn?.number ?? 0;

function* started(now: SeenCampaign, found: Driving, vehicle: WorkingVehicle): CampaignPlay<Came> {
  const { encounter, fighter } = found;
  const { face, starts: runs } = yield* starts(askingOf(fighter.who));
  const came: Came = { steps: [runs ? 'starts' : 'doesNotStart'], hurt: [] };
  yield* tellTest(found, {
    rule: 'atz.car-starts',
    faces: [face],
    target: singleFigure('car-starts'),
    result: vehicleResult(vehicle.kind, came),
  });
  yield* vehicleChanged(now, vehicle, {
    tried: turnNow(encounter),
    driver: fighter.who,
    ...(runs && { engine: true, ready: true, adrift: undefined, ...gone(found, vehicle) }),
  });
  const runner = runs && now.encounter ? vehicleNamed(now.encounter, vehicle.id) : undefined;
  if (runner !== undefined && now.encounter) yield* engineHeard(now.encounter, runner);
  return came;
}

/** At the wheel: starting, going on in the activation of either side, and control once its driver is disabled. */
import { flag, group, list, nullable, number, optional, variant } from '../../../core/fields.ts';
import { askingOf } from '../../asking.ts';
import { singleFigure } from '../../data/single-figures.ts';
import { insideOf } from '../../movement/place.ts';
import type { FoeResult, VehicleStep } from '../../state/test-result.ts';
import type { Fighter } from '../../state/turn.ts';
import type { WorkingVehicle } from '../../state/vehicles.ts';
import { inOrder } from '../../turn/activation.ts';
import { offRoad, starts } from '../../vehicles/engine.ts';
import type { Drive } from '../../vehicles/losing-control.ts';
import { afterTurns, limitsOf, SPEED_REFUSALS, speedRefusal } from '../../vehicles/vehicle.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, type SeenCampaign } from '../act.ts';
import { ANYWAY, FIGHTER, WORKING, ZOMBIES } from '../fields.ts';
import { isAble } from './able.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from './act.ts';
import { dieOf } from './activation.ts';
import { isTwice, targetOf } from './aimed.ts';
import { type Came, outOfControl, vehicleResult } from './crash.ts';
import { DRIVING_TIMES, mayGoOn, mayStart } from './driving-times.ts';
import { engineHeard } from './engines.ts';
import { type Fighting, fighterNamed } from './fighters.ts';
import { type InTheWay, runsOver } from './run-over.ts';
import { tellTest } from './tested.ts';
import { timely } from './timely.ts';
import { fighting } from './turn.ts';
import { driverOf, hasLostDriver, movesOf, occupantsOf, vehicleChanged, vehicleNamed } from './working.ts';
import { zombiesMeant } from './zombies.ts';
import { areTooMany } from './zombies-harmed.ts';

/** Somebody or something in its way. */
const IN_THE_WAY = group({
  /** Null for a zombie. */
  target: nullable(FIGHTER),
  /** The group it is one of; left out for one that nobody keeps count of. */
  zombies: optional(ZOMBIES),
  prone: optional(flag),
});

export const DRIVES = variant('does', {
  start: {},
  go: {
    /** Inches, before its turns take theirs; 0 stops it. */
    speed: number(0, 60, { usual: 8 }),
    turns: optional(number(0, 6)),
    /** One of them is of more than 45 degrees (ATZ-33). */
    sharp: optional(flag),
    offRoad: optional(flag),
    /** Something solid is where it would slide or veer. */
    solid: optional(flag),
    over: optional(list(IN_THE_WAY, 0, 12)),
    /** Off the table, with all inside. */
    leaves: optional(flag),
  },
  'engine-off': {},
  /** Its driver is disabled. */
  control: { turning: optional(flag), solid: optional(flag) },
});

export const DRIVE = declared({
  fields: {
    vehicle: WORKING,
    /** Who is at the wheel, or takes it. */
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
    'driver-fit',
  ],
});

type What = InputOf<typeof DRIVE>['what'];
type Go = Extract<What, { readonly does: 'go' }>;
type Driving = Fighting & { readonly encounter: SeenEncounter };

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
    const came = yield* outOfControl(now, encounter, vehicle, found, {
      turning,
      solid,
      inches: vehicle.speed,
    });
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
      const why = goRefusal(found, vehicle, what);
      if (why !== undefined) return no(why);
      const inTheWay = whoIsInTheWay(now, encounter, vehicle, what);
      if (typeof inTheWay === 'string') return no(inTheWay);
      const sets = vehicle.speed > 0 || vehicle.ready === true;
      const late = yield* timely(now, found, mayGoOn(now, encounter, found, vehicle), {
        anyway,
        answers: sets,
      });
      return late === undefined ? said(yield* goes(now, found, vehicle, what, inTheWay)) : no(late);
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

/** One activation more in which it has done something; the driver’s own comes where his side’s die has it. */
function gone(
  { encounter, figure, fighter }: Driving,
  vehicle: WorkingVehicle,
): Pick<WorkingVehicle, 'went'> {
  const moves = movesOf(encounter, vehicle);
  const { turn } = encounter;
  if (moves === undefined || turn === null) return {};
  const sets = vehicle.speed === 0 && vehicle.ready !== true;
  const own = sets ? ownPhase(encounter, { figure, fighter }) : 0;
  return { went: { turn: turn.number, times: Math.max(moves.gone, own) + 1 } };
}

function ownPhase(encounter: SeenEncounter, one: Pick<Fighting, 'figure' | 'fighter'>): number {
  const { turn } = encounter;
  const side = dieOf(encounter, one)?.side;
  return turn === null
    ? 0
    : Math.max(
        0,
        inOrder(turn).findIndex((die) => die.side === side),
      );
}

/** By its engine, its driver and its speed; a vehicle that nobody can drive, or that is stopped for good, only rolls on. */
function goRefusal(
  { fighter }: Driving,
  vehicle: WorkingVehicle,
  { speed, turns = 0, offRoad: off, over }: Go,
) {
  if (!vehicle.engine && vehicle.speed === 0)
    return vehicle.wreck === undefined ? 'engine-off' : 'vehicle-wrecked';
  const helpless = !isAble(fighter);
  if (helpless && vehicle.speed === 0) return 'out-of-action';
  if (speed === 0 && (over?.length ?? 0) > 0) return 'vehicle-stands';
  if (helpless && (speed !== vehicle.speed || turns > 0)) return 'runs-on';
  if (!vehicle.engine && speed > vehicle.speed) return 'runs-on';
  return speedRefusal(vehicle.kind, vehicle.speed, { speed, turns, offRoad: off === true });
}

function whoIsInTheWay(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id }: WorkingVehicle,
  { over = [] }: Go,
) {
  if (isTwice(over)) return 'named-twice';
  const all: InTheWay[] = [];
  for (const { target, zombies: named, prone } of over) {
    if (target === null) {
      const zombies = zombiesMeant(encounter, named);
      if (typeof zombies === 'string') return zombies;
      all.push({ found: null, zombies, target: { kind: 'zombie', prone: true, hits: zombies?.hits } });
      continue;
    }
    const found = fighterNamed(now, encounter, target);
    if (found === undefined) return 'not-here';
    if (insideOf(found.fighter) === id) return 'at-himself';
    if (found.fighter.condition === 'dead') return 'target-dead';
    const known = targetOf(now, encounter, found);
    all.push({ found, target: { ...known, prone: known.prone || prone } });
  }
  return areTooMany(all) ? 'no-such-zombies' : all;
}

function* goes(
  now: SeenCampaign,
  found: Driving,
  vehicle: WorkingVehicle,
  { speed, turns = 0, sharp, offRoad: off, solid, leaves }: Go,
  inTheWay: readonly InTheWay[],
): CampaignPlay<Came> {
  const { encounter, fighter } = found;
  const { kind } = vehicle;
  const after = afterTurns(speed, turns);
  const steps: VehicleStep[] = [speed === 0 ? 'standsStill' : 'drives'];
  const hurt: FoeResult[] = [];
  yield* vehicleChanged(now, vehicle, {
    ...gone(found, vehicle),
    speed: after,
    ready: undefined,
    ...(after > 0 && encounter.turn !== null && { driven: true }),
    ...(isAble(fighter) && { driver: fighter.who, adrift: undefined }),
  });
  const way = { inches: after, solid };
  const control = function* (more: Drive): CampaignPlay<boolean> {
    const came = yield* outOfControl(now, encounter, vehicle, found, { ...way, ...more });
    steps.push('losesControl', ...came.steps);
    hurt.push(...came.hurt);
    return came.stands;
  };
  let stands = false;
  if (off && after > 0) {
    const { faces, word } = yield* offRoad(askingOf(fighter.who), kind, speed);
    const result = vehicleResult(kind, { steps: [word], hurt: [] });
    if (faces.length > 0) yield* tellTest(found, { rule: 'atz.off-road', faces, target: null, result });
    if (word === 'breaksDown') {
      steps.push('breaksDown');
      stands = true;
      yield* control({ turning: turns > 0 });
      yield* vehicleChanged(now, vehicle, { speed: 0, engine: undefined, wreck: 'broken-down' });
    } else if (word === 'losesControl') stands = yield* control({ turning: turns > 0 });
  }
  if (!stands && sharp && turns > 0 && speed > limitsOf(kind).half)
    stands = yield* control({ turning: true });
  if (!stands && inTheWay.length > 0) {
    steps.push('runsDown');
    const came = yield* runsOver(now, found, inTheWay);
    hurt.push(...came.hurt);
    if (came.over > 0) {
      const word = came.losesControl ? 'losesControl' : 'goesOn';
      const result = vehicleResult(kind, { steps: [word], hurt: [] });
      const { faces, over } = came;
      yield* tellTest(found, { rule: 'atz.overrun-control', faces, target: over, result });
    }
    if (came.losesControl) stands = yield* control({});
  }
  if (leaves && !stands && after > 0) {
    steps.push('leaves');
    yield* leavesTable(now, vehicle);
  }
  return { steps, hurt };
}

/** All inside leave with it: on their feet, or carried off by it. */
function* leavesTable(now: SeenCampaign, vehicle: WorkingVehicle): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter === null) return;
  for (const { fighter } of occupantsOf(now, encounter, vehicle.id)) {
    const { inside: _, covering: __, ...rest } = fighter;
    const condition = isAble(fighter) ? 'off-table' : fighter.condition === 'dead' ? 'dead' : 'carried';
    const to: Fighter = { ...rest, condition };
    yield* tell({ type: 'fighter-changed', to, of: 'condition', fired: 0 });
  }
  yield* vehicleChanged(now, vehicle, { away: true, speed: 0, engine: undefined });
}

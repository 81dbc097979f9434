/** Somebody moves, alone or with others of his group; where to, the players see. */

import { choice, flag, list, nullable, number, optional } from '../../../../core/fields.ts';
import { same } from '../../../../core/same.ts';
import { isAtEdge } from '../../../board/flees.ts';
import { climbsOn, levelAfter } from '../../../board/way.ts';
import { EXITS, forded, GROUNDS } from '../../../movement/pace.ts';
import { insideOf, isOnTable } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { TestResult } from '../../../state/test-result.ts';
import type { Condition, Fighter } from '../../../state/turn.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, FIGHTER, PLACE, STOP } from '../../fields.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from '../act.ts';
import { flightOf } from '../board/forced.ts';
import { goesAlong, halted, othersOf } from '../board/going.ts';
import { type Route, wayByOpening, wayOf, wrongWay } from '../places/route.ts';
import { placeHere } from '../places/seen-from.ts';
import { isAble, isFleeing } from '../standing/able.ts';
import { carriedBy, carriersOf } from '../standing/carried.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { placeOf } from '../standing/stands-at.ts';
import { hasSeats, vehicleNamed } from '../standing/vehicles-in-play.ts';
import { isBound } from '../turn/activation.ts';
import { holdsBack, isToRush } from '../turn/sense.ts';
import { allTimely, MOVING_TIMES, mayMove, mayRecover, notActive } from '../turn/timely.ts';
import { fighting, mark } from '../turn/turn.ts';
import { comesAmong } from './comes-among.ts';
import { areDoorsTooNarrow, GOING_IN_TIMES, mayClimb, mayGoIn } from './going-in.ts';
import { type Came, comeTo, inchesFor, MOVES, mostOf } from './how-far.ts';
import { ridesOn } from './riding.ts';

export const MOVE = declared({
  fields: {
    who: FIGHTER,
    /** Others of the mover’s group who go along; fast they all go by the same dice. */
    others: list(FIGHTER, 0, 11),
    how: choice(MOVES),
    /** A Leader of the group is with them who doesn't move himself. */
    withLeader: optional(flag),
    ground: optional(choice(GROUNDS)),
    /** A building or a vehicle at the end of the move; null where they end up outside, left out where they stay as they are. */
    inside: optional(nullable(PLACE)),
    /** Way by which they get in or out. */
    through: optional(choice(EXITS)),
    /** Lies down at the end. */
    prone: optional(flag),
    /** Inches they go, where they keep some of the move for later; left out where they go as far as they may. */
    inches: optional(number(0, 36)),
    /** On a board, the spots gone through to the last; how far that is says `inches`, unless told. */
    way: optional(list(STOP, 1, 30)),
    /** On a board, the spot gone to by the shortest way, where none is told. */
    to: optional(STOP),
    /** On a board, over the edge of the table at the end of the way, where that is at it. */
    leaves: optional(flag),
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...(['nobody-caught', 'not-here', 'out-of-action', 'named-twice'] as const),
    ...([
      'no-such-spot',
      'inside-already',
      'no-seat',
      'carries-alone',
      'rides',
      'at-the-wheel',
      'doors-too-narrow',
      'too-far',
      'no-board',
      'way-blocked',
      'no-way',
      'way-wanted',
      'spot-taken',
    ] as const),
    ...MOVING_TIMES,
    ...GOING_IN_TIMES,
    'must-rush',
    'not-at-edge',
  ],
});

type Moving = InputOf<typeof MOVE>;

export function* move(now: SeenCampaign, given: Moving): ActOf<typeof MOVE> {
  const { who, others, anyway } = given;
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, name, fighter } = found;
  const around = othersOf(now, encounter, fighter.who);
  const flight = isLeftToFlee(given, fighter) ? flightOf(now, encounter, found) : undefined;
  const byOpening = isLeftToOpening(given)
    ? wayByOpening(encounter, fighter.who, given.inside, given.through ?? 'door', around)
    : null;
  const route = flight ?? byOpening ?? wayOf(encounter, fighter.who, given, around);
  if (typeof route === 'string') return no(route);
  // A way says itself where it leads in.
  const told = byOpening === null ? given : { ...given, inside: undefined, through: undefined };
  // A way that can’t be gone says so before it is looked along.
  const barred = route && route !== flight ? wrongWay(encounter, route, around) : undefined;
  const way = route === null || barred || flight ? route : halted(now, encounter, found, route);
  const input = way === null ? told : onWay(told, way);
  const all = moversOf(now, encounter, [who, ...others], input.how);
  if (typeof all === 'string') return no(all);
  const wrong = wrongWith(now, encounter, all, input);
  if (wrong !== undefined) return no(wrong);
  // Whoever lies down only stays, and a way says itself where it leads in, and by what.
  const isBlocked =
    way !== null && (told.inside !== undefined || told.through === 'window' || told.how === 'stay');
  const inTheWay = isBlocked ? 'way-blocked' : barred;
  if (inTheWay) return no(inTheWay);
  if (way === null && isLeftNowhere(encounter, given, fighter)) return no('way-wanted');
  const climbs = way === null ? 0 : climbsOn(way.way, way.at.level);
  const strays = given.leaves === true && !endsAtEdge(encounter, route) ? 'not-at-edge' : undefined;
  const mayGo = (one: Fighting) =>
    strays ?? timeOf(now, encounter, one, input) ?? mayClimb(encounter, one, climbs);
  const late = yield* allTimely(now, all, mayGo, { anyway });
  if (late !== undefined) return no(late);
  const came = yield* comeTo(encounter, all, input);
  const met = new Set<string | null>();
  // Dice may end a way before its door, and then nobody goes in or out.
  const ended = new Map<Came, Moving>();
  for (const one of came) {
    const { mover } = one;
    const along = way && goesAlong(now, encounter, mover.fighter.who, way, one.inches);
    const end = { ...input, inside: along === null ? input.inside : along?.inside };
    ended.set(one, end);
    const to = movedTo(encounter, one, end, along ? along.climbs : 0);
    yield* tell({ type: 'fighter-changed', to, of: 'moved', fired: 0 });
    yield* carryAlong(now, encounter, mover, to);
    if (along) {
      yield* tell(along.placed);
      for (const id of along.met) met.add(fighterNamed(now, encounter, id)?.name ?? null);
    }
  }
  const isIn = (one: Came) => ended.get(one)?.inside === input.inside;
  yield* comesAmong(
    now,
    came.filter(isIn).map(({ mover }) => mover.fighter.who),
    input.inside,
  );
  if (given.leaves === true) yield* overTheEdge(now, came);
  const of = (one: Came | undefined) => resultOf(one, (one && ended.get(one)) ?? input);
  const result = of(came.find(({ mover }) => mover.fighter.who === found.fighter.who));
  const apart = came.filter((one) => !same(of(one), result));
  return done('move', {
    name,
    others: others.length,
    result,
    ...(met.size > 0 && { met: [...met].map((one) => one ?? ZOMBIES_MET) }),
    ...(apart.length > 0 && { along: apart.map(({ mover }) => mover.name), each: apart.map(of) }),
  });
}

/** True of a way that ends outdoors as far out as a base stands. */
function endsAtEdge({ table }: SeenEncounter, route: Route | null): boolean {
  const end = route?.way.at(-1);
  if (table === null || route === null || end === undefined) return false;
  const level = levelAfter(route.way, route.at.level);
  return level === null && isAtEdge(table, { spot: { x: end.x, y: end.y }, facing: 0, level });
}

/** Off the table, all whom their inches have brought to its edge. */
function* overTheEdge(now: SeenCampaign, came: readonly Came[]): CampaignPlay<void> {
  for (const { mover } of came) {
    const { who } = mover.fighter;
    const at = now.encounter ? placeHere(now.encounter, who) : undefined;
    const { table } = now.encounter ?? {};
    if (at?.level === null && table && isAtEdge(table, at)) yield* mark(now, { who, condition: 'off-table' });
  }
}

/** Whoever flees looks for the way himself, and stops for nobody, unless it is told. */
const isLeftToFlee = ({ way, to, inside, how }: Moving, fighter: Fighter): boolean =>
  how === 'fast' && isFleeing(fighter) && [way, to, inside].every((one) => one === undefined);

/** Whoever is said to end inside, or outside, and not by which way, goes by the nearest door or window; through a window one by one. */
const isLeftToOpening = (told: Moving): told is Moving & { readonly inside: string | null } =>
  told.inside !== undefined &&
  told.how !== 'stay' &&
  (told.through !== 'window' || told.others.length === 0) &&
  told.way === undefined &&
  told.to === undefined;

/** True on a board for a move that leads to no place on it: it would be used up where he stands, or nobody knows by which window he goes. */
const isLeftNowhere = (
  encounter: SeenEncounter,
  { how, inside, through }: Moving,
  fighter: Fighter,
): boolean =>
  how !== 'stay' &&
  (inside === undefined || through === 'window') &&
  !isFleeing(fighter) &&
  placeHere(encounter, fighter.who) !== undefined;

/** They have no names. */
const ZOMBIES_MET = 'zombies';

/** Ground and doors have been counted in a way’s inches. */
function onWay(told: Moving, way: Route): Moving {
  const { ground: _, through: __, ...rest } = told;
  const { inches, inside, through } = way;
  return {
    ...rest,
    inches: told.inches ?? inches,
    ...(way.wades && { ground: 'ford' }),
    ...(inside !== undefined && { inside, ...(through && { through }) }),
  };
}

function moversOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  names: readonly string[],
  how: Moving['how'],
): readonly Fighting[] | 'named-twice' | 'not-here' | 'out-of-action' {
  if (new Set(names).size < names.length) return 'named-twice';
  const all: Fighting[] = [];
  for (const one of names) {
    const mover = fighterNamed(now, encounter, one);
    if (mover === undefined) return 'not-here';
    // A runaway goes on running, and does nothing else (ATZ-153).
    if (!isAble(mover.fighter) && !(how === 'fast' && isFleeing(mover.fighter))) return 'out-of-action';
    all.push(mover);
  }
  return all;
}

/** Reason that speaks against such a move whenever it is made, or undefined. */
function wrongWith(now: SeenCampaign, encounter: SeenEncounter, all: readonly Fighting[], input: Moving) {
  const { how, inside, through, inches = 0 } = input;
  const into = typeof inside === 'string' ? inside : undefined;
  const vehicle = into === undefined ? undefined : vehicleNamed(encounter, into);
  if (into !== undefined && vehicle === undefined && !isOnTable(encounter.table, into))
    return 'no-such-spot' as const;
  // People are where they were met until they have moved: out of there, too.
  const stays = (one: Fighting) =>
    insideOf(one.fighter) === inside && (inside !== null || placeOf(encounter, one) === null);
  if (inside !== undefined && all.some(stays)) return 'inside-already' as const;
  const rides = how === 'stay' ? undefined : ridesOn(now, encounter, all, inside !== undefined);
  if (rides !== undefined) return rides;
  if (vehicle !== undefined && !hasSeats(now, encounter, vehicle, all.length)) return 'no-seat' as const;
  const names = all.map(({ fighter }) => fighter.who);
  if (how === 'fast' && all.some((mover) => carriesAlone(now, encounter, mover, names)))
    return 'carries-alone' as const;
  if (into !== undefined && through !== 'window' && areDoorsTooNarrow(encounter, all, { spot: into }))
    return 'doors-too-narrow' as const;
  const farthest = all.map((mover) => inchesFor(input, mostOf(encounter, mover, input)));
  return farthest.some((most) => inches > most) ? ('too-far' as const) : undefined;
}

/** Lying down ends a move, and is free after it, for those who are active, or in place of a Duck Back; standing up is getting up. */
function timeOf(now: SeenCampaign, encounter: SeenEncounter, one: Fighting, { how, prone, inside }: Moving) {
  const goesIn = how !== 'stay' && typeof inside === 'string';
  if (how !== 'stay')
    return (
      mayMove(now, encounter, one, how) ??
      (how === 'normal' && isBound(encounter, one) && isToRush(now, encounter, one)
        ? 'must-rush'
        : undefined) ??
      (goesIn ? mayGoIn(now, encounter, one, { spot: inside, floor: 0 }) : undefined)
    );
  if (!prone) return mayRecover(now, encounter, one);
  if (one.fighter.condition === 'ducked-back') return undefined;
  return notActive(now, encounter, one) ?? (holdsBack(now, encounter, one) ? 'must-rush' : undefined);
}

/** True for anybody who carries somebody alone: one carrier doesn’t move fast; two who move together do. */
function carriesAlone(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { fighter }: Fighting,
  moving: readonly string[],
): boolean {
  const carried = carriedBy(now, encounter, fighter.who);
  if (carried === undefined) return false;
  return carriersOf(now, encounter, carried.fighter).filter((id) => moving.includes(id)).length < 2;
}

const RUNS = 'ran-away' satisfies Condition;

/** Moving stands up, ends covering fire, and is remembered until the turn is over. */
function movedTo(
  { turn }: SeenEncounter,
  { mover: { fighter }, moved, inches }: Came,
  { ground, inside, through, prone: lies }: Moving,
  climbs: number,
): Fighter {
  const walked = (fighter.walked ?? 0) + inches;
  const { prone: _, covering: __, forded: was, inside: ___, floor: ____, moved: _____, ...rest } = fighter;
  const entered = typeof inside === 'string' && through !== 'window' ? { entered: inside } : undefined;
  const climbed = climbs > 0 ? { climbed: true as const } : undefined;
  const wades = moved === undefined ? was : ground === 'ford' ? forded(was) : undefined;
  return {
    ...rest,
    ...(moved === undefined ? stayed(fighter, lies) : { condition: isFleeing(fighter) ? RUNS : 'up', moved }),
    ...(walked > 0 && { walked }),
    ...(wades && { forded: wades }),
    ...whereNow(fighter, inside),
    ...(turn !== null && (entered ?? climbed) && { done: { ...fighter.done, ...entered, ...climbed } }),
    ...((lies || moved?.fell) && { prone: true }),
  };
}

/** Going on covering; lying down ends the move it has begun. */
function stayed({ covering, moved }: Fighter, lies: boolean | undefined): Partial<Fighter> {
  if (moved === undefined) return covering === undefined ? {} : { covering };
  const { left: _, ...ended } = moved;
  return { ...(covering && { covering }), moved: lies ? ended : moved };
}

function whereNow(
  { inside: was, floor }: Fighter,
  inside: Moving['inside'],
): Pick<Fighter, 'inside' | 'floor'> {
  if (inside === undefined)
    return { ...(was !== undefined && { inside: was }), ...(floor !== undefined && { floor }) };
  return { inside };
}

/** Takes a person who is carried where his carrier goes. */
function* carryAlong(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { fighter }: Fighting,
  { inside }: Fighter,
): CampaignPlay<void> {
  const carried = carriedBy(now, encounter, fighter.who);
  if (carried === undefined || carried.fighter.inside === inside) return;
  const { inside: _, ...rest } = carried.fighter;
  const to: Fighter = { ...rest, ...(inside !== undefined && { inside }) };
  yield* tell({ type: 'fighter-changed', to, of: 'moved', fired: 0 });
}

function resultOf(first: Came | undefined, { how, inside, prone, ground, inches }: Moving): TestResult {
  return {
    of: 'moved',
    how,
    inches: first?.inches ?? 0,
    ...(inches !== undefined && { told: true }),
    ...(first?.moved?.fell && { fell: true }),
    ...(prone && { prone }),
    ...(how === 'stay' && !prone && !first?.mover.fighter.prone && { stood: true }),
    ...(ground === 'ford' && { forded: true }),
    ...(inside !== undefined && { inside: inside !== null }),
  };
}

/** Somebody moves, alone or with others of his group; where to, the players see. */
import { choice, flag, list, nullable, number, optional } from '../../../core/fields.ts';
import { askingOf } from '../../asking.ts';
import {
  EXITS,
  forded,
  GROUNDS,
  inchesLeft,
  leftAfter,
  normalInches,
  normalMove,
} from '../../movement/pace.ts';
import { insideOf, isOnTable, letsThrough } from '../../movement/place.ts';
import { fastestInches, fastMove } from '../../reaction/fast-move.ts';
import type { TestResult } from '../../state/test-result.ts';
import type { Fighter, MovedOf } from '../../state/turn.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, type SeenCampaign } from '../act.ts';
import { ANYWAY, FIGHTER, PLACE } from '../fields.ts';
import { isAble } from './able.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from './act.ts';
import { carriedBy, carriersOf } from './carrying.ts';
import { checkerAmong, drunkOf } from './checker-of.ts';
import { type Fighting, fighterNamed } from './fighters.ts';
import { ridesOn } from './riding.ts';
import { tellTest } from './tested.ts';
import { allTimely, leftOf, MOVING_TIMES, mayMove, mayRecover, notActive } from './timely.ts';
import { fighting } from './turn.ts';
import { hasSeats, vehicleNamed } from './working.ts';

/** Who stays only lies down where he is, or stands up. */
const MOVES = ['normal', 'fast', 'stay'] as const;

export const MOVE = declared({
  fields: {
    who: FIGHTER,
    /** Of its group, who go along; fast they all go by the same dice. */
    others: list(FIGHTER, 0, 11),
    how: choice(MOVES),
    /** A Leader of the group is with them who doesn't move himself. */
    withLeader: optional(flag),
    ground: optional(choice(GROUNDS)),
    /** A building or a vehicle at the end of the move; null where they end up outside, left out where they stay as they are. */
    inside: optional(nullable(PLACE)),
    /** How they get in or out. */
    through: optional(choice(EXITS)),
    /** Lies down at the end. */
    prone: optional(flag),
    /** How far they go, where they keep some of the move for later; left out where they go as far as they may. */
    inches: optional(number(0, 36)),
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
    ] as const),
    ...MOVING_TIMES,
  ],
});

type Moving = InputOf<typeof MOVE>;

export function* move(now: SeenCampaign, input: Moving): ActOf<typeof MOVE> {
  const { who, others, anyway } = input;
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, name } = found;
  const all = moversOf(now, encounter, [who, ...others]);
  if (typeof all === 'string') return no(all);
  const wrong = wrongWith(now, encounter, all, input);
  if (wrong !== undefined) return no(wrong);
  const late = yield* allTimely(now, all, (one) => timeOf(now, encounter, one, input), { anyway });
  if (late !== undefined) return no(late);
  const came = yield* comeTo(encounter, all, input);
  for (const { mover, moved } of came) {
    const to = movedTo(mover.fighter, moved, input);
    yield* tell({ type: 'fighter-changed', to, of: 'moved', fired: 0 });
    yield* carryAlong(now, encounter, mover, to);
  }
  const [first] = came;
  return done('move', { name, others: others.length, result: resultOf(first, input) });
}

function moversOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  names: readonly string[],
): readonly Fighting[] | 'named-twice' | 'not-here' | 'out-of-action' {
  if (new Set(names).size < names.length) return 'named-twice';
  const all: Fighting[] = [];
  for (const one of names) {
    const mover = fighterNamed(now, encounter, one);
    if (mover === undefined) return 'not-here';
    if (!isAble(mover.fighter)) return 'out-of-action';
    all.push(mover);
  }
  return all;
}

/** What speaks against such a move, whenever it is made. */
function wrongWith(now: SeenCampaign, encounter: SeenEncounter, all: readonly Fighting[], input: Moving) {
  const { how, inside, through, inches = 0 } = input;
  const into = typeof inside === 'string' ? inside : undefined;
  const vehicle = into === undefined ? undefined : vehicleNamed(encounter, into);
  if (into !== undefined && vehicle === undefined && !isOnTable(encounter.table, into))
    return 'no-such-spot' as const;
  if (inside !== undefined && all.some(({ fighter }) => insideOf(fighter) === inside))
    return 'inside-already' as const;
  const rides = how === 'stay' ? undefined : ridesOn(now, encounter, all, inside !== undefined);
  if (rides !== undefined) return rides;
  if (vehicle !== undefined && !hasSeats(now, encounter, vehicle, all.length)) return 'no-seat' as const;
  const names = all.map(({ fighter }) => fighter.who);
  if (how === 'fast' && all.some((mover) => carriesAlone(now, encounter, mover, names)))
    return 'carries-alone' as const;
  if (into !== undefined && through !== 'window' && all.length > letsThrough(encounter.table, into))
    return 'doors-too-narrow' as const;
  const farthest = all.map((mover) => inchesFor(input, mostOf(encounter, mover, input)));
  return farthest.some((most) => inches > most) ? ('too-far' as const) : undefined;
}

/** Before any dice: what the move has left, or what a new one could come to. */
export function mostOf(
  encounter: SeenEncounter,
  { fighter, rep }: Pick<Fighting, 'fighter' | 'rep'>,
  { how }: Pick<Moving, 'how'>,
): number {
  if (how === 'stay') return 0;
  return leftOf(encounter, fighter, how) ?? (how === 'fast' ? fastestInches() : normalInches({ rep }).inches);
}

const inchesFor = ({ ground, through }: Moving, inches: number): number =>
  inchesLeft(inches, ground ?? 'open', through);

/** Lying down ends a move, and is free after it, for those who are active, or in place of a Duck Back; standing up is getting up. */
function timeOf(now: SeenCampaign, encounter: SeenEncounter, one: Fighting, { how, prone }: Moving) {
  if (how !== 'stay') return mayMove(now, encounter, one, how);
  if (!prone) return mayRecover(now, encounter, one);
  return one.fighter.condition === 'ducked-back' ? undefined : notActive(now, encounter, one);
}

/** One alone who carries somebody doesn't move fast; two who do move together. */
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

interface Came {
  readonly mover: Fighting;
  /** Undefined for who stays. */
  readonly moved: MovedOf | undefined;
  /** Of this part of the move. */
  readonly inches: number;
}

/** So far of what the move has left: all of it, or what the player says. */
function gone({ fighter }: Fighting, had: number, input: Moving, before: boolean): Omit<Came, 'mover'> {
  const how = input.how === 'fast' ? 'fast' : 'normal';
  const { ground, through, prone, inches: told } = input;
  const most = inchesFor(input, had);
  const inches = Math.min(told ?? most, most);
  const left = told === undefined || prone ? 0 : leftAfter(had, inches, ground ?? 'open', through);
  const earlier = before ? (fighter.moved?.inches ?? 0) : 0;
  return { inches, moved: { how, inches: earlier + inches, ...(left > 0 && { left }) } };
}

function* comeTo(encounter: SeenEncounter, all: readonly Fighting[], input: Moving): CampaignPlay<Came[]> {
  switch (input.how) {
    case 'normal':
      return yield* normally(encounter, all, input);
    case 'fast':
      return yield* fast(encounter, all, input);
    case 'stay':
      return all.map((mover) => ({ mover, moved: undefined, inches: 0 }));
    default:
      return input.how satisfies never;
  }
}

const personOf = (encounter: SeenEncounter, { rep, attributes, fighter }: Fighting) => ({
  rep,
  attributes,
  drunk: drunkOf(encounter, fighter.who),
});

function* fast(encounter: SeenEncounter, all: readonly Fighting[], input: Moving): CampaignPlay<Came[]> {
  const came = goingOn(encounter, all, input);
  const starting = all.filter((mover) => !came.some((one) => one.mover === mover));
  if (starting.length === 0) return came;
  const leads = all.some((mover) => checkerAmong(encounter, mover).leader === true);
  const runners = starting.map((mover) => personOf(encounter, mover));
  const { faces, moves } = yield* fastMove(askingOf(input.who), {
    withLeader: leads || input.withLeader === true,
    runners,
  });
  for (const [at, mover] of starting.entries()) {
    const ran = moves[at];
    if (ran === undefined) continue;
    const result = { of: 'fast-move', inches: ran.inches } as const;
    yield* tellTest(mover, { rule: 'atz.fast-move', faces, target: mover.rep, result });
    came.push({
      mover,
      ...(ran.stumbles ? fallen(ran.inches, input) : gone(mover, ran.inches, input, false)),
    });
  }
  return came;
}

/** It lies where it has stumbled, however far it meant to go. */
function fallen(had: number, input: Moving): Omit<Came, 'mover'> {
  const inches = inchesFor(input, had);
  return { inches, moved: { how: 'fast', inches, fell: true } };
}

/** Those who have begun this move before in the same activation, and go on without dice. */
function goingOn(encounter: SeenEncounter, all: readonly Fighting[], input: Moving): Came[] {
  const { how } = input;
  if (how === 'stay') return [];
  return all.flatMap((mover) => {
    const left = leftOf(encounter, mover.fighter, how);
    return left === undefined ? [] : [{ mover, ...gone(mover, left, input, true) }];
  });
}

function* normally(encounter: SeenEncounter, all: readonly Fighting[], input: Moving): CampaignPlay<Came[]> {
  const came = goingOn(encounter, all, input);
  for (const mover of all) {
    if (came.some((one) => one.mover === mover)) continue;
    const walked = yield* normalMove(askingOf(mover.fighter.who), personOf(encounter, mover));
    came.push({ mover, ...gone(mover, walked.inches, input, false) });
  }
  return came;
}

/** Moving stands up, ends covering fire, and is remembered until the turn is over. */
function movedTo(
  fighter: Fighter,
  moved: MovedOf | undefined,
  { ground, inside, prone: lies }: Moving,
): Fighter {
  const { prone: _, covering: __, forded: was, inside: ___, floor: ____, moved: _____, ...rest } = fighter;
  const wades = moved === undefined ? was : ground === 'ford' ? forded(was) : undefined;
  return {
    ...rest,
    ...(moved === undefined ? stayed(fighter, lies) : { condition: 'up', moved }),
    ...(wades && { forded: wades }),
    ...whereNow(fighter, inside),
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

/** Who is carried goes where his carrier goes. */
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
    ...(ground === 'ford' && { forded: true }),
    ...(inside !== undefined && { inside: inside !== null }),
  };
}

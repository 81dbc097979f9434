/** Somebody moves, alone or with others of his group; where to, the players see. */
import { choice, flag, list, nullable, optional } from '../../../core/fields.ts';
import { askingOf } from '../../asking.ts';
import { EXITS, forded, GROUNDS, inchesLeft, normalMove } from '../../movement/pace.ts';
import { insideOf, isOnTable } from '../../movement/place.ts';
import { fastMove } from '../../reaction/fast-move.ts';
import type { TestResult } from '../../state/test-result.ts';
import type { Fighter, MovedOf } from '../../state/turn.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, type SeenCampaign } from '../act.ts';
import { FIGHTER, SPOT } from '../fields.ts';
import { isAble } from './able.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from './act.ts';
import { carriedBy, carriersOf } from './carrying.ts';
import { checkerAmong, drunkStateOf } from './checker-of.ts';
import { type Fighting, fighterNamed } from './fighters.ts';
import { tellTest } from './tested.ts';
import { fighting } from './turn.ts';

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
    inside: optional(nullable(SPOT)),
    /** How they get in or out. */
    through: optional(choice(EXITS)),
    /** Lies down at the end. */
    prone: optional(flag),
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...(['nobody-caught', 'not-here', 'out-of-action', 'named-twice'] as const),
    ...(['no-such-spot', 'inside-already', 'carries-alone'] as const),
  ],
});

type Moving = InputOf<typeof MOVE>;

export function* move(now: SeenCampaign, input: Moving): ActOf<typeof MOVE> {
  const { who, others, how, inside } = input;
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, name } = found;
  const names = [who, ...others];
  if (new Set(names).size < names.length) return no('named-twice');
  const all: Fighting[] = [];
  for (const one of names) {
    const mover = fighterNamed(now, encounter, one);
    if (mover === undefined) return no('not-here');
    if (!isAble(mover.fighter)) return no('out-of-action');
    all.push(mover);
  }
  if (typeof inside === 'string' && !isOnTable(encounter.table, inside)) return no('no-such-spot');
  if (inside !== undefined && all.some(({ fighter }) => insideOf(fighter) === inside))
    return no('inside-already');
  if (how === 'fast' && all.some((mover) => carriesAlone(now, encounter, mover, names)))
    return no('carries-alone');

  const came = yield* comeTo(encounter, all, input);
  for (const { mover, moved } of came) {
    const to = movedTo(mover.fighter, moved, input);
    yield* tell({ type: 'fighter-changed', to, of: 'moved', fired: 0 });
    yield* carryAlong(now, encounter, mover, to);
  }
  const [first] = came;
  return done('move', { name, others: others.length, result: resultOf(first?.moved, input) });
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
}

function* comeTo(encounter: SeenEncounter, all: readonly Fighting[], input: Moving): CampaignPlay<Came[]> {
  switch (input.how) {
    case 'normal':
      return yield* normally(encounter, all, input);
    case 'fast':
      return yield* fast(encounter, all, input);
    case 'stay':
      return all.map((mover) => ({ mover, moved: undefined }));
    default:
      return input.how satisfies never;
  }
}

const personOf = (encounter: SeenEncounter, { rep, attributes, figure }: Fighting) => ({
  rep,
  attributes,
  drunk: figure === null ? undefined : drunkStateOf(encounter, figure),
});

function* fast(encounter: SeenEncounter, all: readonly Fighting[], input: Moving): CampaignPlay<Came[]> {
  const leads = all.some((mover) => checkerAmong(encounter, mover).leader === true);
  const runners = all.map((mover) => personOf(encounter, mover));
  const { faces, moves } = yield* fastMove(askingOf(input.who), {
    withLeader: leads || input.withLeader === true,
    runners,
  });
  const came: Came[] = [];
  for (const [at, mover] of all.entries()) {
    const ran = moves[at];
    if (ran === undefined) continue;
    const inches = inchesLeft(ran.inches, input.ground ?? 'open', input.through);
    const result = { of: 'fast-move', inches: ran.inches } as const;
    yield* tellTest(mover, { rule: 'atz.fast-move', faces, target: mover.rep, result });
    came.push({ mover, moved: { how: 'fast', inches, ...(ran.stumbles && { fell: true }) } });
  }
  return came;
}

function* normally(encounter: SeenEncounter, all: readonly Fighting[], input: Moving): CampaignPlay<Came[]> {
  const came: Came[] = [];
  for (const mover of all) {
    const walked = yield* normalMove(askingOf(mover.fighter.who), personOf(encounter, mover));
    const inches = inchesLeft(walked.inches, input.ground ?? 'open', input.through);
    came.push({ mover, moved: { how: 'normal', inches } });
  }
  return came;
}

/** Moving stands up, ends covering fire, and is remembered until the turn is over. */
function movedTo(
  fighter: Fighter,
  moved: MovedOf | undefined,
  { ground, inside, prone: lies }: Moving,
): Fighter {
  const { prone: _, covering, forded: was, inside: __, ...rest } = fighter;
  const wades = moved === undefined ? was : ground === 'ford' ? forded(was) : undefined;
  return {
    ...rest,
    ...(moved === undefined ? covering && { covering } : { condition: 'up', moved }),
    ...(wades && { forded: wades }),
    ...whereNow(fighter, inside),
    ...((lies || moved?.fell) && { prone: true }),
  };
}

function whereNow({ inside: was }: Fighter, inside: Moving['inside']): Pick<Fighter, 'inside'> {
  if (inside === undefined) return was === undefined ? {} : { inside: was };
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

function resultOf(moved: MovedOf | undefined, { how, inside, prone, ground }: Moving): TestResult {
  return {
    of: 'moved',
    how,
    inches: moved?.inches ?? 0,
    ...(moved?.fell && { fell: true }),
    ...(prone && { prone }),
    ...(ground === 'ford' && { forded: true }),
    ...(inside !== undefined && { inside: inside !== null }),
  };
}

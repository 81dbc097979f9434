/** Lengths of moves: without dice, by the dice of a fast move, or with what an earlier part of the move has left. */

import { askingOf } from '../../../asking.ts';
import {
  type EXITS,
  type GROUNDS,
  inchesLeft,
  leftAfter,
  normalInches,
  normalMove,
} from '../../../movement/pace.ts';
import { fastestInches, fastMove } from '../../../reaction/fast-move.ts';
import type { MovedOf } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import type { SeenEncounter } from '../act.ts';
import { checkerAmong, personOf } from '../standing/checker-of.ts';
import type { Fighting } from '../standing/fighters.ts';
import { tellTest } from '../standing/tested.ts';
import { leftOf } from '../turn/timely.ts';

/** Kinds of move; a figure that stays only lies down where it is, or stands up. */
export const MOVES = ['normal', 'fast', 'stay'] as const;

/** Everything in a move that says how far it leads. */
export interface Going {
  readonly who: string;
  readonly how: (typeof MOVES)[number];
  readonly withLeader?: boolean | undefined;
  readonly ground?: (typeof GROUNDS)[number] | undefined;
  readonly through?: (typeof EXITS)[number] | undefined;
  readonly prone?: boolean | undefined;
  readonly inches?: number | undefined;
}

/** Before any dice: what the move has left, or what a new one could come to. */
export function mostOf(
  encounter: SeenEncounter,
  { fighter, rep }: Pick<Fighting, 'fighter' | 'rep'>,
  { how }: Pick<Going, 'how'>,
): number {
  if (how === 'stay') return 0;
  return leftOf(encounter, fighter, how) ?? (how === 'fast' ? fastestInches() : normalInches({ rep }).inches);
}

export const inchesFor = ({ ground, through }: Going, inches: number): number =>
  inchesLeft(inches, ground ?? 'open', through);

export interface Came {
  readonly mover: Fighting;
  /** Undefined for who stays. */
  readonly moved: MovedOf | undefined;
  /** Inches of this part of the move. */
  readonly inches: number;
}

/** So far of what the move has left: all of it, or what the player says. */
function gone({ fighter }: Fighting, had: number, input: Going, before: boolean): Omit<Came, 'mover'> {
  const how = input.how === 'fast' ? 'fast' : 'normal';
  const { ground, through, prone, inches: told } = input;
  const most = inchesFor(input, had);
  const inches = Math.min(told ?? most, most);
  const left = told === undefined || prone ? 0 : leftAfter(had, inches, ground ?? 'open', through);
  const earlier = before ? (fighter.moved?.inches ?? 0) : 0;
  return { inches, moved: { how, inches: earlier + inches, ...(left > 0 && { left }) } };
}

export function* comeTo(
  encounter: SeenEncounter,
  all: readonly Fighting[],
  input: Going,
): CampaignPlay<Came[]> {
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

function* fast(encounter: SeenEncounter, all: readonly Fighting[], input: Going): CampaignPlay<Came[]> {
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

/** Length of a fast move that ended in a stumble: the figure lies there, however far it meant to go. */
function fallen(had: number, input: Going): Omit<Came, 'mover'> {
  const inches = inchesFor(input, had);
  return { inches, moved: { how: 'fast', inches, fell: true } };
}

/** Movers who have begun this move before in the same activation, and go on without dice. */
function goingOn(encounter: SeenEncounter, all: readonly Fighting[], input: Going): Came[] {
  const { how } = input;
  if (how === 'stay') return [];
  return all.flatMap((mover) => {
    const left = leftOf(encounter, mover.fighter, how);
    return left === undefined ? [] : [{ mover, ...gone(mover, left, input, true) }];
  });
}

function* normally(encounter: SeenEncounter, all: readonly Fighting[], input: Going): CampaignPlay<Came[]> {
  const came = goingOn(encounter, all, input);
  for (const mover of all) {
    if (came.some((one) => one.mover === mover)) continue;
    const walked = yield* normalMove(askingOf(mover.fighter.who), personOf(encounter, mover));
    came.push({ mover, ...gone(mover, walked.inches, input, false) });
  }
  return came;
}

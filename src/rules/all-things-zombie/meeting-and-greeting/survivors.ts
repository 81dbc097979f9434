/** Survivors in Buildings: how many, who, where, and how much they have noticed. */
import { choice } from '../../core/fields.ts';
import { COUNTED_DICE, type Passed, pass } from '../../core/pass.ts';
import { type Modified, type Play, roll } from '../../core/play.ts';
import { type KeyedTable, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { singleFigure, singleFigureRow } from '../data/single-figures.ts';
import type { WeaponId, Winner } from '../types.ts';
import { survivorLevel } from './levels.ts';
import { type AtLarge, atLargeOf } from './zombies.ts';

export interface SurvivorsCounted {
  readonly faces: readonly number[];
  readonly survivors: number;
}

/** A die for each point of the area's plain level (ATZ-77). */
export function* survivorsInBuilding(asking: Asking, where: AtLarge): Play<SurvivorsCounted, never> {
  const { area, phase, winner = null } = where;
  const { level, row } = survivorLevel(area, phase, winner);
  const least = singleFigure('survivor-inside');
  const faces = yield* roll({
    ...asking,
    rule: 'atz.survivors-in-building',
    dice: level,
    reading: { by: 'classes', cuts: [least - 1] },
    odds: { rule: 'atz.survivors-in-building', input: atLargeOf(where) },
    basis: { least, rows: [row] },
  });
  return { faces, survivors: faces.filter((face) => face >= least).length };
}

export const ARMY_ISSUE = { weapon: 'assault-rifle', protected: true } as const satisfies {
  weapon: WeaponId;
  protected: boolean;
};

export function* isArmy(asking: Asking, winner: Winner | null): Play<boolean, never> {
  if (winner !== 'survivors') return false;
  const least = singleFigure('army-met');
  const [face = 0] = yield* roll({
    ...asking,
    rule: 'atz.army',
    dice: 1,
    reading: { by: 'classes', cuts: [least - 1] },
    basis: { least },
  });
  return face >= least;
}

/** Inches from the wall the party came in by, and from the wall to its left. */
export interface InRoom {
  readonly inward: number;
  readonly fromLeft: number;
}

/** Whole inches that a room measures from the wall the party came in by, and along it. */
export interface Room {
  readonly deep: number;
  readonly wide: number;
}

/**
 * Places a survivor on the room’s grid of inches, off the board left to the player (ATZ-78). In a room that is smaller than the dice say,
 * at its far wall (ours).
 */
export function* placeInRoom(asking: Asking, { deep, wide }: Room): Play<InRoom, never> {
  const [inward = 1, fromLeft = 1] = yield* roll({
    ...asking,
    rule: 'atz.survivor-placement',
    dice: 2,
    reading: { by: 'faces' },
  });
  return { inward: Math.min(inward, deep), fromLeft: Math.min(fromLeft, wide) };
}

/** Unaware figures take the In Sight check at one Rep less, surprised ones take none. */
export const AWARENESSES = ['aware', 'unaware', 'surprised'] as const;
export type Awareness = (typeof AWARENESSES)[number];

export const AWARENESS = {
  id: 'atz.awareness',
  section: 'Determining State of Awareness',
  figures: { result: choice(AWARENESSES) },
  rows: { '2': { result: 'aware' }, '1': { result: 'unaware' }, '0': { result: 'surprised' } },
} as const satisfies KeyedTable<'2' | '1' | '0', Awareness>;

/** Rolls “What The?”: one set of dice for each of those inside; a die more if shots have been fired before. */
export function* awareness(
  asking: Asking,
  rep: number,
  shotsHeard: boolean,
): Play<Passed & { readonly awareness: Awareness }, never> {
  const modifiers = shotsHeard ? [afterShots()] : [];
  const passed = yield* pass({
    ...asking,
    rule: 'atz.awareness',
    dice: modifiers.reduce((dice, { by }) => dice + by, COUNTED_DICE),
    target: rep,
    odds: { rule: 'atz.awareness', input: { rep, shotsHeard } },
    basis: { modifiers },
  });
  const { result } = read(rowOf<'2' | '1' | '0', Awareness>(AWARENESS, `${passed.passes}`));
  return { ...passed, awareness: result };
}

function afterShots(): Modified {
  const { figure, row } = singleFigureRow('shots-heard');
  return { row, does: 'adds', by: figure };
}

/** Figures that fit through a doorway in one go. */
export const THROUGH_DOOR = { single: 2, double: 3 } as const;

/** An Innocent is unarmed and came by a Joker; alone it comes along, among others only once they agree or are beaten (ATZ-7). */
export function innocentComesAlong(others: number, agreedOrBeaten: boolean): boolean {
  return others === 0 || agreedOrBeaten;
}

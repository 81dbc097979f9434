/** Sections: Normal Movement, Terrain Features and Scenery, Entering and Exiting Buildings. How far somebody gets in one move. */
import { number } from '../../core/fields.ts';
import type { Play } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { bearingsOn } from '../attributes.ts';
import { singleFigure } from '../data/single-figures.ts';
import { type Person, whoOf } from '../reaction/checker.ts';
import { type DicedInches, rollInches } from '../reaction/fast-move.ts';

/** Inches of a move that no check decides. */
export const NORMAL_MOVE = {
  id: 'atz.normal-move',
  section: 'Normal Movement',
  figures: { result: number(1, 24) },
  rows: { 'low-rep': { result: 6 }, others: { result: 8 } },
} as const satisfies KeyedTable<'low-rep' | 'others', number>;

export interface Mover extends Person {
  readonly rep: number;
}

/** Inches before what attributes and drink take off. */
export function normalInches({ rep }: Pick<Mover, 'rep'>): { readonly inches: number; readonly row: RowId } {
  const { result, row } = rowOf(NORMAL_MOVE, rep <= singleFigure('low-rep') ? 'low-rep' : 'others');
  return { inches: result, row };
}

export interface Moved {
  readonly row: RowId;
  readonly less: readonly DicedInches[];
  /** Inches after all, 0 or more. */
  readonly inches: number;
}

export function* normalMove(asking: Asking, mover: Mover): Play<Moved, never> {
  const { inches, row } = normalInches(mover);
  read({ row });
  const less: DicedInches[] = [];
  for (const [at, { from, effect }] of bearingsOn('move', mover.attributes ?? [], mover.drunk).entries()) {
    const first = at === 0;
    const rule = first ? NORMAL_MOVE.id : 'atz.shorter-move';
    const odds = first ? { rule, input: whoOf(mover) } : undefined;
    less.push(yield* rollInches(asking, rule, from, effect.lessNormal, odds));
  }
  const lost = less.reduce((sum, one) => sum + one.inches, 0);
  return { row, less, inches: Math.max(0, inches - lost) };
}

/** Ground a move leads over: one that halves it, the ford of a river, or neither. */
export const GROUNDS = ['open', 'slow', 'ford'] as const;
export type MoveGround = (typeof GROUNDS)[number];

export const EXITS = ['door', 'window'] as const;
export type Exit = (typeof EXITS)[number];

/** Stage that somebody has reached in fording a river: at its edge, or in it at the far edge. */
export const FORDED = ['edge', 'water'] as const;
export type Forded = (typeof FORDED)[number];

/** The next step through a ford; undefined where he comes out of it and moves at the normal rate. */
export function forded(was: Forded | undefined): Forded | undefined {
  switch (was) {
    case undefined:
      return 'edge';
    case 'edge':
      return 'water';
    case 'water':
      return undefined;
    default:
      return was satisfies never;
  }
}

/** Inches left to go after so many over that ground, and through that opening; a window ends the move. */
export function leftAfter(most: number, gone: number, ground: MoveGround, through: Exit | undefined): number {
  if (through === 'window' || ground === 'ford') return 0;
  const cost = (ground === 'slow' ? gone * 2 : gone) + (through === 'door' ? singleFigure('door-inches') : 0);
  return Math.max(0, most - cost);
}

/** Inches that so many come to over that ground, and through that opening; half an inch counts whole (ATZ-99). */
export function inchesLeft(inches: number, ground: MoveGround, through: Exit | undefined): number {
  const over = ground === 'slow' ? Math.ceil(inches / 2) : inches;
  return Math.max(0, over - (through === 'door' ? singleFigure('door-inches') : 0));
}

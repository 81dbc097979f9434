/** Events that can happen at the table: codes, ids and figures, no words. */
import type { RowId } from '../core/table.ts';
import type { Card, Collected, CollectionStack, Letter, Stack, ZdfSeat } from './types.ts';

interface ByRow {
  readonly rows: readonly RowId[];
}

/** The rules by which a card may come to lie on a Stack. */
export const ASSIGNING = [
  'zdf.assign-empty',
  'zdf.assign-collection',
  'zdf.assign-wild',
  'zdf.assign-action',
  'zdf.that-was-easy',
] as const;
export type Assigning = (typeof ASSIGNING)[number];

export interface Assigned {
  readonly rule: Assigning;
  readonly seat: ZdfSeat;
  readonly card: Card;
  /** Owner of the Stack. */
  readonly of: ZdfSeat;
  readonly stack: Stack;
}

/** An Action Card that stands in for a missing one, from wherever it lies on the Action Stack; `at` counts from the lowest. */
interface StoodIn {
  readonly seat: ZdfSeat;
  readonly at: number;
  readonly for: Letter;
}

export type SetUpEvent =
  | { readonly rule: 'zdf.first-player'; readonly seat: ZdfSeat }
  | ({ readonly rule: 'zdf.deal'; readonly cards: readonly Card[] } & ByRow)
  | { readonly rule: 'zdf.two-players'; readonly cards: readonly Card[] };

export type DrawEvent =
  | ({
      readonly rule: 'zdf.value';
      readonly seat: ZdfSeat;
      /** Counts of the three Stacks, left to right. */
      readonly values: readonly number[];
      readonly draws: number;
    } & ByRow)
  | { readonly rule: 'zdf.draw'; readonly seat: ZdfSeat; readonly card: Card }
  | { readonly rule: 'zdf.reshuffle'; readonly cards: number }
  | { readonly rule: 'zdf.no-cards'; readonly seat: ZdfSeat; readonly short: number }
  | { readonly rule: 'zdf.lose'; readonly seat: ZdfSeat; readonly cards: number };

export type AssignEvent =
  | Assigned
  | ({ readonly rule: 'zdf.out-of-ammo' } & StoodIn)
  | ({ readonly rule: 'zdf.you-a-zombie' } & StoodIn)
  | {
      readonly rule: 'zdf.time-to-go';
      readonly seat: ZdfSeat;
      readonly stack: CollectionStack;
      readonly for: Letter;
      readonly kind: Collected;
    }
  | {
      readonly rule: 'zdf.complete';
      readonly seat: ZdfSeat;
      readonly stack: CollectionStack;
      readonly kind: Collected;
      /** Cards of the Stack that weren’t used. */
      readonly discarded: readonly Card[];
    }
  | { readonly rule: 'zdf.discard'; readonly seat: ZdfSeat; readonly cards: readonly Card[] };

interface Trashed {
  readonly stack: Stack;
  /** Place in the stack, from the lowest card. */
  readonly at: number;
  readonly card: Card;
}

export type PlayEvent =
  | { readonly rule: 'zdf.play'; readonly seat: ZdfSeat; readonly card: Card }
  | {
      readonly rule: 'zdf.unfortunate-distraction';
      readonly seat: ZdfSeat;
      readonly own: CollectionStack;
      readonly of: ZdfSeat;
      readonly stack: CollectionStack;
    }
  | {
      readonly rule: 'zdf.better-you-than-me';
      readonly seat: ZdfSeat;
      readonly of: ZdfSeat;
      readonly stack: CollectionStack;
    }
  | { readonly rule: 'zdf.ewwwwwwwww'; readonly seat: ZdfSeat; readonly cards: number }
  | {
      readonly rule: 'zdf.fall-back' | 'zdf.oh-my-gawd';
      readonly seat: ZdfSeat;
      readonly of: ZdfSeat;
      readonly stack: Stack;
      /** Cards from the lowest to the active one. */
      readonly order: readonly Card[];
    }
  | { readonly rule: 'zdf.dead-weight'; readonly seat: ZdfSeat; readonly stack: Stack; readonly card: Card }
  | ({
      readonly rule: 'zdf.hold-them-off';
      readonly seat: ZdfSeat;
      readonly own: Trashed;
      readonly of: ZdfSeat;
      readonly theirs: Trashed;
    } & ByRow);

export type EndEvent =
  | { readonly rule: 'zdf.pass'; readonly seat: ZdfSeat; readonly to: ZdfSeat }
  | { readonly rule: 'zdf.draw-offer'; readonly seat: ZdfSeat; readonly accepted: boolean }
  | { readonly rule: 'zdf.turn-cap'; readonly turns: number }
  | { readonly rule: 'zdf.win'; readonly seat: ZdfSeat }
  | { readonly rule: 'zdf.last-standing'; readonly seat: ZdfSeat };

export type ZdfEvent = SetUpEvent | DrawEvent | AssignEvent | PlayEvent | EndEvent;

/** The nouns of the table: what may be asked, what a question rests on, and what may be answered. */
import type { RowId } from './table.ts';

/** Names one rule of one game, e.g. `atz.reaction.received-fire`; the rule index lists them all. */
export type RuleId = string;

/** The side or player who answers, e.g. `player`. */
export type Seat = string;

/** Dice and cards of one purpose come from one stream, so that an extra roll in one moves nothing in another. */
export type Stream = string;

/** A point on the table in tenths of an inch from its south-west corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Result that a rule reads off its dice: the coarser, the fewer cases the exact odds have to visit. */
export type Reading =
  /** Every face, in the order rolled. */
  | { readonly by: 'faces' }
  /** Total alone. */
  | { readonly by: 'sum' }
  /**
   * Only into which class each die falls, not which die it was. A cut `c` parts the faces up to `c` from those
   * above. Where `keep` is given, only that many dice count: the lowest, or the highest.
   */
  | { readonly by: 'classes'; readonly cuts: readonly number[]; readonly keep?: Keep };

export interface Keep {
  readonly count: number;
  readonly best: 'low' | 'high';
}

/** Something that bore on a question, by the row it comes from: it `adds` a die, moves the `target`, `turns-round` what it comes to. */
export interface Modified {
  readonly row: RowId;
  readonly does: string;
  readonly by: number;
}

/** A part of the dice that is held against something of its own. */
export interface Share {
  /** Against whom: an id, or `zombie` for one of those. */
  readonly against: string;
  /** `best`: the highest left; `next`: in the order rolled; `all`: every die, whatever else it is held against. */
  readonly takes: 'best' | 'next' | 'all';
  readonly dice: number;
  /** A die counts with this face or less. */
  readonly target?: number;
  /** A die counts with this face or more; with both, from the one to the other. */
  readonly least?: number;
  readonly modifiers: readonly Modified[];
}

/** Basis of a question, kept with its answer for ever. Plain data; nothing in core reads it. */
export interface Basis {
  /** A die counts with this face or more. */
  readonly least?: number;
  readonly modifiers?: readonly Modified[];
  /** Shares of the dice, where they aren’t all held against the same. */
  readonly shares?: readonly Share[];
  /** Rows of tables that were read for it. */
  readonly rows?: readonly RowId[];
  /** Number of dice that count, where those that don’t are looked at all the same, so that the reading keeps them all. */
  readonly keep?: Keep;
}

interface Asked {
  readonly rule: RuleId;
  readonly seat: Seat;
  /** Id of the figure, group or place whose question it is. */
  readonly of?: string | undefined;
  /** Against whom: ids, `zombie` for one of those. */
  readonly against?: readonly string[] | undefined;
  readonly basis?: Basis | undefined;
}

/** Exact odds that stand behind a question, and what they are counted with: the rule’s own input. */
export interface OddsAsk {
  readonly rule: RuleId;
  readonly input: unknown;
}

/** Roll `dice` six-sided dice; the answer is their faces, 1 to 6, in the order rolled. */
export interface RollAsk extends Asked {
  readonly kind: 'roll';
  readonly stream: Stream;
  readonly dice: number;
  readonly reading: Reading;
  /** A die counts with this face or less. */
  readonly target?: number | undefined;
  /** On the first dice of a rule whose odds are counted. */
  readonly odds?: OddsAsk | undefined;
}

/** Draw one of the cards that remain (equal cards may stand in it twice); the answer is that card. */
export interface DrawAsk extends Asked {
  readonly kind: 'draw';
  readonly stream: Stream;
  readonly from: readonly string[];
}

export interface Option {
  readonly id: string;
  /** Name of the option where a player reads it. */
  readonly text: string;
  /** Odds of what it may lead to, where that can be counted. */
  readonly odds?: OddsAsk | undefined;
}

/** Choose one of the options; the answer is its id. */
export interface ChooseAsk extends Asked {
  readonly kind: 'choose';
  readonly options: readonly Option[];
  /** The usual option’s id, where it isn’t the first. */
  readonly usual?: string | undefined;
}

/** Option that is taken where nobody says otherwise: the first, unless the rules name another. */
export const usualOption = ({ options, usual }: Pick<ChooseAsk, 'options' | 'usual'>): Option | undefined =>
  options.find(({ id }) => id === usual) ?? options[0];

/** Place something within the bounds (tenths of an inch, edges included); `spots` are candidates, never empty. */
export interface PlaceAsk extends Asked {
  readonly kind: 'place';
  readonly bounds: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
  readonly spots: readonly Spot[];
}

/** An ask that somebody has to answer. */
export type Question = RollAsk | DrawAsk | ChooseAsk | PlaceAsk;

/** Faces to a roll, a card to a draw, an option's id to a choice, a spot to a placing. */
export type Answer = readonly number[] | string | Spot;

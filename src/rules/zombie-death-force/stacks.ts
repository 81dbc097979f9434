/** Questions about what lies on a Stack. */

import type { Seen } from '../core/seen.ts';
import type { RowId } from '../core/table.ts';
import { rowOf } from '../core/table.ts';
import { type Part, partOf, printed } from './cards.ts';
import { FIGURES } from './data/figures.ts';
import type { Player } from './state.ts';
import { type Card, type Collected, type Colour, LETTERS, type Letter, STACKS, WILD } from './types.ts';

export type SeenPile = readonly Card[];

/** Count of the active card, or of a Stack without one, with its row. */
export function topOf(pile: SeenPile): { readonly value: number; readonly row: RowId } {
  const top = pile.at(-1);
  if (top === undefined) {
    const { result, row } = rowOf(FIGURES, 'empty-stack');
    return { value: result, row };
  }
  const { result, row } = printed(top);
  return { value: result.value, row };
}

export const topValue = (pile: SeenPile): number => topOf(pile).value;

/** Cards a player draws: what the active cards count together. */
export function drawsOf({ stacks }: Seen<Player>): number {
  let draws = 0;
  for (const stack of STACKS) draws += topValue(stacks[stack]);
  return draws;
}

/** Kind and colour that a Collection Stack collects; undefined while it is open to any (ZDF-6). */
export function collectionOn(
  pile: SeenPile,
): { readonly kind: Collected; readonly colour: Colour } | undefined {
  for (const card of pile) {
    const part = partOf(card);
    if (part) return part;
  }
  return undefined;
}

export function lettersOn(pile: SeenPile): readonly Letter[] {
  return LETTERS.filter((letter) => pile.some((card) => partOf(card)?.letter === letter));
}

export const countOf = (cards: SeenPile, wanted: Card): number => {
  let count = 0;
  for (const card of cards) if (card === wanted) count += 1;
  return count;
};

export const wildsOn = (pile: SeenPile): number => countOf(pile, WILD);

/** Reason for which a Team or Weapon Card can’t lie on this Collection Stack; undefined if it can. */
export function barOf(
  pile: SeenPile,
  { kind, colour, letter }: Part,
): 'kind' | 'colour' | 'duplicate' | undefined {
  for (const card of pile) {
    const there = partOf(card);
    if (there === undefined) continue;
    if (there.kind !== kind) return 'kind';
    if (there.colour !== colour) return 'colour';
    if (there.letter === letter) return 'duplicate';
  }
  return undefined;
}

/** True if the cards can lie in another order (ZDF-11): two at least that aren’t equal. */
export const canBeRearranged = (pile: SeenPile): boolean => pile.some((card) => card !== pile[0]);

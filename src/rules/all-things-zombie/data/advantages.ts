/** Advantages that Stars have over Grunts. */
import type { Advantage } from '../types.ts';

export interface AdvantageRow {
  readonly id: Advantage;
  readonly title: string;
  /** Effect of the advantage, in play terms. */
  readonly summary: string;
  /** Heading in the rulebook. */
  readonly section: string;
}

/** Section: Player Advantages. A Star has all three; a Grunt any of them only by house rule. */
export const ADVANTAGE_TABLE: { readonly [A in Advantage]: AdvantageRow & { readonly id: A } } = {
  'larger-than-life': {
    id: 'larger-than-life',
    title: 'Larger Than Life',
    summary:
      'Nobody of lower Rep can kill a Star: dead becomes Out of the Fight, at the price of all RAP, and of capture if nobody carries the Star off. No help against zombies.',
    section: 'Larger Than Life (LTL)',
  },
  'cheating-death': {
    id: 'cheating-death',
    title: 'Cheating death',
    summary:
      'The Star may leave the Encounter on the spot instead of dying, and loses 1 Rep. Not at Rep 1, and not when zombies did the killing.',
    section: 'Cheating Death',
  },
  'free-will': {
    id: 'free-will',
    title: 'Free Will',
    summary:
      'On most reaction checks the Star may stay, Duck Back rather than shoot, or run away, as the player likes. Not when surprised.',
    section: 'Free Will',
  },
};

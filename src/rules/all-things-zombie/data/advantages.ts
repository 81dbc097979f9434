/** What Stars have over Grunts. */
import type { Advantage } from '../types.ts';
import { words } from './text/advantages.ts';

export interface AdvantageRow {
  readonly id: Advantage;
  readonly title: string;
  /** What it does, in play terms. */
  readonly summary: string;
  /** Heading in the rulebook. */
  readonly section: string;
}

/** Section: Player Advantages. A Star has all three; a Grunt any of them only by house rule. */
export const ADVANTAGE_TABLE: { readonly [A in Advantage]: AdvantageRow & { readonly id: A } } = {
  'larger-than-life': {
    id: 'larger-than-life',
    title: words.largerThanLife,
    summary: words.nobodyOfLowerRepCan,
    section: 'Larger Than Life (LTL)',
  },
  'cheating-death': {
    id: 'cheating-death',
    title: words.cheatingDeath,
    summary: words.theStarMayLeave,
    section: 'Cheating Death',
  },
  'free-will': {
    id: 'free-will',
    title: words.freeWill,
    summary: words.onMostReactionChecks,
    section: 'Free Will',
  },
};

/** What is said in odds.ts. */
import { inWords } from '../../core/text/english.ts';

export const words = {
  nameEachSurvivorOnce: 'Name each survivor once.',
  soManyInTheDeck: (card: string, copies: number): string =>
    `Of ${card} the deck has ${copies === 0 ? 'none' : inWords(copies)}.`,
} as const;

/** What is said in vehicles-section.tsx. */
import { countedInWords } from '../../../../../../src/rules/core/text/english.ts';

export const words = {
  empty: 'empty',
  inside: (first: string, more: number) =>
    more === 0 ? first : `${first} and ${countedInWords(more, 'more', 'more')}`,
  vehicles: 'Vehicles',
  oneThatWorksWaits: 'one that works waits',
  thatWork: 'that work',
  bringOneToTheTable: 'Bring one to the table',
  correctThe: (vehicle: string) => `Correct the ${vehicle}`,
  correct: 'Correct',
} as const;

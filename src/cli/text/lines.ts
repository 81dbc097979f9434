/** What is said in lines.ts. */
export const words = {
  noLineWasGivenUp: 'No line was given up.',
  line: 'Line',
  from: 'From',
  givenUp: 'Given up',
  after: 'After',
} as const;

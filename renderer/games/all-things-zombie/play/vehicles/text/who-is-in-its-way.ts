/** What is said in who-is-in-its-way.tsx. */
export const words = {
  inItsWay: 'In its way',
  runsDown: 'Runs down',
  liesFlat: 'Lies flat',
} as const;

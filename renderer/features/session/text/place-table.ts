/** What is said in place-table.tsx. */
export const words = {
  rowsOf: (title: string) => `Rows of ${title}`,
  nothing: 'nothing',
  nothingLiesNextToIt: 'Nothing lies next to it.',
  nextToIt: (next: string) => `Next to it: ${next}.`,
} as const;

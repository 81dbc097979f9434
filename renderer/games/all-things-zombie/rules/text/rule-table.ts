/** What is said in rule-table.tsx. */
export const words = {
  restsOn: 'Rests on',
  correct: 'Correct',
  correctOf: (head: string) => `Correct ${head}`,
  table: (title: string | number) => `Table: ${title}`,
} as const;

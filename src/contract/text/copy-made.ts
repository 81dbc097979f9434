/** What is said in copy-made.ts. */
export const words = {
  undoStopsWhereThisCopy: 'Undo stops where this copy was made.',
  thisLineWasGivenUp: 'This line was given up before this copy was made.',
} as const;

/** What is said in panes.tsx. */
export const words = {
  whatToDo: 'What to do',
} as const;

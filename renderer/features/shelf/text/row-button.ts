/** What is said in row-button.tsx. */
export const words = {
  whatToDoWith: (name: string) => `What to do with ${name}`,
} as const;

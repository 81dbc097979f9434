/** What is said in shell.tsx. */
export const words = {
  skipToThePage: 'Skip to the page',
} as const;

/** What is said in portrait.tsx. */
export const words = {
  portraitOf: (name: string) => `Portrait of ${name}`,
} as const;

/** What is said in dice-entry.tsx. */
export const words = {
  againstOf: (against: string) => ` against ${against}`,
} as const;

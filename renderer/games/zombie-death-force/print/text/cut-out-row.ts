/** What is said in cut-out-row.tsx. */
export const words = {
  n34Players: '3–4 players',
} as const;

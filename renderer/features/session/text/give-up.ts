/** What is said in give-up.tsx. */
export const words = {
  itEndsAt: 'It ends at',
  note: 'Note',
} as const;

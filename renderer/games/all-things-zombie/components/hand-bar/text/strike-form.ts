/** What is said in strike-form.tsx. */
export const words = {
  strikeOff: 'Strike off',
} as const;

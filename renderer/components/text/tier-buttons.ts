/** What is said in tier-buttons.tsx. */
export const words = {
  log: 'Log',
  assist: 'Assist',
  resolve: 'Resolve',
} as const;

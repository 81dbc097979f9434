/** What is said in steps.tsx. */
export const words = {
  campaign: 'Campaign',
  star: 'Star',
  grunts: 'Grunts',
  steps: 'Steps',
} as const;

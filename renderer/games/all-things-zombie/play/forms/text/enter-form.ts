/** What is said in enter-form.tsx. */
export const words = {
  open: 'Open',
  enter: 'Enter',
  whoGoesIn: 'Who goes in',
  tickWhoGoesIn: 'Tick who goes in.',
} as const;

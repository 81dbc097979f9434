/** What is said in solid-tick.tsx. */
export const words = {
  somethingSolidBesideItsWay: 'Something solid beside its way',
} as const;

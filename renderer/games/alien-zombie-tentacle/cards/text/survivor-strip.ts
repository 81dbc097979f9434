/** What is said in survivor-strip.tsx. */
export const words = {
  out: 'out',
  noGear: 'no Gear',
} as const;

/** What is said in round-foot.tsx. */
export const words = {
  eliminated: 'Eliminated',
  nobodyYet: 'nobody yet',
  moreBefore: (earlier: string) => `${earlier} more before`,
  nextInLine: 'Next in line',
} as const;

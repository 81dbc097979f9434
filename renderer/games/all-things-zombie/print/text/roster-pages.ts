/** What is said in roster-pages.tsx. */
export const words = {
  pageOf: (count: string | number, of: string | number) => `Page ${count} of ${of}`,
  pageOfOf: (of: string | number, of2: string | number) => `Page ${of} of ${of2}`,
  starSign: 'Star sign',
  starProProtectedRng:
    'Star. Pro: protected. Rng in inches, Tar targets, Imp impact, OR outgun rating. Clips: the first is in the weapon; cross one off at each reload, a stroke is one already gone. RAP: filled is earned. Hits: all boxes full is death.',
} as const;

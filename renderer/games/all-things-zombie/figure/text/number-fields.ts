/** What is said in number-fields.tsx. */
export const words = {
  rep: 'Rep',
  spareClips: 'Spare clips',
} as const;

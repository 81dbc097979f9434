/** What is said in picture.ts. */
export const words = {
  encodeSansSemiCondensed: 'Encode Sans Semi Condensed',
} as const;

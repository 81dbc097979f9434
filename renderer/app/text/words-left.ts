/** What is said in words-left.tsx. */
export const words = {
  whatYouHadTypedThere: 'What you had typed there',
  copied: 'Copied.',
  copy: 'Copy',
} as const;

/** What is said in biography.tsx. */
export const words = {
  nothingWrittenYetWhoThey: 'Nothing written yet: who they were before, and what they have seen since.',
  write: 'Write',
  writeOn: 'Write on',
  biographyOf: (name: string) => `Biography of ${name}`,
  save: 'Save',
} as const;

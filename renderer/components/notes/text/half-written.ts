/** What is said in half-written.tsx. */
export const words = {
  somethingHalfWrittenIsntSaved: 'Something half-written isn’t saved yet.',
} as const;

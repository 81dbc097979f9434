/** What is said in several-draft.ts. */
export const words = {
  moreRAP: 'More RAP',
  lessRAP: 'Less RAP',
  moreRep: 'More Rep',
  lessRep: 'Less Rep',
} as const;

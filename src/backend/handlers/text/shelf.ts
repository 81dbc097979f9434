/** What is said in shelf.ts. */
export const words = {
  onlyWhatIsIn: 'Only what is in Deleted can be deleted for good; delete it first.',
} as const;

/** What is said in earlier-versions.tsx. */
export const words = {
  earlierVersions: 'Earlier versions',
  deletedNotes: 'Deleted notes',
  takeThisOne: 'Take this one',
  ofOf: (clock: string) => `, of ${clock}`,
} as const;

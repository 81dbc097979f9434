/** What is said in take-in-log.ts. */
export const words = {
  anOlderHoldoutHasItOpen: (file: string) =>
    `${file} is open in an older Holdout; close it there, then try again.`,
} as const;

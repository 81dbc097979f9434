/** What is said in reason-form.tsx. */
export const words = {
  change: (what: string) => `Change: ${what}`,
  save: 'Save',
  wasOf: (was: string) => `was ${was}`,
  why: 'Why',
  mayBeLeftEmpty: 'may be left empty',
  keptInHistory: 'kept in history',
} as const;

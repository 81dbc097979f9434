/** What is said in status-form.tsx. */
export const words = {
  setAsideAs: 'Set aside as',
  whatHappened: 'What happened',
} as const;

/** What is said in anyway-form.tsx. */
export const words = {
  whyItIsDoneAll: 'Why it is done anyway',
  doItAllTheSame: 'Do it anyway',
  notNow: 'Not now',
} as const;

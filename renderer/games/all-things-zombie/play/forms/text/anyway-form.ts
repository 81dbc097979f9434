/** What is said in anyway-form.tsx. */
export const words = {
  whyItIsDoneAll: 'Why it is done all the same',
  doItAllTheSame: 'Do it all the same',
  notNow: 'Not now',
} as const;

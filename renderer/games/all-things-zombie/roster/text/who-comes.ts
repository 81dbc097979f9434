/** What is said in who-comes.tsx. */
export const words = {
  rep: (rep: string | number) => `Rep ${rep}`,
  unarmed: 'Unarmed',
  whoComes: 'Who comes',
  from: 'from',
  biographyAndHistory: 'Biography and history',
  chooseAnother: 'Choose another',
} as const;

/** What is said in burn-form.tsx. */
export const words = {
  theFireHasReached: 'The fire has reached',
  dousedWithFire: 'Doused with fire',
  whomFireReaches: 'Whom fire reaches',
  whoseDoing: 'Whose doing',
  byNobody: 'By nobody: no kill is counted',
  by: (name: string) => `By ${name}`,
  how: 'How',
  whom: 'Whom',
  aZombie: (whence: string) => `A zombie: ${whence}`,
} as const;

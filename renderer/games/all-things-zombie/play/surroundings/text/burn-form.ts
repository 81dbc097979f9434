/** What is said in burn-form.tsx. */
export const words = {
  theFireHasReached: 'The fire has reached',
  dousedWithFire: 'Doused with fire:',
  how: 'How',
  whom: 'Whom',
  aZombie: (whence: string) => `A zombie: ${whence}`,
} as const;

/** What is said in condition-menu.tsx. */
export const words = {
  markAnew: 'Mark anew',
  mauledByAZombie: 'Mauled by a zombie',
  andMauledByAZombie: ', mauled by a zombie',
  byAZombieOf: (text: string) => `${text}, by a zombie`,
} as const;

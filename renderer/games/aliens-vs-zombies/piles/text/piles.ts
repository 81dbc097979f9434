/** What is said in piles.tsx. */
export const words = {
  town: 'Town',
  dead: 'Dead',
  grave: 'Grave',
  reserve: 'Reserve',
  zombies: 'Zombies',
  aliens: 'Aliens',
  combatAndMovement: 'Combat and movement',
  zombieNumber: 'Zombie number',
  no: 'No.',
} as const;

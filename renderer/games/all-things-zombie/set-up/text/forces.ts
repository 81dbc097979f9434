/** What is said in forces.tsx. */
export const words = {
  whoTheyAre: 'Who they are',
  rep: 'Rep',
  weapons: 'Weapons',
  unarmed: 'Unarmed',
  bodyArmour: 'Body armour',
  generatedAtRandomOf: (counted: string) => `${counted}, generated at random.`,
  findThe: (one: string) => `Find the ${one}`,
  findTheOf: (several: string) => `Find the ${several}`,
} as const;

/** What is said in card-parts.ts. */
export const words = {
  houseRule: (title: string) => `${title} (house rule)`,
  bodyArmour: 'Body armour',
  protected: 'Protected.',
} as const;

/** What is said in drink.tsx. */
export const words = {
  drink: 'Drink',
  eachDrunkardRollsBefore: 'each Drunkard rolls before the battle',
  rollForDrink: 'Roll for drink',
  sober: 'Sober',
} as const;

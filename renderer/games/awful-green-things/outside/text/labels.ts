/** What is said in labels.ts. */
export const words = {
  fore: 'Fore',
  upperSpace: 'Upper space',
  aft: 'Aft',
  lowerSpace: 'Lower space',
} as const;

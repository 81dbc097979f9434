/** What is said in sheet-turns.tsx. */
export const words = {
  party: 'Party',
  zombies: 'Zombies',
  others: 'Others',
  alarm3Then1: 'Alarm ≤ 3, then + 1',
  turns: 'Turns',
  activation: 'Activation',
  shots: 'Shots',
  zombiesDrawn: 'Zombies drawn',
} as const;

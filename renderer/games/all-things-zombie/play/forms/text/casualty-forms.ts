/** What is said in casualty-forms.tsx. */
export const words = {
  howBadIs: (name: string) => `How bad is ${name}?`,
  aWholeTurnOver: 'A whole turn over the casualty.',
  nobodyElseIsThereToLook: (name: string) => `Nobody else is there to look after ${name}.`,
  examinedBy: 'Examined by',
  timesOutBefore: 'Times out before',
  atTheirMercy: (name: string) => `${name} at their mercy`,
  repOfTheEnemy: 'Rep of the enemy',
  whatAnEnemyStanding: 'What an enemy standing over the fallen does; not zombies.',
} as const;

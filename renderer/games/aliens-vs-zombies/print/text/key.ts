/** What is said in key.tsx. */
export const words = {
  zombies: 'Zombies',
  kind: 'Kind',
  number: 'Number',
  counters: 'Counters',
  aliens: 'Aliens',
  combat: 'Combat',
  moves: 'Moves',
  armour: 'Armour',
  deadAfterTheLastTurn: 'Dead after the last turn',
  from: 'From',
  whatItIs: 'What it is',
} as const;

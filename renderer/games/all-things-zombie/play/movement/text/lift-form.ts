/** What is said in lift-form.tsx. */
export const words = {
  picksUpACasualty: (name: string) => `${name} picks up a casualty`,
  inContactItTakes: 'In contact. It takes the whole activation.',
  whom: 'Whom',
  nobodyIsDown: 'Nobody is down.',
  pickUp: 'Pick up',
  layDown: 'Lay down',
} as const;

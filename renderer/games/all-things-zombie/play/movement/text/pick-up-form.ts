/** What is said in pick-up-form.tsx. */
export const words = {
  picksUpAWeapon: (name: string) => `${name} picks up a weapon`,
  inContactItTakes: 'In contact. It takes the whole activation, or doubles.',
  whichWeapon: 'Which weapon',
  ofWhom: (title: string, name: string) => `${title} of ${name}`,
  nothingLies: 'Nobody with a weapon is down.',
  pickUp: 'Pick up',
} as const;

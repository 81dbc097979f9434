/** What is said in brief-pages.tsx. */
export const words = {
  ofAndWhen: (campaign: string, date: string, number: number) => `${campaign}, ${date}. Encounter ${number}`,
  zombieActivity: 'Zombie activity',
  survivorActivity: 'Survivor activity',
  zombiesAtStart: 'Zombies at start',
  vehicles: 'Own vehicles',
  windFrom: 'Wind from',
  entry: 'Entry',
  whoGoes: 'Who goes',
  inThisOrder: 'In this order',
  whatBoxesAre:
    'Zom., Sur.: met on that or less on two dice; second figure: upper floors. First box of floors: the ground; of clips: in the weapon. ‡: corrected by you.',
  oneOffBattle: (aSideText: string | number, what: string | number) =>
    `One-off battle: ${aSideText}; ${what}`,
  encounter: (
    encounterWords: string | number,
    what: string | number,
    what2: string | number,
    phase: number,
  ) => `${encounterWords}, ${what}; ${what2}; phase ${phase}`,
} as const;

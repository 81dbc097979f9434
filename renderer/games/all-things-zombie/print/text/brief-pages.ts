/** What is said in brief-pages.tsx. */
export const words = {
  briefing: (date: string, title: string) => `Briefing, ${date}. ${title}`,
  briefingOf: (title: string) => `Briefing. ${title}`,
  phase: 'Phase',
  zombieActivity: 'Zombie activity',
  survivorActivity: 'Survivor activity',
  zombiesAtStart: 'Zombies at start',
  vehicles: 'Own vehicles',
  whoGoes: 'Who goes',
  inThisOrder: 'In this order',
  clipsTheFirstBox:
    'Clips: the first box is in the weapon; cross one off at each reload. Zom. and Sur.: what two dice each are held against; then how likely each is, before anyone enters. ‡: corrected by you.',
  oneOffBattle: (aSideText: string | number, what: string | number) =>
    `One-off battle: ${aSideText}; ${what}`,
  encounter: (
    number: string | number,
    encounterWords: string | number,
    what: string | number,
    what2: string | number,
  ) => `Encounter ${number}: ${encounterWords}, ${what}; ${what2}`,
} as const;

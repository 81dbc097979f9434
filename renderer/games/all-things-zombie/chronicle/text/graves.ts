/** What is said in graves.tsx. */
export const words = {
  graveyard: 'Graveyard',
  nobodyHasGoneYet: 'Nobody has gone yet. The dead, the turned and those who left are listed here.',
  whoIsGoneTheLast: 'Who is gone, the last one first',
  who: 'Who',
  fate: 'Fate',
  when: 'When',
  laterGraves: 'Later graves',
  earlierGraves: 'Earlier graves',
  rep: (rep: string | number) => `Rep ${rep}`,
  howWent: (name: string) => `: how ${name} went`,
  encounter: 'Encounter',
  encounters: 'Encounters',
} as const;

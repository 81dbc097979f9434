/** What is said in figure-card.tsx. */
export const words = {
  rep: 'Rep',
  rap: 'RAP',
  hits: 'Hits',
  unarmed: 'Unarmed',
  weapon: 'Weapon',
  portraitOfOf: (name: string) => `Portrait of ${name}`,
  cardOf: (number: number, of: number) => `Card ${number} of ${of}`,
  range: 'Range',
  targets: 'Targets',
  impact: 'Impact',
} as const;

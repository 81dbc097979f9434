/** What is said in stack-card.tsx. */
export const words = {
  allOfIt: (id: string, name: string) => `${id} ${name}, all of it`,
  attackOf: (titles: string) => `${titles} attack`,
  afterSavesAllKilledOf: (counted: string, hits: string, percent: string) =>
    `${counted}, ${hits} after saves; all killed ${percent}`,
  aliens: 'Aliens',
  zombies: 'Zombies',
  acted: 'acted',
} as const;

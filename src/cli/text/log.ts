/** What is said in log.ts. */
export const words = {
  takenBack: 'taken back',
  givenUp: 'given up',
  isAGame: (id: string) => `That is a game: holdout show ${id} game shows how it stands.`,
  isACampaign: (id: string) =>
    `That is a campaign: holdout show ${id} encounter shows how its Encounter stands.`,
} as const;

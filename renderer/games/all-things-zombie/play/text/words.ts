/** What is said in words.ts. */
export const words = {
  notDealtWithYet: 'not dealt with yet',
  actWithYou: 'act with you',
  partedAmiably: 'parted amiably',
  withThePartyNow: 'with the party now',
  nobody: 'Nobody',
  andPeople: (some: string) => `${some} and people`,
} as const;

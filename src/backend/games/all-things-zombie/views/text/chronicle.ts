/** What is said in chronicle.ts. */
export const words = {
  ended: 'Ended',
  successful: 'Successful',
  notSuccessful: 'Not successful',
  loot: 'Loot',
  met: 'Met',
  burnt: 'Burnt',
  surplusClip: 'surplus clip',
  surplusClips: 'surplus clips',
  joined: 'Joined',
  noise: 'Noise',
  points: 'Points',
  foughtBy: 'Fought by',
  thePlayerAtTheTable: 'The player, at the table',
  bots: 'Bots',
} as const;

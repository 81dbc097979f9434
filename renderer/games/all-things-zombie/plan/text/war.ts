/** What is said in war.tsx. */
export const words = {
  zombiesOrHumans: 'Zombies or humans',
  onceInTheTwentiethYear: 'once, in the twentieth year',
  if: 'If',
  haveWon: 'have won,',
  twoDiceSayWhoHas:
    'Two dice decide who has won the war; on a seven, one more die. The result holds until the end of the campaign, in every area and every phase.',
  rollForWhoHasWon: 'Roll for who has won',
  whoHasWonTheWar: 'Who has won the war',
} as const;

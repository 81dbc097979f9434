/** What is said in new-menu.tsx. */
export const words = {
  newCampaign: 'New campaign',
  newOneOffBattle: 'New one-off battle',
  newGame: 'New game',
} as const;

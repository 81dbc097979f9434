/** What is said in session.ts. */
export const words = {
  thisHoldoutDoesntHave: (game: string) =>
    `This Holdout doesn’t have the game ${game}: what was played is kept, and opens in a Holdout that has it.`,
  thatIsACampaign: 'That is a campaign, not a game.',
  theGameIsOver: 'The game is over; undo takes the last answer back.',
  moreWasEnteredThan: 'More was entered than was asked for; take the last entries out.',
} as const;

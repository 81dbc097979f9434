/** What is said in about-screen.tsx. */
export const words = {
  about: 'About',
  holdout: 'Holdout',
  aDesktopCompanionForSolo:
    'A desktop companion for solo wargamers. It keeps a long All Things Zombie campaign, and prints what belongs on the table. It works without a network and sends nothing anywhere.',
  unofficial: 'Unofficial',
  holdoutIsMadeByPlayers:
    'Holdout is made by players and has nothing to do with the publishers of the games it helps to play. Names of games and publishers belong to their owners. It holds no text, no art and no cards of theirs: mechanics and figures only, in words of our own. You need the rulebook to play.',
  yourData: 'Your data',
  file: 'File',
  reportAProblem: 'Report a problem',
  somethingWentWrong: 'Something went wrong?',
  makesOneFileAbout: 'makes one file about it, for you to send.',
  madeWith: 'Made with',
  packagesInsideEachUnder: 'packages inside, each under its own licence',
} as const;

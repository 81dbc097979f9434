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
  updates: 'Updates',
  holdoutNeverLooks:
    'Holdout never uses the network, so it doesn’t look for updates. Its desktop window is made with Chromium, whose security updates come with new versions of Holdout and in no other way: look for a new version now and then.',
  reportAProblem: 'Report a problem',
  somethingWentWrong: 'Something went wrong?',
  makesOneFileAbout: 'makes one file about it, for you to send.',
  madeWith: 'Made with',
  packagesInsideEachUnder: 'packages inside, each under its own licence',
} as const;

/** What is said in chronicle-screen.tsx. */
export const words = {
  chronicle: 'Chronicle',
  entry: 'Entry',
  curvesAndGraveyard: 'Curves and graveyard',
  showTheNewestEntry: 'Show the newest entry',
  noMatch: 'No match.',
  showEverything: 'Show everything',
  everythingThatHappens: 'Everything that happens in the campaign will appear here.',
  home: 'Home',
} as const;

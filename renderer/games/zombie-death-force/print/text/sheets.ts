/** What is said in sheets.tsx. */
export const words = {
  cardsToCutOut: 'Cards to cut out',
  cutAlongTheEdges63:
    'Cut along the edges: 63 by 88 mm, printed at 100 %. ~ rebuilt, because the printed one is lost.',
  theTableAtThisMoment: 'The table at this moment',
  eachStackWithItsUppermost:
    'Each Stack with its uppermost card. ~ rebuilt, because the printed one is lost.',
  quickReference: 'Quick reference',
  theRulesInOurOwn: 'The rules in our own words. ~ rebuilt, because the printed one is lost.',
  theCards: 'The cards',
  cardTitle: 'Title',
  card: 'Card',
  counts: 'Counts',
  copies: 'Copies',
  recordSheet: 'Record sheet',
  asItStands: 'As it stands at this moment.',
} as const;

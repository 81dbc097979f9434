/** What is said in sheets.tsx. */
export const words = {
  cardsToCutOut: 'Cards to cut out',
  cutAlongTheEdges63:
    'Cut along the edges: 63 by 88 mm, printed at 100 %. ~ rebuilt, because the printed one is lost.',
  theTableAtThisMoment: 'The table at this moment',
  quickReference: 'Quick reference',
  theRulesInOurOwn: 'The rules in our own words.',
  recordSheet: 'Record sheet',
  asItStands: 'As it stands at this moment.',
  largeAsItIs: 'Large: as it is now, with Gear. Small: their own. Hands are not printed.',
} as const;

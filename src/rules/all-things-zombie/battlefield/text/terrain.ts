/** What is said in terrain.ts. */
export const words = {
  scrub: 'Scrub',
  impassableRocks: 'Impassable rocks',
  dryRiverbed: 'Dry riverbed',
  undulatingGround: 'Undulating ground',
  roughOrWoodedGround: 'Rough or wooded ground',
  definiteRoad: 'Definite road',
  river: 'River',
  ford: 'Ford',
  bridge: 'Bridge',
  building: 'Building',
  stopsAtTheEdge: 'stops at the edge, and the rest of the move is lost',
  movesAcrossAndStops: 'moves across and stops at the far edge, still in the river',
  movesOut: 'moves out',
} as const;

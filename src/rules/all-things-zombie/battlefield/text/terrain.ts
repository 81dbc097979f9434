/** What is said in terrain.ts. */
export const words = {
  scrub: { title: 'Scrub', text: 'scrub' },
  impassableRocks: { title: 'Impassable rocks', text: 'impassable rocks' },
  dryRiverbed: { title: 'Dry riverbed', text: 'dry riverbed' },
  undulatingGround: { title: 'Undulating ground', text: 'undulating ground' },
  roughOrWoodedGround: { title: 'Rough or wooded ground', text: 'rough or wooded ground' },
  definiteRoad: { title: 'Definite road', text: 'definite road' },
  river: { title: 'River', text: 'river' },
  ford: { title: 'Ford', text: 'ford' },
  bridge: { title: 'Bridge', text: 'bridge' },
  building: { title: 'Building', text: 'building' },
  stopsAtTheEdge: 'stops at the edge, and the rest of the move is lost',
  movesAcrossAndStops: 'moves across and stops at the far edge, still in the river',
  movesOut: 'moves out',
} as const;

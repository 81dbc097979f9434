/** What is said in map-signs.tsx. */
export const words = {
  entryEdge: 'entry edge',
  doubleDoor: 'double door',
  aLinePerUpperFloor: 'a line per upper floor',
  pavementCrossing: 'pavement, crossing',
  wallInTheOpen: 'wall in the open',
  abandonedVehicle: 'abandoned vehicle',
} as const;

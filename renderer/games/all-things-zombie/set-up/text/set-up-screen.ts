/** What is said in set-up-screen.tsx. */
export const words = {
  buildings: 'Buildings',
  abandonedVehicles: 'Abandoned vehicles',
  raiders: 'Raiders',
  asManyAsABuilding: 'as many as a building here might hold',
  theMapWillStandHere:
    'The map will appear here, 48 inches by 48: buildings, vehicles, terrain, wind and the edge the party comes on at.',
  aTableIsLaidOut: 'A table is laid out once the Runners are caught.',
} as const;

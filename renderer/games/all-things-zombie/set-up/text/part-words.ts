/** What is said in part-words.ts. */
export const words = {
  names: 'Names',
  layout: 'Layout',
  noStreet: 'no street',
  buildings: 'Buildings',
  vehicles: 'Vehicles',
  terrain: 'Terrain',
  wind: 'Wind',
  fromThe: (windfrom: string) => `From the ${windfrom}`,
  entryEdge: 'Entry edge',
  none: 'None',
} as const;

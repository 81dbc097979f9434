/** What is said in part-words.ts. */
export const words = {
  names: { title: 'Names', text: 'names' },
  layout: { title: 'Layout', text: 'layout' },
  noStreet: 'no street',
  buildings: { title: 'Buildings', text: 'buildings' },
  vehicles: { title: 'Vehicles', text: 'vehicles' },
  terrain: { title: 'Terrain', text: 'terrain' },
  wind: { title: 'Wind', text: 'wind' },
  fromThe: (windfrom: string) => `From the ${windfrom}`,
  entryEdge: { title: 'Entry edge', text: 'entry edge' },
  none: 'None',
} as const;

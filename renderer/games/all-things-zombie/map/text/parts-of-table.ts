/** What is said in parts-of-table.ts. */
export const words = {
  oneDoubleDoor: 'one double door',
  allDouble: (all: string) => `${all}, all double`,
  building: (number: string, named: string, counted: string, doors: string) =>
    `Building ${number}, ${named}, ${counted}, ${doors}`,
  vehicleAbandonedFaces: (number: string, title: string, edge: string) =>
    `Vehicle ${number}, ${title}, abandoned, faces ${edge}`,
  aStreetRunning: (name: string, which: string) => `${name}, a street running ${which}`,
  northToSouth: 'north to south',
  eastToWest: 'east to west',
  river: 'River',
  riverOf: (ford: string) => `River, ${ford}`,
} as const;

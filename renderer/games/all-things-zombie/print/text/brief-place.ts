/** What is said in brief-place.tsx. */
export const words = {
  zombies: 'Zombies',
  survivors: 'Survivors',
  both: 'Both',
  nobody: 'Nobody',
  buildings: 'Buildings',
  buildingAndDoors: 'Building and doors',
  floor: 'Floor',
  zom: 'Zom. ≤',
  sur: 'Sur. ≤',
  aRiver: (ford: string) => `A river, ${ford}`,
  abandoned: (all: string) => `Abandoned: ${all}`,
  whatElseStandsAbout: 'What else stands about',
  times: (text: string, many: string | number) => `${text} (${many})`,
  ofThem: (text: string, many: string | number) => `${text}, ${many} of them`,
} as const;

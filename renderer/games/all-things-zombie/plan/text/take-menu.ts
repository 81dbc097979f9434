/** What is said in take-menu.tsx. */
export const words = {
  loadItForThisEncounter: 'Load it for this Encounter',
  takeItUp: 'Take it',
  putItOn: 'Put it on',
  carryIt: 'Carry it',
  handOutOf: (title: string) => `Hand out: ${title}`,
  handOut: 'Hand out',
  layItBack: 'Lay it back in the stockpile',
} as const;

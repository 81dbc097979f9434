/** What is said in places-table.tsx. */
export const words = {
  buildings: 'Buildings',
  abandonedVehicles: 'Abandoned vehicles',
  number: 'Number',
  type: 'Type',
  nameAndType: 'Name and type',
  storeys: 'Storeys',
  doors: 'Doors',
  chanceOfMeetingZombies: 'Chance of meeting zombies on the ground floor',
  zombiesPercent: 'Zombies, percent',
  chanceOfMeetingSurvivors: 'Chance of meeting survivors on the ground floor',
  survivorsPercent: 'Survivors, percent',
  lockRollAgain: 'Lock, roll again',
} as const;

/** What is said in hand-table.tsx. */
export const words = {
  post: 'Post',
  name: 'Name',
  dice: 'Dice',
  constitution: 'Constitution',
  voyages: 'Voyages',
  kills: 'Kills',
  status: 'Status',
  ready: 'Ready',
  lostOnTheWayToOf: (place: string) => `Lost on the way to ${place}`,
} as const;

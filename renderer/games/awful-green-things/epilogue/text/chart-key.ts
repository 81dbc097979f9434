/** What is said in chart-key.tsx. */
export const words = {
  wayTaken: 'way taken',
  yourChoice: 'your choice',
  mayFollowWithTheDie: 'may follow, with the die that leads there',
} as const;

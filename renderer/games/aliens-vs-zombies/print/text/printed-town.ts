/** What is said in printed-town.tsx. */
export const words = {
  sixColumnsByFiveRows: (name: string) => `${name}, six columns by five rows`,
  turns: 'Turns',
  dead: 'dead',
  whatStandsWhere: '~ what stands where in the town',
} as const;

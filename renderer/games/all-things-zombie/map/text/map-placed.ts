/** What is said in map-placed.tsx. */
export const words = {
  prison: 'Prison',
  runners: 'Runners',
  chasers: 'Chasers',
} as const;

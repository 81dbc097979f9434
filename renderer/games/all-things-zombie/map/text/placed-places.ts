/** What is said in placed-places.ts. */
export const words = {
  prison: 'Prison',
  runners: 'Runners',
  chasers: 'Chasers',
  vehicles: (inches: number) => `vehicles, ${inches}″`,
} as const;

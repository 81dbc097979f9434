/** What is said in home-screen.tsx. */
export const words = {
  home: 'Home',
  party: 'Party',
  wholeRoster: 'Whole roster',
} as const;

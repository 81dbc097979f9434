/** What is said in theme-entries.tsx. */
export const words = {
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  themeAsTheSystem: 'Same theme as the system',
  colourDarkLight: 'colour dark light',
} as const;

/** What is said in settings-screen.tsx. */
export const words = {
  settings: 'Settings',
} as const;

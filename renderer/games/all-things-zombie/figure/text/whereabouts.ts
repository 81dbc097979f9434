/** What is said in whereabouts.tsx. */
export const words = {
  bringBack: 'Bring back',
  setAsideOf: (name: string) => `Set aside ${name}`,
  setAside: 'Set aside',
} as const;

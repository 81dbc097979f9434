/** What is said in map-section.tsx. */
export const words = {
  mapOf: (name: string) => `Map of ${name}`,
} as const;

/** What is said in town-map.tsx. */
export const words = {
  sixColumnsByFiveRows: (name: string) => `${name}, six columns by five rows`,
} as const;

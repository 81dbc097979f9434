/** What is said in run-ruler.tsx. */
export const words = {
  toCome: 'to come',
} as const;

/** What is said in use-pairs.ts. */
export const words = {
  putItBack: 'Put it back',
  takeIt: 'Take it',
} as const;

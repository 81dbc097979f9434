/** What is said in card-words.ts. */
export const words = {
  wild: 'Wild',
  action: 'Action',
} as const;

/** What is said in named.ts. */
export const words = {
  aZombie: 'A zombie',
} as const;

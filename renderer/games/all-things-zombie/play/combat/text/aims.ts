/** What is said in aims.ts. */
export const words = {
  aZombie: 'a zombie',
  firesAt: (name: string, at: string, andMore: string) => `${name} fires at ${at}${andMore}`,
} as const;

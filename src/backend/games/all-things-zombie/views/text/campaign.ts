/** What is said in campaign.ts. */
export const words = {
  allThingsZombie: 'All Things Zombie',
} as const;

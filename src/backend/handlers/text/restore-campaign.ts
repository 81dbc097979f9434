/** What is said in restore-campaign.ts. */
export const words = {
  thereIsNoSuch: 'There is no such campaign in this backup.',
} as const;

/** What is said in campaign.ts. */
export const words = {
  takesTheStarsPlace: 'takes the Star’s place',
} as const;

/** What is said in end-of-episode.tsx. */
export const words = {
  theSurvivorWhoComesHome: 'The survivor who comes home',
  enterTheResultThere: 'Enter the result there',
  enterItWithMyOwn: 'Enter it with my own die and card',
} as const;

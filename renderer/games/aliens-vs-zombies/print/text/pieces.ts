/** What is said in pieces.tsx. */
export const words = {
  aliens: (rebuilt: boolean) => `Aliens${rebuilt ? ' ~' : ''}`,
  zombies: (rebuilt: boolean) => `Zombies${rebuilt ? ' ~' : ''}`,
  eventTiles: 'Event tiles',
} as const;

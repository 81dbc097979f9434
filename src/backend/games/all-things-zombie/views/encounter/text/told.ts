/** What is said in told.ts. */
export const words = {
  zombieComesOn: (count: string | number, location: string, which: string) =>
    `Zombie ${count} comes on: ${location}${which}`,
  inADoorway: ', in a doorway',
} as const;

/** What is said in victory-scale.tsx. */
export const words = {
  victoryScaleDead: (dead: string | number, name: string) => `Victory scale: ${dead} dead, ${name}`,
} as const;

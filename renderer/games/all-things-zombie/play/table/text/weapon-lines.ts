/** What is said in weapon-lines.tsx. */
export const words = {
  unarmed: 'unarmed',
  ofOf: (left: string | number, all: string | number) => `${left} of ${all}`,
  barrelsLoaded: 'Barrels loaded',
} as const;

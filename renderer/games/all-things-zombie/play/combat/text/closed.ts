/** What is said in closed.tsx. */
export const words = {
  atOrLessItHits: (oneTargetWithin: string | number) =>
    `At ${oneTargetWithin}″ or less it hits one target only.`,
  withinOfTheNearest: (arc: string | number) =>
    `Within ${arc}″ of the nearest. The highest dice go to the first target.`,
} as const;

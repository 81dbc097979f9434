/** What is said in volley.ts. */
export const words = {
  thatWeaponIsEmptyReload: 'That weapon is empty: reload it first.',
  itReachesNoFurther: (reach: string | number) => `It reaches ${reach}″, no further.`,
  nameEachTargetOnce: 'Name each target once.',
  itFiresAreAimed: (shotsText: string | number, sum: string | number) =>
    `It fires ${shotsText}; ${sum} are aimed.`,
} as const;

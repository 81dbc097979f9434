/** What is said in who-field.tsx. */
export const words = {
  inMelee: ', in melee',
} as const;

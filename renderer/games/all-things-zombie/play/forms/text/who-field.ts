/** What is said in who-field.tsx. */
export const words = {
  all: 'All',
  inMelee: ', in melee',
} as const;

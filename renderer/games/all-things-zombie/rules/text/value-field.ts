/** What is said in value-field.tsx. */
export const words = {
  none: 'None',
} as const;

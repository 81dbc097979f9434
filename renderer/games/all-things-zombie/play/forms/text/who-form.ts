/** What is said in who-form.tsx. */
export const words = {
  roll: 'Roll',
} as const;

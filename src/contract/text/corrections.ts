/** What is said in corrections.ts. */
export const words = {
  figure: 'Figure',
} as const;

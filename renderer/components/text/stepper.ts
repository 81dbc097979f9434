/** What is said in stepper.tsx. */
export const words = {
  oneLess: (label: string) => `${label}: one less`,
  oneMore: (label: string) => `${label}: one more`,
} as const;

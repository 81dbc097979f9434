/** What is said in corrections.ts. */
export const words = {
  yes: 'Yes',
  no: 'No',
  figure: 'Figure',
  onA: (field: string) => `On a ${field}`,
} as const;

/** What is said in name-form.tsx. */
export const words = {
  name: 'Name',
  save: 'Save',
} as const;

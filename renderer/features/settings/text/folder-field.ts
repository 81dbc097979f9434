/** What is said in folder-field.tsx. */
export const words = {
  choose: 'Choose…',
} as const;

/** What is said in rename-button.tsx. */
export const words = {
  renameOf: (name: string) => `Rename ${name}`,
  rename: 'Rename',
  name: 'Name',
} as const;

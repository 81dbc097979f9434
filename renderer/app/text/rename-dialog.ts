/** What is said in rename-dialog.tsx. */
export const words = {
  renameThe: (kind: string) => `Rename the ${kind}`,
  name: 'Name',
  rename: 'Rename',
} as const;

/** What is said in folder-form.tsx. */
export const words = {
  moving: 'Moving…',
  move: 'Move',
} as const;

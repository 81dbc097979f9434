/** What is said in columns-menu.tsx. */
export const words = {
  columns: 'Columns',
} as const;

/** What is said in row-menu.tsx. */
export const words = {
  rename: 'Rename…',
  copy: 'Copy…',
  trySomething: 'Try something…',
  saveAsFile: 'Save as file…',
  print: 'Print',
  check: 'Check…',
  delete: 'Delete',
} as const;

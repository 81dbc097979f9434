/** What is said in branch-dialog.tsx. */
export const words = {
  branchOffACopy: 'Branch off a copy',
  nameOfTheCopy: 'Name of the copy',
  branchOff: 'Branch off',
} as const;

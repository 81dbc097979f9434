/** What is said in deleted-fold.tsx. */
export const words = {
  deleted: 'Deleted',
  bringBackOf: (name: string) => `Bring back ${name}`,
  bringBack: 'Bring back',
  deleteForGoodOf: (name: string) => `Delete ${name} for good…`,
  deleteForGood: 'Delete for good…',
} as const;

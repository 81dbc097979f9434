/** What is said in campaign-table.tsx. */
export const words = {
  name: 'Name',
  whereItStands: 'Where it stands',
  who: 'Who',
  lastDone: 'Last done',
  whatToDo: 'What to do',
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `Deleted ${name}.`,
} as const;

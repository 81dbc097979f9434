/** What is said in due-marks.tsx. */
export const words = {
  marksProposed: 'Marks proposed',
  toBeMarked: 'To be marked',
  mark: 'Mark',
  leave: 'Leave',
  asMarkedOf: (name: string) => ` ${name} as marked`,
} as const;

/** What is said in damage.ts. */
export const words = {
  itCanBeMadeWhole: 'It can be repaired: Settings, Backups.',
  somethingOtherThanHoldoutEmptied: (file: string) =>
    `Something other than Holdout emptied ${file}: try again.`,
} as const;

/** What is said in damage.ts. */
export const words = {
  itCanBeMadeWhole: 'It can be repaired: Settings, Backups.',
} as const;

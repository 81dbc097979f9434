/** What is said in check.ts. */
export const words = {
  thisGameIsOf: 'This game is of a Holdout that knows more games; check it with that one.',
  howItLies: 'How it lies on the shelf isn’t what was stored.',
  wasDamagedOnTheDisk: (name: string, found: string) => `${name} was damaged on the disk. ${found}`,
  aSettingWasDamaged: 'A setting was damaged on the disk, and is as in the beginning.',
} as const;

/** What is said in check.ts. */
export const words = {
  thisGameIsOf: 'This game is of a Holdout that knows more games; check it with that one.',
  howItLies: 'How it lies on the shelf isn’t what was stored.',
  wasDamagedOnTheDisk: (name: string, found: string) =>
    `${name} was damaged on the disk. ${found} “Check…” in its menu on the shelf repairs it.`,
  itCanBeRepairedWithout: (lost: string) =>
    `${lost} It can be repaired without that; until then nothing is changed, and the damaged file is kept in any case.`,
  itIsWhole: 'It is whole; nothing was changed.',
  everythingIsAsItWas: (told: string) => `Repaired, ${told}: everything is as it was stored.`,
  repaired: (told: string) => `Repaired, ${told}.`,
  another: (name: string, told: string) => `${name}: ${told}.`,
  theDamagedFileIsKept: (aside: string) => `The damaged file is kept as ${aside}.`,
} as const;

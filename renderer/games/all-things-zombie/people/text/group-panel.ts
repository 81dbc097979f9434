/** What is said in group-panel.tsx. */
export const words = {
  aGroupMet: 'A group met',
  close: 'Close',
  firstMetLastSeen: (met: string, seen: string) => `First met ${met}, last seen ${seen}`,
  whoTheyAre: 'Who they are',
  howItEnded: 'How it ended',
  whatFollows: 'What follows',
  notes: 'Notes',
  spokeForThem: (speaker: string) => `${speaker} spoke for them`,
  wordsWithThem: 'Words with them are as with strangers: nothing is added or taken off.',
} as const;

/** What is said in command-queue.ts. */
export const words = {
  whatCameBeforeWasRefused: 'What came before was refused.',
  dropped: 'Dropped',
} as const;

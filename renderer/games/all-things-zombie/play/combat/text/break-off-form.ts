/** What is said in break-off-form.tsx. */
export const words = {
  breaksOff: (name: string) => `${name} breaks off`,
  inContactWith: 'In contact with',
  stepBack: 'Step back',
  atLeast1Away: 'At least 1″ away, unless the way is blocked. People in contact test too; zombies don’t.',
} as const;

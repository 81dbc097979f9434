/** What is said in break-off-form.tsx. */
export const words = {
  breaksOff: (name: string) => `${name} breaks off`,
  inContactWith: 'In contact with',
  stepBack: 'Step back',
} as const;

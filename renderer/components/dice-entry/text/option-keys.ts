/** What is said in option-keys.tsx. */
export const words = {
  letTheAppDraw: 'Let the app draw',
  defaultOf: (text: string | number) => `Default: ${text}`,
} as const;

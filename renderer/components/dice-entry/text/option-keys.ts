/** What is said in option-keys.tsx. */
export const words = {
  letTheAppDraw: 'Let the app draw',
} as const;

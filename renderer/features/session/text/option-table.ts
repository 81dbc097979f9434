/** What is said in option-table.tsx. */
export const words = {
  letTheAppDraw: 'Let the app draw',
  defaultOf: (text: string | number) => `Default: ${text}`,
} as const;

/** What is said in option-table.tsx. */
export const words = {
  letTheAppDraw: 'Let the app draw',
} as const;

/** What is said in screen.tsx. */
export const words = {
  thisScreenCouldNotBe: 'This screen could not be loaded.',
} as const;

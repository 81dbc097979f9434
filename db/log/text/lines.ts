/** What is said in lines.ts. */
export const words = {
  thisLineCantBe: 'This line can’t be put together any more, so nothing was changed.',
} as const;

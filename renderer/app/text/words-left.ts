/** What is said in words-left.tsx. */
export const words = {
  whatYouHadTypedThere: 'What you had typed there',
  copied: 'Copied.',
  copy: 'Copy',
  theClipboardCantBe: 'The clipboard can’t be used here; mark the text and copy it.',
} as const;

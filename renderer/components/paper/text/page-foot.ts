/** What is said in page-foot.tsx. */
export const words = {
  holdoutUnofficial: 'Holdout, unofficial.',
  pageOf: (page: string | number, of: string | number) => `Page ${page} of ${of}`,
} as const;

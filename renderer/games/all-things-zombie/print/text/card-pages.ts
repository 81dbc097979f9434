/** What is said in card-pages.tsx. */
export const words = {
  figureCards63By88: (name: string, text: string) =>
    `${name}, ${text}. Figure cards, 63 by 88 mm, to cut out.`,
  pageOf: (page: number, of: number) => `Page ${page} of ${of}`,
} as const;

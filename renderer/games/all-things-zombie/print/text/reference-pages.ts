/** What is said in reference-pages.tsx. */
export const words = {
  quickReference: 'Quick reference',
  allThingsZombieInOur: 'All Things Zombie, in our own words and layout',
  ruledWhereTheBook:
    '° ruled where the book is silent or can be read two ways. † rebuilt, because the figure is lost. ‡ corrected by you. D6: a six-sided die.',
} as const;

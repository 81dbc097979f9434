/** What is said in figures-screen.tsx. */
export const words = {
  figures: 'Figures',
  whereYourPrintedBookHas:
    'Where your printed book has another figure, correct it here: play and odds go by it from then on, in this game alone. A correction can be undone like anything else.',
} as const;

/** What is said in moment-slider.tsx. */
export const words = {
  moment: 'Moment',
  ofOf: (at: string | number, of: string | number) => `${at} of ${of}`,
} as const;

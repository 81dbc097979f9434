/** What is said in next-grunt.tsx. */
export const words = {
  gruntOf: (place: string | number, of: string | number) => `Grunt ${place} of ${of}`,
  enterADie: 'Enter a die and a card',
  rollADieAndDraw: 'Roll a die and draw a card',
} as const;

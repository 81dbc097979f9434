/** What is said in about-rules.tsx. */
export const words = {
  chooseARuleOrType: 'Choose a rule, or type a word of it.',
  rulesOfAllThingsZombieInOur: (count: string | number, odds: string | number) =>
    `${count} rules of All Things Zombie in our own words, under the headings of the rulebook, with weapons, attributes and Rep among them. ${odds} rules can be asked for their odds: every way the dice can fall, counted.`,
  movingShootingAndMeleeAreRead: (count: string | number) =>
    `Moving, shooting and melee are read in the rulebook, which you need to play: here stand their figures and every check around them. Where the book leaves something open, ${count} rulings at the end of the list say what is played.`,
} as const;

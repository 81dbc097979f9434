/** What is said in about-rules.tsx. */
export const words = {
  chooseARuleOrType: 'Choose a rule, or type a word from it.',
  rulesOfAllThingsZombieInOur: (count: string | number, odds: string | number) =>
    `${count} rules of All Things Zombie in our own words, under the headings of the rulebook, with weapons, attributes and Rep among them. ${odds} rules give their exact odds: every way the dice can fall, counted.`,
  movingShootingAndMeleeAreRead: (count: string | number) =>
    `You need the rulebook to play: what stands here is a reference to it, not its text. Where the book leaves something open, ${count} rulings at the end of the list say what is played.`,
} as const;

/** What is said in damage-odds.ts. */
export const words = {
  weaponNameTheOne: 'weapon: name the one that is fired.',
  targetGiveAHuman: 'target: give a human a Rep, from 1 to 7.',
} as const;

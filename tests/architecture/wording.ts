/** What nobody says here (design: the left column of the table in our guide to words, and its like), and what is said instead. */

export interface Instead {
  readonly not: RegExp;
  readonly write: string;
}

export const INSTEAD: readonly Instead[] = [
  { not: /\bshots? fell\b/i, write: 'They fired ten shots; the noise brought one more zombie.' },
  { not: /Everybody was there|was there in the evening/, write: 'Everyone made it home.' },
  {
    not: /learned something|taught (?:all|each|one) of them/i,
    write: 'Each of them earned a point towards their next Rep.',
  },
  { not: /crossed (?:their|the) (?:way|path)/i, write: 'they ran into …' },
  { not: /cost the li(?:fe|ves) of/i, write: '… were killed.' },
  { not: /None of one\b/, write: 'Nobody came home.' },
  { not: /\bwas worth (?:one|two|\d|\{…\}) ?points?/i, write: 'The party scored two points.' },
  { not: /wait for (?:its|their) dice/i, write: 'No shots left to roll for.' },
  { not: /other dice come/i, write: 'New dice from here on.' },
  { not: /Taking an act back and doing it again/i, write: 'Undo and redo bring back the same dice.' },
  {
    not: /· no about|^0 \w+ hear|\b0 zombies\b/,
    write: 'No zombies on the table; no zombies hear the shots',
  },
  { not: /Nobody like that|Nothing in the Chronicle is like/i, write: 'No match.' },
  { not: /Take the last (?:one )?back/i, write: 'Undo the last step' },
  { not: /^The usual one\b/, write: 'Default (with what it is)' },
  { not: /Doubles, and stays/i, write: '17 % doubles: nobody moves' },
  { not: /dice are held against these/i, write: 'Roll two dice against these on entering a building.' },
  { not: /^Who only\b/, write: 'A figure limited to one die never gains another.' },
  { not: /The party parts\b/, write: 'The party splits up.' },
  { not: /comes at another point of the Encounter/i, write: 'You can do this after the battle (step 4).' },
  { not: /What became of things/i, write: 'History of the stockpile' },
  { not: /\bwho(?:m)?ever\b/i, write: 'a figure that …, the player who …, those who …' },
  { not: /Finds after the battle/i, write: 'Search after the battle' },
  { not: /\bOthers met\b/i, write: 'Survivors met' },
  { not: /\btakes up the\b/i, write: '… takes the BA pistol' },
  { not: /\bis a whole number\b|\bare a whole number\b/i, write: 'Enter the floor as a whole number.' },
  { not: /had to be carried, bitten/i, write: 'was bitten and carried out' },
  { not: /had done what it was for/i, write: 'The escape succeeded. (from the party’s side)' },
  { not: /Who owns the printed/i, write: 'Our figure; the printed one is lost. You can correct it.' },
  { not: /\bno success\b/i, write: 'They failed.' },
  { not: /^It is over\. No/i, write: 'The Encounter is over: no points scored.' },
  {
    not: /^Who (?:is|isn’t|has|passed|passes|lives|leaves|drives)\b[^?]*[.;]/,
    write: 'A figure that …, those who …',
  },
  {
    not: /\b(?:against|for|of) who (?!goes\b|has won\b|won\b|fires first\b)\w+s\b/,
    write: 'the figure that …',
  },
  {
    not: /^Somebody (?:is|has|who|active|in|of these|else (?:is|has))\b/,
    write: 'a figure, a guard, a captive …',
  },
  { not: /^Everybody\b|\beverybody\b/i, write: 'everyone' },
  { not: /\b(?:of|for|to|with) one’s\b|\bone’s own\b/i, write: 'your own, a figure’s own' },
  {
    not: /has to be a whole number|^A (?:die|decision|draft) (?:shows|is)\b/,
    write: 'Enter it as a whole number.',
  },
  {
    not: /^Nothing (?:of|by) that name|^No \w+ of that name|^Nobody (?:of|by) that name/,
    write: 'No match.',
  },
  {
    not: /^There is no(?:thing)? to (?:undo|redo)|^That is no(?:t an?)? /,
    write: 'Nothing to undo. That isn’t a …',
  },
  {
    not: /^(?:Somebody|Nobody) is named twice|^The table has no such \w+\.$/,
    write: '… ; choose one it has.',
  },
  // Terms keep their form, and nothing lower-cases one.
  {
    not: /\b(?:ba|sa) (?:pistol|rifle|machine pistol)\b|\b(?:lmg|suv)\b/,
    write: 'BA pistol, SA rifle, LMG, SUV',
  },
  {
    not: /(?<!·|\d)(?<!\d )\b1 (?:acts|zombies|shots|turns|points|figures|things|steps)\b/,
    write: 'one act',
  },
  { not: /\b(?:one|1) things\b|\b(?:a|one) (?:zombies|shots)\b/, write: 'one thing, one zombie' },
  { not: /\bTheres\b|\bit's it\b|\balot\b/i, write: 'There is' },
];

export const faultOf = (text: string): Instead | undefined => INSTEAD.find(({ not }) => not.test(text));

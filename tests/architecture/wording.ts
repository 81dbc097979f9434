/**
 * Expressions that no text of Holdout uses (design: the left column of the table in our guide to words, and its like), each with what is
 * said instead.
 */

export interface Instead {
  readonly not: RegExp;
  readonly write: string;
}

export const INSTEAD: readonly Instead[] = [
  { not: /\bshots? fell\b/i, write: 'They fired ten shots; the noise brought one more zombie.' },
  { not: /Everybody was there|was there in the evening/, write: 'Everyone made it home.' },
  {
    not: /learned something|\btaught (?:all|each|one|some|any|both|them|her|him)\b/i,
    write: 'Each of them earned a point towards their next Rep.',
  },
  { not: /crossed (?:their|the|our|his|her|its) (?:way|path)s?\b/i, write: 'they ran into …' },
  {
    not: /cost (?:the li(?:fe|ves) of|[^.]{1,40} (?:his|her|their) li(?:fe|ves)\b|[^.]{1,40}’s li(?:fe|ves)\b)/i,
    write: '… were killed.',
  },
  { not: /None of one\b/, write: 'Nobody came home.' },
  {
    not: /\b(?:was|were|is|are) worth (?:a|an|one|two|three|four|five|six|seven|eight|nine|no|\d+|\{…\}) ?points?\b/i,
    write: 'The party scored two points.',
  },
  {
    not: /\bwait(?:s|ed|ing)? for (?:its|their|the|his|her) (?:dice|die|rolls?)\b/i,
    write: 'No shots left to roll for.',
  },
  { not: /other dice come/i, write: 'New dice from here on.' },
  {
    not: /(?:Taking an act back|Undoing an act) and (?:re)?doing it/i,
    write: 'Undo and redo bring back the same dice.',
  },
  {
    not: /· no(?: about)?$|· no about|(?<![\d.,+−-])\b0 (?:zombies|shots|acts|turns|figures|survivors|people|things)\b|No zombies hears\b/,
    write: 'No zombies on the table; no zombies hear the shots',
  },
  {
    not: /(?:Nobody|Nothing|No one) like (?:that|this|it)\b|Nothing in the \p{L}+ is like/iu,
    write: 'No match.',
  },
  {
    not: /\bTake (?:it|that|this|the last(?: \w+)?) back$|Take the last (?:one )?back/i,
    write: 'Undo the last step',
  },
  { not: /^The usual (?:one|weapon|choice|way|value)\b/, write: 'Default (with what it is)' },
  { not: /Doubles, and (?:stays?|nobody|all|everyone|they|it)\b/i, write: '17 % doubles: nobody moves' },
  {
    not: /\bdi(?:c)?e (?:is|are) held against (?:this|these)\b/i,
    write: 'Roll two dice against these on entering a building.',
  },
  { not: /^Who only\b/, write: 'A figure limited to one die never gains another.' },
  { not: /\bThe (?:party|band|group|company) parts\b(?! amiably)/i, write: 'The party splits up.' },
  { not: /comes at another point of the Encounter/i, write: 'You can do this after the battle (step 4).' },
  { not: /^What became of\b/i, write: 'History of the stockpile' },
  { not: /\bwho(?:m)?ever\b/i, write: 'a figure that …, the player who …, those who …' },
  { not: /Finds after the battle/i, write: 'Search after the battle' },
  { not: /\bOthers met\b|^Strangers?\b(?! to\b)/i, write: 'Survivors met' },
  { not: /\b(?:takes|took) up (?:the|a|an|his|her|their) (?!run\b)/i, write: '… takes the BA pistol' },
  { not: /\b(?:is|are) a whole number\b|^\p{L}+ are whole\b/iu, write: 'Enter the floor as a whole number.' },
  { not: /\b(?:had to be|was|were) carried, bitten/i, write: 'was bitten and carried out' },
  {
    not: /(?:had done|did|has done|does) what (?:it|they) (?:was|were) (?:for|there for)/i,
    write: 'The escape succeeded. (from the party’s side)',
  },
  // A comment, too.
  {
    not: /^(?:[Rr]iddling comment: )?After [`“]\w+[`”]\.$/,
    write: 'Comes after “in”, so it takes no article.',
  },
  { not: /\bfigure of ours for one\b/i, write: 'Our figure; the printed one is lost.' },
  { not: /Who owns the printed/i, write: 'Our figure; the printed one is lost. You can correct it.' },
  { not: /\bno (?:great |real )?success\b/i, write: 'They failed.' },
  { not: /^(?:It|That) is over\. \p{Lu}/u, write: 'The Encounter is over: no points scored.' },
  {
    not: /^Who (?:is|isn’t|has|passed|passes|lives|leaves|drives)\b[^?]*[.;]/,
    write: 'A figure that …, those who …',
  },
  {
    not: /\b(?:against|for|of) who (?!goes\b|has won\b|won\b|fires first\b)\w+s\b/,
    write: 'the figure that …',
  },
  {
    not: /^Somebody (?:is|has|who|active|in|of these|goes|may|can|else (?:\p{Ll}+s))\b/u,
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
  { not: /\btimes out\b(?! of)/i, write: 'Earlier times Out of the Fight' },
  { not: /^Who keeps together$/, write: 'Groups' },
  {
    not: /takes the figure’s turn, for everything\b/i,
    write: 'Searching takes the turn; roll once for each kind of thing.',
  },
  { not: /^Read: /, write: 'Table: outskirts, phase 1' },
  { not: /\bwords move (?:nobody|no one|nothing)\b/i, write: 'talking makes nobody move' },
  {
    not: /\b(?:start|begin|open|run) it without to\b/i,
    write: 'To move your campaigns, start Holdout without that option.',
  },
  {
    not: /\bstray from even\b|as far as even dice do\b/i,
    write: 'Fair dice look this uneven in about half of all campaigns.',
  },
  {
    not: /\b(?:nobody|no one) acts on the table any more\b|\bfrom the report, once it is sent\b/i,
    write: 'No more actions. Next: check the report; recovery and points are rolled from it.',
  },
  // Terms keep their form, and nothing lower-cases one.
  {
    not: /\b(?:ba|sa|Ba|Sa) (?:pistol|rifle|machine pistol)s?\b|\b(?:[Ll]mg|[Ss]uv)s?\b/,
    write: 'BA pistol, SA rifle, LMG, SUV',
  },
  {
    not: /(?<!·|\d)(?<!\d )\b1 (?:acts|zombies|shots|turns|points|figures|things|steps)\b/,
    write: 'one act',
  },
  { not: /\b(?:one|1) things\b|\b(?:a|one) (?:zombies|shots)\b/, write: 'one thing, one zombie' },
  { not: /\bTheres\b|\bit's it\b|\balot\b/i, write: 'There is' },
];

/** The fault of a text as a whole, or of one of its sentences: what begins one is looked for wherever it stands. */
export function faultOf(text: string): Instead | undefined {
  const sentences = text.split(/(?<=[.!?:;])\s+/);
  const parts = [...sentences, ...sentences.map((_, at) => sentences.slice(at).join(' '))];
  return INSTEAD.find(({ not }) => parts.some((part) => not.test(part)));
}

/** Faults of a Markdown file, with the line on which their paragraph, item or row of a table begins: a sentence goes on on the next line. */
export function faultsIn(
  markdown: string,
): readonly (readonly [line: number, text: string, write: string])[] {
  const lines = markdown.split('\n');
  const blocks: { readonly line: number; text: string }[] = [];
  for (const [at, text] of lines.entries()) {
    const plain = text.replace(/^\s*(?:[-*>#]+|\d+\.)\s+/, '').trim();
    const last = blocks.at(-1);
    const goesOn = plain !== '' && plain === text.trim() && !/^\|/.test(plain);
    if (goesOn && last !== undefined && (lines[at - 1] ?? '').trim() !== '') last.text += ` ${plain}`;
    else if (plain !== '') blocks.push({ line: at + 1, text: plain });
  }
  return blocks.flatMap(({ line, text }) => {
    const cells = text.startsWith('|') ? text.split('|').map((cell) => cell.trim()) : [text];
    const fault = cells.map(faultOf).find((one) => one !== undefined);
    return fault === undefined ? [] : [[line, text, fault.write] as const];
  });
}

/** About how wide a text is at twelve pixels in the face of headings: names wrap and counters are cut by it before they are drawn. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlIJ.,’ ]/, 2.9],
  [/[frt1/-]/, 4.3],
  [/[csz7]/, 5.3],
  [/[aex235]/, 5.9],
  [/[BKPRTXY048#]/, 7.2],
  [/[ADGHNOQUV]/, 8.2],
  [/[mwM]/, 10],
  [/W/, 12.4],
];
const ANY = 6.5;

const letterWide = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ANY;

export const textWide = (text: string): number =>
  [...text].reduce((sum, letter) => sum + letterWide(letter), 0);

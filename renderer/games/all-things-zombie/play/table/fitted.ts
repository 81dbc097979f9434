/** Words of a line that have room: nothing is cut in the middle, and words left out are counted at the line’s end. */

export interface LineWord {
  readonly text: string;
  /** The same, shorter, where the whole of it has no room. */
  readonly brief?: string;
  /** Never left out. */
  readonly must?: true;
}

export interface Fitted<W extends LineWord> {
  readonly shown: readonly { readonly word: W; readonly said: string }[];
  readonly left: readonly W[];
}

/** Pixels of the 13 px text face, as measured in the bundled font and rounded up. */
const LETTERS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[iIjl :,.'’-]/, 3.3],
  [/[ftrs(){}/]/, 4.8],
  [/[wmMW]/, 10.4],
  [/[A-Z]/, 8],
];
const OTHER = 6.8;
/** Between two words, and for the count of those left out. */
const GAP = 6;
const COUNT = 18;

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER),
    0,
  );

/** In the order of importance: each whole where it fits, else short, else left out. `room` in pixels. */
export function fitted<W extends LineWord>(words: readonly W[], room: number): Fitted<W> {
  const all = within(words, room);
  return all.left.length === 0 ? all : within(words, room - COUNT - GAP);
}

function within<W extends LineWord>(words: readonly W[], room: number): Fitted<W> {
  const least = ({ text, brief = text, must }: LineWord) => (must ? widthOf(brief) + GAP : 0);
  const shown: { word: W; said: string }[] = [];
  const left: W[] = [];
  let free = room + GAP - words.reduce((sum, word) => sum + least(word), 0);
  for (const word of words) {
    const { text, brief = text, must } = word;
    const said = [text, brief].find((one) => widthOf(one) + GAP - least(word) <= free);
    if (said === undefined && !must) left.push(word);
    else {
      shown.push({ word, said: said ?? brief });
      free -= widthOf(said ?? brief) + GAP - least(word);
    }
  }
  return { shown, left };
}

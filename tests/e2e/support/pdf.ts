/** Reads a printed PDF back: its pages, their size, and the text with where it stands. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfText {
  readonly text: string;
  /** Points from the left and from the bottom of the page to where the baseline begins. */
  readonly x: number;
  readonly y: number;
  /** Points. */
  readonly width: number;
  readonly height: number;
}

export interface PdfPage {
  /** Points; 72 make an inch. */
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
  /** All of it without white space, which a PDF keeps or drops as its writer likes. */
  readonly solid: string;
}

/** Without white space, and with the letters that fonts draw as one taken apart again. */
export const solid = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

/** Words that stand nowhere in a text without white space. */
export function missing(text: string, wanted: readonly string[]): readonly string[] {
  return wanted.flatMap((one) => one.split(' ')).filter((word) => !text.includes(solid(word)));
}

/** Counts how often one text stands in another. */
export const count = (text: string, part: string): number => text.split(part).length - 1;

/** Points between two baselines that are still one line. */
const SAME_LINE = 2;

/** Texts that stand side by side, from the top; each line from left to right, without white space. */
export function linesOf({ texts }: PdfPage): readonly string[] {
  const lines: { readonly y: number; readonly texts: PdfText[] }[] = [];
  for (const text of texts.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line !== undefined && line.y - text.y <= SAME_LINE) line.texts.push(text);
    else lines.push({ y: text.y, texts: [text] });
  }
  return lines.map((line) =>
    solid(
      line.texts
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(''),
    ),
  );
}

export async function readPdf(file: Uint8Array): Promise<readonly PdfPage[]> {
  // The reader keeps the bytes it is given: it gets a copy.
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              x: item.transform[4],
              y: item.transform[5],
              width: item.width,
              height: item.height,
            },
          ]
        : [],
    );
    pages.push({
      width: right - left,
      height: top - bottom,
      texts,
      solid: solid(texts.map(({ text }) => text).join('')),
    });
  }
  await task.destroy();
  return pages;
}

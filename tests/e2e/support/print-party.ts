/** Helpers of several printed forms: a large party, and what stands on all pages together. */
import { GRUNTS, member } from './party.ts';
import { count, type PdfPage, solid } from './pdf.ts';

const LONG = 'Maximiliana Featherstonehaugh-Cholmondeley of Hohenlohe';
export const MANY = [
  ...GRUNTS,
  ...Array.from({ length: 26 }, (_, at) =>
    member(at % 5 === 0 ? `${LONG}, number ${at}` : `Survivor ${String(at).padStart(2, '0')}`, {
      weapons: at % 2 === 0 ? ['assault-rifle', 'pistol'] : ['one-hand-edged'],
    }),
  ),
];

export const allOf = (pages: readonly PdfPage[]) => pages.map((page) => page.solid).join('\n');

/** Names of people who don't stand on the pages exactly once. */
export function notOnce(
  pages: readonly PdfPage[],
  people: readonly { readonly name: string }[],
): readonly string[] {
  const text = allOf(pages);
  return people.map(({ name }) => name).filter((name) => count(text, solid(name)) !== 1);
}

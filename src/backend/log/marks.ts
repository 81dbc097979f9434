/** Figures of a view, and which of them bear the difference mark because they rest on corrected ones. */
import { byCorrected } from '../../rules/core/in-force.ts';
import type { RowId } from '../../rules/core/table.ts';
import type { FigureWords } from './corrections.ts';

type Figures = Readonly<Record<string, () => number>>;
type Marked<F extends Figures> = { readonly [K in keyof F]: number } & { readonly corrected: (keyof F)[] };

export function marked<F extends Figures>(figures: F): Marked<F> {
  const all = Object.entries(figures).map(([name, figure]) => ({ name, ...byCorrected(figure) }));
  const values = Object.fromEntries(all.map(({ name, value }) => [name, value]));
  const corrected = all.flatMap((one) => (one.corrected.length === 0 ? [] : [one.name]));
  return { ...values, corrected } as unknown as Marked<F>;
}

/** `Zombie activity, rural 1`: of which table and row a corrected figure was used. */
export function correctedTexts(
  rows: readonly RowId[] | undefined,
  words: Pick<FigureWords, 'table' | 'row'>,
): string[] {
  return (rows ?? []).map((id) => {
    const at = id.indexOf('/');
    const place = { table: id.slice(0, at), row: id.slice(at + 1), field: 'result' };
    return `${words.table(place.table)}, ${words.row(place)}`;
  });
}

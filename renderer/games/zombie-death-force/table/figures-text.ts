import type { OptionFiguresView } from '../../../../src/contract/sessions.ts';
import { lowerFirst } from '../../../../src/rules/core/text/english.ts';

/** `draws 3 → 5; Marlow wins 12 %`: what an option comes to, in one line; empty as long as nothing is counted of it. */
export function figuresText(figures: OptionFiguresView | null, option: string): string {
  const words = figures?.options[option];
  if (figures === null || words === undefined) return '';
  const [draws, ...threats] = figures.columns.map((column, at) => ({
    column,
    figure: words.figures[at] ?? '',
  }));
  const first =
    draws === undefined || draws.figure === '' ? [] : [`${lowerFirst(draws.column)} ${draws.figure}`];
  return [
    ...first,
    ...threats.filter(({ figure }) => figure !== '').map(({ column, figure }) => `${column} ${figure}`),
    ...(words.cost === '' ? [] : [words.cost]),
  ].join('; ');
}

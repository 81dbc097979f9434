import type { OptionFiguresView } from '../../../../src/contract/sessions.ts';

/** `draws 3 → 5`: what an option comes to on a Stack, where there is room for no more; empty as long as nothing is counted of it. */
export function figuresText(figures: OptionFiguresView | null, option: string): string {
  const words = figures?.options[option];
  const [column] = figures?.columns ?? [];
  const [figure = ''] = words?.figures ?? [];
  return column === undefined || figure === '' ? '' : `${column} ${figure}`;
}

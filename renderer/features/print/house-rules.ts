import { type FigureLine, titles } from '../../text/figures.ts';

/** What differs from the book for the figures on a page; an advantage granted to a Grunt is a house rule. */
export function houseRules(figures: readonly FigureLine[]): string {
  const granted = figures.filter(({ kind, advantages }) => kind === 'grunt' && advantages.length > 0);
  if (granted.length === 0) return 'House rules: none.';
  return `House rules: ${granted.map((figure) => `${figure.name} has ${titles(figure.advantages).toLowerCase()}`).join('; ')}.`;
}

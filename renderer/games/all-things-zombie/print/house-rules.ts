/** The line of a printed roster that says by which house rules it is. */
import { type FigureLine, titles } from '../text/figures.ts';

/**
 * Differences from the book on a page: switches of the campaign, each a sentence, and advantages granted to a Grunt, which are a house rule
 * too.
 */
export function houseRules(figures: readonly FigureLine[], switches: readonly string[] = []): string {
  const granted = figures
    .filter(({ kind, advantages }) => kind === 'grunt' && advantages.length > 0)
    .map((figure) => `${figure.name} has ${titles(figure.advantages)}.`);
  const all = [...switches, ...joined(granted)];
  return all.length === 0 ? 'House rules: none.' : `House rules: ${all.join(' ')}`;
}

/** Joins several sentences into one. */
function joined(sentences: readonly string[]): readonly string[] {
  return sentences.length === 0 ? [] : [`${sentences.map((one) => one.slice(0, -1)).join('; ')}.`];
}

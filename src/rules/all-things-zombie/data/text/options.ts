/** Names for the options of a question, by its rule; the first is the usual one. */
import type { Option } from '../../../core/play.ts';

const OPTIONS = {
  'atz.pursuit.side': { n: 'North', e: 'East', s: 'South', w: 'West' },
  'atz.encountering-humans': { talk: 'Talk the Talk', attack: 'Attack at once' },
  'atz.talk.may': { cooperate: 'Try to cooperate', fight: 'Walk the Walk' },
  'atz.second-try': {
    'try-again': 'Try again at once; one die will then be a failure',
    stop: 'Stop short of failing',
  },
  'atz.larger-than-life': {
    'larger-than-life': 'Larger Than Life: alive against anyone of lower Rep, and all RAP lost',
    'cheating-death': 'Cheating Death: off the table at once, with one Rep less',
    none: 'Die here',
  },
  'atz.cheating-death': { cheat: 'Leave the Encounter alive, with one Rep less', die: 'Die here' },
  'atz.cure-given': { give: 'Give a dose of the Cure', keep: 'Keep it' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type Options = typeof OPTIONS;

/** All options of such a question, in their order. */
export function optionsOf<R extends keyof Options>(
  rule: R,
): readonly (Option & { readonly id: keyof Options[R] & string })[] {
  const texts = Object.entries<string>(OPTIONS[rule]);
  return texts.map(([id, text]) => ({ id: id as keyof Options[R] & string, text }));
}

/** Text for an option that was chosen, or for a side of the table that was drawn; undefined where its word says it. */
export function chosenText(rule: string, id: string): string | undefined {
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = OPTIONS;
  const by = rule === 'holdout.entry' ? 'atz.pursuit.side' : rule;
  return known[by]?.[id.toLowerCase()];
}

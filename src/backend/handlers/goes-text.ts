/** What goes with a restore, in words. */
import type { Going, GoingWith } from '../../../db/index.ts';
import type { Going as InGoing } from '../../contract/calls/backups.ts';
import { countedInWords, listed } from '../../rules/core/text/english.ts';
import { words as said } from './text/goes-text.ts';

const many = (n: number, one: string, more: string): readonly string[] =>
  n === 0 ? [] : [countedInWords(n, one, more)];

function told({ whole, acts, words, forms }: Going): string {
  const goes = listed([
    ...many(acts, said.act, said.acts),
    ...many(words, said.textOfYours, said.textsOfYours),
    ...many(forms, said.halfFilledForm, said.halfFilledForms),
  ]);
  if (whole) return said.goesWithAllThereIs(goes);
  return goes === '' ? said.standsAsItStoodThen : said.loses(goes);
}

/** As the list of what a restore changes has it; of no campaign what stands at the end. */
export const inGoing = ({ logs, settings }: GoingWith): readonly InGoing[] => [
  ...logs.map((going) => ({ id: going.id, name: going.name, deleted: going.deleted, told: told(going) })),
  ...(settings ? [{ id: null, deleted: false, name: said.settings, told: said.becomeWhatTheyWereThen }] : []),
];

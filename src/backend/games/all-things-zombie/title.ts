/** The title of an act of the campaign, from what is stored of it. */
import { readableTitle } from '../../../../db/index.ts';
import { titleText } from '../../../rules/all-things-zombie/text/titles.ts';
import { words as said } from './text/title.ts';

const DAMAGED = said.whatThisActDidCant;

/** What an act did, in words, from what stands in the log. */
export function titleOf(stored: unknown): string {
  const title = readableTitle(stored);
  return title === undefined ? DAMAGED : titleText(title);
}

import { titleFrom } from '../../../../db/index.ts';
import { titleText } from '../../../rules/all-things-zombie/text/titles.ts';

/** What an act did, in words, from what stands in the log. */
export const titleOf = (stored: unknown): string => titleText(titleFrom(stored, 'title'));

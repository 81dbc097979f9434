/** The title of an act of the campaign, from what is stored of it. */
import { readableTitle } from '../../../../db/games/all-things-zombie/index.ts';
import { titleText } from '../../../rules/all-things-zombie/acts/title.ts';

const DAMAGED = 'What this act did can’t be read';

/** Says in words what an act did, from what stands in the log. */
export function titleOf(stored: unknown): string {
  const title = readableTitle(stored);
  return title === undefined ? DAMAGED : titleText(title);
}

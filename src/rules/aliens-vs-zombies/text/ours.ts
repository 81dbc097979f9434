/** The mark of figures that are rebuilt by us, wherever they are shown. */
import type { Found } from '../../core/table.ts';

type Resting = Pick<Found<unknown>, 'confidence' | 'corrected'>;

/** True for a rebuilt figure; one that the player’s own game has otherwise is ours no more. */
export const isOurs = ({ confidence, corrected }: Resting): boolean =>
  confidence === 'RECONSTRUCTED' && corrected !== true;

/** Mark of what is ours, kept on one line with what it marks. */
export const oursMark = (found: Resting): string => (isOurs(found) ? '\u00a0~' : '');

/** Above a table of counters. */
export const countsAside = (rows: readonly Resting[]): { readonly aside?: string } =>
  rows.some(isOurs) ? { aside: '~ ours: how many there are of each kind' } : {};

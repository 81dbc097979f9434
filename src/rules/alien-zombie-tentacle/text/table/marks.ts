/** Marks beside a title whose figures aren’t those of the printed card, as far as we know, or were corrected. */
import type { Found } from '../../../core/table.ts';

export function markOf({ confidence, corrected }: Pick<Found<unknown>, 'confidence' | 'corrected'>): string {
  if (corrected) return '‡';
  return confidence === 'RECONSTRUCTED' ? '~' : '';
}

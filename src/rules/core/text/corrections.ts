/** Refusals of a correction: what is wrong with it, and what to do instead. */
import type { CorrectionRefusal } from '../corrections.ts';

export const CORRECTION_REFUSAL_TEXT: Readonly<Record<CorrectionRefusal, string>> = {
  'no-such-table': 'There is no such table; choose one of the rules reference.',
  'no-such-row': 'The table has no such row; choose one it has.',
  'no-such-field': 'The row has no such figure; choose one it has.',
  'not-a-value': 'The figure can’t be that; choose what the table takes.',
  'out-of-range': 'The figure lies outside what the table takes; choose one within its bounds.',
  'as-in-the-book': 'The figure stands so in the rules; take the correction back instead.',
  'corrected-already': 'The figure is already corrected to that; enter another.',
  'not-corrected': 'The figure stands as in the book already.',
};

/** Terms of the book keep their capitals wherever they stand. */
import { inText } from '../../core/text/english.ts';

const TERMS: readonly string[] = [
  'Activation',
  'Being Charged',
  'Crazy About My Job',
  'Duck Back',
  'Ducked Back',
  'Ducks Back',
  'Encounter',
  'Free Will',
  'Grunt',
  'In Sight',
  'Knocked Down',
  'Larger Than Life',
  'Leader',
  'Obviously Dead',
  'Out of the Fight',
  'Pursue by Fire',
  'RAP',
  'Received Fire',
  'Rep',
  'Star',
  'Wanting to Charge',
  'What Now',
];

/** `Ducks Back or finishes the move`, `runs away`: as it stands within a line. */
export const inLine = (text: string): string =>
  TERMS.some((term) => text === term || text.startsWith(`${term} `)) ? text : inText(text);

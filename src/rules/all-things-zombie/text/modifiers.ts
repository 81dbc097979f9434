/** Modifiers that bore on a roll, as an explanation names them. */
import type { Modified } from '../../core/play.ts';
import { counted } from '../../core/text/english.ts';
import { signed } from './rows.ts';

/** Rules whose dice are held against something other than Rep. */
const NOT_REP: readonly string[] = [
  'atz.activity.zombies',
  'atz.activity.survivors',
  'atz.search',
  'atz.search-loser',
  'atz.vehicle-at-start',
];

/** `+1 die`, `Rep −2`, `needs 10`: what it did. Of a word that older logs may hold, the word. */
export function didText({ does, by }: Pick<Modified, 'does' | 'by'>, rule = ''): string {
  switch (does) {
    case 'adds':
      return `${signed(by)} ${Math.abs(by) === 1 ? 'die' : 'dice'}`;
    case 'rolls':
      return counted(by, 'die', 'dice');
    case 'only':
      return by === 0 ? 'no dice' : `only ${counted(by, 'die', 'dice')}`;
    case 'target':
      return NOT_REP.includes(rule) ? signed(by) : `Rep ${signed(by)}`;
    case 'instead':
      return `Rep ${by}`;
    case 'score':
      return `adds ${by}`;
    case 'turns-round':
      return 'passing and failing change places';
    case 'least':
      return `needs ${by}`;
    case 'ignores':
      return 'takes the penalty away';
    case 'suffers':
      return 'brings the penalty on';
    default:
      return `${does.replaceAll('-', ' ')} ${by}`;
  }
}

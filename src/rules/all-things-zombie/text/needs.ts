/** What the dice of a question need, told before they are rolled. */
import type { RollAsk } from '../../core/play.ts';
import { countedInWords, inWords } from '../../core/text/english.ts';

interface Held {
  readonly target?: number | null | undefined;
  readonly least?: number | null | undefined;
}

/** What a die does that counts, where it doesn’t pass a check. */
const DOES: Readonly<Record<string, string>> = {
  'atz.obviously-dead': 'kills',
  'atz.fire': 'kills',
  'atz.pop': 'kills',
  'atz.damage': 'knocks down, any other puts out of the fight',
  'atz.zombie-reinforcement': 'brings a zombie',
  'atz.zombies-in-building': 'is a zombie',
  'atz.figures-surprise': 'sees them coming',
  'atz.zombie-climb': 'can climb',
  'atz.zombie-burns-out': 'is dead',
  'atz.survivors-in-building': 'is somebody',
  'atz.shoot': 'hits',
  'atz.target-selection': 'hits',
};

/** `4 or less passes`, `5 or more hits`, `3 or 4`; null where nothing is held against a die. */
export function heldText({ target, least }: Held, rule = ''): string | null {
  if (typeof target === 'number' && typeof least === 'number') return betweenText(least, target);
  const does = DOES[rule] ?? (typeof least === 'number' ? 'counts' : 'passes');
  if (typeof target === 'number')
    return target < 1 ? 'no die counts' : target >= 6 ? `any die ${does}` : `${target} or less ${does}`;
  if (typeof least === 'number')
    return least > 6
      ? 'no die counts'
      : least <= 1
        ? `any die ${does}`
        : `${least}${least === 6 ? '' : ' or more'} ${does}`;
  return null;
}

/** From the one face to the other. */
function betweenText(from: number, to: number): string {
  if (from === to) return `${from}`;
  return `${from} ${to === from + 1 ? 'or' : 'to'} ${to}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Three dice: 4 or less passes; the best two count`; `called` names somebody by his id. */
export function needsText(
  { rule, dice, target, basis, reading }: Pick<RollAsk, 'rule' | 'dice' | 'target' | 'basis' | 'reading'>,
  called: (id: string) => string,
): string {
  const held = heldText({ target, least: basis?.least }, rule);
  // Against each the same, it has been said.
  const shares = (basis?.shares ?? [])
    .filter((one) => one.target === undefined || one.target !== target)
    .map(
      (one) =>
        `${called(one.against)}: ${one.takes === 'best' ? `${countedInWords(one.dice, 'die', 'dice')}, ` : ''}${heldText(one, rule)}`,
    );
  const keep = reading.by === 'classes' ? reading.keep : undefined;
  const parts = [
    `${capital(countedInWords(dice, 'die', 'dice'))}${held === null ? '' : `: ${held}`}`,
    ...shares,
    ...(keep !== undefined && keep.count < dice
      ? [`the best ${inWords(keep.count)} ${keep.count === 1 ? 'counts' : 'count'}`]
      : []),
  ];
  return parts.join('; ');
}

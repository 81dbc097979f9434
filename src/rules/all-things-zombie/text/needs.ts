/** Needs of the dice of a question, told before they are rolled. */

import type { OddsAsk, RollAsk } from '../../core/play.ts';
import { countedInWords, inWords, upperFirst } from '../../core/text/english.ts';
import { keepOf } from '../../core/transcript.ts';
import type { ItemId } from '../types.ts';
import { soughtText } from './vocabulary.ts';

interface Held {
  readonly target?: number | null | undefined;
  readonly least?: number | null | undefined;
}

/** Verb for what a die does that counts, and for what several of them do. */
type Verb = readonly [one: string, several: string];

const PASSES: Verb = ['passes', 'pass'];
const HITS: Verb = ['hits', 'hit'];
const KILLS: Verb = ['kills', 'kill'];

/** Verbs of dice that count without passing a check. */
const DOES: Readonly<Record<string, Verb>> = {
  'atz.obviously-dead': KILLS,
  'atz.fire': KILLS,
  'atz.pop': KILLS,
  'atz.damage': ['knocks down', 'knock down'],
  'atz.zombie-reinforcement': ['brings a zombie', 'bring a zombie each'],
  'atz.zombies-in-building': ['is a zombie', 'are a zombie each'],
  'atz.figures-surprise': ['sees them coming', 'see them coming'],
  'atz.zombie-climb': ['can climb', 'can climb'],
  'atz.zombie-burns-out': ['is dead', 'are dead'],
  'atz.survivors-in-building': ['is somebody', 'are somebody each'],
  'atz.shoot': HITS,
  'atz.target-selection': HITS,
  'atz.shoot-at-vehicle': HITS,
  'atz.run-down': HITS,
  'atz.infection': ['stays human', 'stay human'],
  'atz.attack-or-talk': ['attacks', 'attack'],
  'atz.alert': ['raises the alarm', 'raise the alarm'],
  'atz.drunkard': ['stays sober', 'stay sober'],
  'atz.overrun-control': ['keeps control', 'keep control'],
  'atz.vehicle-at-start': ['brings a vehicle', 'bring a vehicle each'],
  'atz.car-starts': ['starts it', 'start it'],
};

/** Words for what else the one die of a rule may do. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'atz.damage': ', any other puts Out of the Fight',
};

/** Verb for the dice of a search, with what it is for. */
function findsText(input: OddsAsk['input'] | undefined): Verb | undefined {
  const { item } = (input ?? {}) as { readonly item?: ItemId };
  return item && [`finds ${soughtText(item)}`, `find ${soughtText(item)}`];
}

/** Verb where one side is twice the other: what would be an attack is talk (section: Encountering Humans). */
const talksText = (rule: string, input: OddsAsk['input'] | undefined): Verb | undefined => {
  const { outnumbers } = (input ?? {}) as { readonly outnumbers?: string };
  const turned = rule === 'atz.attack-or-talk' && outnumbers !== undefined && outnumbers !== 'none';
  return turned ? ['talks', 'talk'] : undefined;
};

/** Logs of before say at how many it is lost. */
const verbOf = ({ target }: Held, rule: string, input: OddsAsk['input'] | undefined): Verb =>
  rule === 'atz.overrun-control' && typeof target === 'number'
    ? ['loses control', 'lose control']
    : (findsText(input) ?? talksText(rule, input) ?? DOES[rule] ?? PASSES);

/** `two dice pass`, `one die hits`, `none kills` */
export function countedText(dice: number, held: Held, rule: string, input?: OddsAsk['input']): string {
  const [one, several] = verbOf(held, rule, input);
  return dice === 0 ? `none ${one}` : countedInWords(dice, `die ${one}`, `dice ${several}`);
}

/** `4 or less passes`, `5 or more hits`, `3 or 4`; null where nothing is held against a die. */
export function heldText({ target, least }: Held, rule = '', input?: OddsAsk['input']): string | null {
  if (typeof target === 'number' && typeof least === 'number') return betweenText(least, target);
  const does = `${verbOf({ target, least }, rule, input)[0]}${OTHERWISE[rule] ?? ''}`;
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

/** Words from the one face to the other. */
function betweenText(from: number, to: number): string {
  if (from === to) return `${from}`;
  return `${from} ${to === from + 1 ? 'or' : 'to'} ${to}`;
}

/** `Three dice: 4 or less passes; the best two count`; `called` names somebody by his id. */
export function needsText(
  {
    rule,
    dice,
    target,
    basis,
    reading,
    odds,
  }: Pick<RollAsk, 'rule' | 'dice' | 'target' | 'basis' | 'reading' | 'odds'>,
  called: (id: string) => string,
): string {
  const held = heldText({ target, least: basis?.least }, rule, odds?.input);
  // Against each the same, it has been said.
  const shares = (basis?.shares ?? [])
    .filter((one) => one.target === undefined || one.target !== target)
    .map(
      (one) =>
        `${called(one.against)}: ${one.takes === 'best' ? `${countedInWords(one.dice, 'die', 'dice')}, ` : ''}${heldText(one, rule)}`,
    );
  const keep = keepOf({ reading, basis });
  const parts = [
    `${upperFirst(countedInWords(dice, 'die', 'dice'))}${held === null ? '' : `: ${held}`}`,
    ...shares,
    ...(keep !== undefined && keep.count < dice
      ? [`the best ${inWords(keep.count)} ${keep.count === 1 ? 'counts' : 'count'}`]
      : []),
  ];
  return parts.join('; ');
}

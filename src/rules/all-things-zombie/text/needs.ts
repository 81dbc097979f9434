/** Needs of the dice of a question, told before they are rolled. */

import type { OddsAsk, RollAsk } from '../../core/play.ts';
import { countedInWords, inWords, upperFirst } from '../../core/text/english.ts';
import { keepOf } from '../../core/transcript.ts';
import type { ItemId } from '../types.ts';
import { ITEM_WORDS, soughtText } from './vocabulary.ts';

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

/** Words for what dice that count have brought, where it is no check that they pass: none of them, one, or several. */
type Came = readonly [none: string, one: string, several: string];
const CAME: Readonly<Record<string, Came>> = {
  'atz.attack-or-talk': ['they talk', 'they attack', 'they attack'],
  'atz.damage': ['Out of the Fight', 'Knocked Down', 'Knocked Down'],
  'atz.zombie-reinforcement': ['no zombie comes', 'one zombie comes', 'zombies come'],
  'atz.zombies-in-building': ['no zombies', 'one zombie', 'zombies'],
  'atz.survivors-in-building': ['nobody is there', 'one survivor', 'survivors'],
  'atz.figures-surprise': ['nobody sees them coming', 'one sees them coming', 'see them coming'],
  'atz.zombie-climb': ['no zombie can climb', 'one zombie can climb', 'zombies can climb'],
  'atz.zombie-burns-out': ['no zombie burns out', 'one zombie burns out', 'zombies burn out'],
  'atz.shoot': ['no hit', 'one hit', 'hits'],
  'atz.target-selection': ['no hit', 'one hit', 'hits'],
  'atz.shoot-at-vehicle': ['no hit', 'one hit', 'hits'],
  'atz.run-down': ['no hit', 'one hit', 'hits'],
  'atz.obviously-dead': ['not Obviously Dead', 'Obviously Dead', 'Obviously Dead'],
  'atz.fire': ['not Obviously Dead', 'Obviously Dead', 'Obviously Dead'],
  'atz.pop': ['not Obviously Dead', 'Obviously Dead', 'Obviously Dead'],
  'atz.infection': ['turns', 'stays human', 'stay human'],
  'atz.alert': ['no alarm', 'the alarm is raised', 'the alarm is raised'],
  'atz.drunkard': ['drunk', 'sober', 'sober'],
  'atz.vehicle-at-start': ['no vehicle', 'you get a vehicle', 'vehicles'],
  'atz.car-starts': ['it doesn’t start', 'it starts', 'it starts'],
};

/** The same where one side is twice the other. */
const TALKED: Came = ['they attack', 'they talk', 'they talk'];

/** `two hits`, `nobody is there`, `Out of the Fight`; of a check `two dice pass`. */
export function countedText(dice: number, held: Held, rule: string, input?: OddsAsk['input']): string {
  const { item } = (input ?? {}) as { readonly item?: ItemId };
  if (item !== undefined) return dice === 0 ? `no ${ITEM_WORDS[item].text}` : `${soughtText(item)} found`;
  const came = talksText(rule, input) === undefined ? CAME[rule] : TALKED;
  if (came !== undefined) {
    const [none, one, several] = came;
    if (dice < 2) return dice === 0 ? none : one;
    return SAME.has(several) ? several : `${inWords(dice)} ${several}`;
  }
  const [one, several] = verbOf(held, rule, input);
  return dice === 0 ? `none ${one}` : countedInWords(dice, `die ${one}`, `dice ${several}`);
}

/** Words to which no number of dice is put. */
const SAME: ReadonlySet<string> = new Set([
  'Knocked Down',
  'Obviously Dead',
  'the alarm is raised',
  'sober',
  'it starts',
]);

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

/** `Three dice: 4 or less passes; the best two count`; `sharers` are the names of those its dice go to. */
export function needsText(
  {
    rule,
    dice,
    target,
    basis,
    reading,
    odds,
  }: Pick<RollAsk, 'rule' | 'dice' | 'target' | 'basis' | 'reading' | 'odds'>,
  sharers: readonly string[],
): string {
  const held = heldText({ target, least: basis?.least }, rule, odds?.input);
  // Against each the same, it has been said.
  const shares = (basis?.shares ?? [])
    .map((one, at) => ({ ...one, whom: sharers[at] ?? 'somebody' }))
    .filter((one) => one.target === undefined || one.target !== target)
    .map(
      (one) =>
        `${one.whom}: ${one.takes === 'best' ? `${countedInWords(one.dice, 'die', 'dice')}, ` : ''}${heldText(one, rule)}`,
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

/** Names of the outcomes of odds where a player reads them. */

import { counted } from '../../core/text/english.ts';
import type { RecoveryKind } from '../after-the-battle/recovery.ts';
import type { RuleWithOdds } from '../odds.ts';
import { worded } from './rows.ts';

/** Outcomes whose word means something else in another rule. */
const OUTCOME_WORDS: Readonly<Record<string, string>> = {
  'atz.infection turns': 'Turns into a zombie',
  'atz.surprise turns': 'Turns, and takes Being Charged',
  'atz.surprise oneDie': 'One die in the first round of melee',
  'atz.surprise noDice': 'No dice in the first round of melee',
  'atz.zombies-surprise all': 'All are surprised',
  'atz.zombies-surprise some': 'The lower Reps are surprised',
  'atz.zombies-surprise nobody': 'Nobody is surprised',
  'atz.figures-surprise all': 'All are surprised',
  'atz.figures-surprise some': 'The lower Reps are surprised',
  'atz.figures-surprise nobody': 'Nobody is surprised',
  'atz.activation goes': 'May go',
  'atz.activation rep-too-low': 'Rep too low for the die',
  'atz.activation doubled': 'Doubles: its side stays',
  'atz.alert unaware': 'Nobody has noticed',
  'atz.escape-help equal': 'A rescuer for each captive',
  'atz.escape-help none': 'Nobody',
  'atz.pursuit.runners escaped': 'The Runners are away',
  'atz.pursuit.runners caught': 'Caught',
  'atz.pursuit.runners goes-on': 'It goes on',
  'atz.river none': 'Nowhere; a bridge crosses it',
  'atz.river half': 'Along half of it',
  'atz.river all': 'Anywhere',
  'atz.crazy-about-my-job returns': 'Well again, as before',
  'atz.recovery returns': 'Back as before',
  'atz.cure found': 'It is the Cure',
  'atz.cure notFound': 'It is not',
  'atz.melee aKnockedDown': 'The first is Knocked Down',
  'atz.melee aOut': 'The first is Out of the Fight',
  'atz.melee aDead': 'The first is dead',
  'atz.melee bKnockedDown': 'The other is Knocked Down',
  'atz.melee bOut': 'The other is Out of the Fight',
  'atz.melee bDead': 'The other is dead',
  'atz.melee.several unhurt': 'Unhurt',
  'atz.melee.several aKnockedDown': 'Knocked Down',
  'atz.melee.several aOut': 'Out of the Fight',
  'atz.melee.several aDead': 'Dead',
  'atz.melee.several bKnockedDown': 'Beaten: Knocked Down',
  'atz.melee.several bOut': 'Beaten: Out of the Fight',
  'atz.melee.several bDead': 'Beaten: dead',
  'atz.melee.against unhurt': 'Unhurt',
  'atz.melee.against aKnockedDown': 'The first is Knocked Down',
  'atz.melee.against aOut': 'The first is Out of the Fight',
  'atz.melee.against aDead': 'The first is dead',
  'atz.melee.against bKnockedDown': 'The other is Knocked Down',
  'atz.melee.against bOut': 'The other is Out of the Fight',
  'atz.melee.against bDead': 'The other is dead',
  'atz.obviously-dead unhurt': 'Hit, and goes on',
  'atz.target-selection unhurt': 'Hit, and goes on',
  'atz.target-selection yes': 'Yes',
  'atz.target-selection no': 'No',
  'atz.walk.player player': 'Your side moves first',
  'atz.walk.player other': 'They move first',
  'atz.walk.player tie': 'Equal, and rolled again',
  'atz.shoot unhurt': 'Hit, and goes on',
  'atz.fire unhurt': 'Alight',
  'atz.fire knockedDown': 'Knocked Down, and alight',
  'atz.shoot yes': 'Yes',
  'atz.shoot no': 'No',
};

/** An outcome that is a word, as a reader has it. */
export function outcomeWord(rule: RuleWithOdds, name: string): string {
  return OUTCOME_WORDS[`${rule} ${name}`] ?? worded(name);
}

const NUMBERS: { readonly [R in RuleWithOdds]?: (n: number) => string } = {
  'atz.pass': (n) => `${counted(n, 'die', 'dice')} passed`,
  'atz.fast-move': (n) => `${n}″`,
  'atz.normal-move': (n) => `${n}″`,
  'atz.lead': (n) => counted(n, 'hour', 'hours'),
  'atz.zombies-at-start': (n) => counted(n, 'zombie', 'zombies'),
  'atz.zombie-reinforcement': (n) => counted(n, 'zombie', 'zombies'),
  'atz.zombies-in-building': (n) => counted(n, 'zombie', 'zombies'),
  'atz.zombie-feast': (n) => counted(n, 'turn', 'turns'),
  'atz.zombie-climb': (n) => counted(n, 'zombie', 'zombies'),
  'atz.zombie-burns-out': (n) => counted(n, 'zombie', 'zombies'),
  'atz.survivors-in-building': (n) => counted(n, 'survivor', 'survivors'),
};

/** Meaning of “gone” for one of whom it is known how he was lost to the battle. */
const GONE_TEXT: ReadonlyMap<unknown, string> = new Map<RecoveryKind, string>([
  ['outOfTheFight', 'Dead of the wounds'],
  ['ranAway', 'Never seen again'],
]);

/** Any outcome, a number with what it counts: `3 zombies`. */
export function outcomeText(
  rule: RuleWithOdds,
  name: string,
  { kind }: Readonly<Record<string, unknown>> = {},
): string {
  const gone = rule === 'atz.recovery' && name === 'gone' ? GONE_TEXT.get(kind) : undefined;
  if (gone !== undefined) return gone;
  const n = Number(name);
  if (Number.isNaN(n)) return outcomeWord(rule, name);
  return NUMBERS[rule]?.(n) ?? name;
}

/** Heads for the outcomes, where `Outcome` would say too little. */
const HEADS: { readonly [R in RuleWithOdds]?: string } = {
  'atz.pass': 'Dice passed',
  'atz.fast-move': 'Inches',
  'atz.lead': 'Hours',
  'atz.zombies-at-start': 'Zombies',
  'atz.zombie-reinforcement': 'Zombies',
  'atz.zombies-in-building': 'Zombies',
  'atz.zombie-feast': 'Turns',
  'atz.zombie-climb': 'Zombies',
  'atz.zombie-burns-out': 'Zombies',
  'atz.survivors-in-building': 'Survivors',
  'atz.target-selection': 'First target',
  'atz.melee.several': 'The first of all',
};

/** Head over the outcomes of such odds. */
export const outcomeHead = (rule: RuleWithOdds): string => HEADS[rule] ?? 'Outcome';

/** Heads for what the same dice decide besides. */
const BESIDE: Readonly<Record<string, string>> = { outOfAmmo: 'Runs dry', zombies: 'Zombies' };
const NUMBERED = /^([a-z]+)(\d+)$/;

/** `target2`: Target 2 */
export function besideHead(name: string): string {
  const [, what, nth] = NUMBERED.exec(name) ?? [];
  return BESIDE[name] ?? (what === undefined ? worded(name) : `${worded(what)} ${nth}`);
}

/** Head that says whose odds they are, where that isn’t plain from who rolls: `Rep 5 and those led`. */
export function wholeHead(rule: RuleWithOdds, input: Readonly<Record<string, unknown>>): string | null {
  const { rep, others } = input;
  if (rule === 'atz.melee.against')
    return Array.isArray(others) && others.length > 1 ? (HEADS['atz.melee.several'] ?? null) : null;
  return rule === 'atz.activation' ? `Rep ${rep} and those led` : null;
}

/** Input that the odds ask for, and the one sentence that a value gets that doesn't fit. */
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../src/backend/calls/call-failure.ts';
import { oddsOf } from '../../../src/backend/games/all-things-zombie/odds.ts';
import {
  inputNames,
  ODDS_INPUTS,
  type OddsRule,
} from '../../../src/contract/games/all-things-zombie/odds.ts';
import { AFTER_THE_BATTLE_ODDS } from '../../../src/rules/all-things-zombie/after-the-battle/odds.ts';
import { BATTLEFIELD_ODDS } from '../../../src/rules/all-things-zombie/battlefield/odds.ts';
import { CHALLENGE_ODDS } from '../../../src/rules/all-things-zombie/challenge/odds.ts';
import { ENCOUNTERS_ODDS } from '../../../src/rules/all-things-zombie/encounters/odds.ts';
import { FIRE_ODDS } from '../../../src/rules/all-things-zombie/fire/odds.ts';
import { MEETING_ODDS } from '../../../src/rules/all-things-zombie/meeting-and-greeting/odds.ts';
import { MELEE_ODDS } from '../../../src/rules/all-things-zombie/melee/odds.ts';
import { MOVEMENT_ODDS } from '../../../src/rules/all-things-zombie/movement/odds.ts';
import { ODDS, PASS_ODDS } from '../../../src/rules/all-things-zombie/odds.ts';
import { REACTION_ODDS } from '../../../src/rules/all-things-zombie/reaction/odds.ts';
import { DAMAGE_ODDS } from '../../../src/rules/all-things-zombie/shooting/damage-odds.ts';
import { SHOOTING_ODDS } from '../../../src/rules/all-things-zombie/shooting/odds.ts';
import { TURN_ODDS } from '../../../src/rules/all-things-zombie/turn/odds.ts';
import { VEHICLE_ODDS } from '../../../src/rules/all-things-zombie/vehicles/odds.ts';
import { WHAT_YOU_GAIN_ODDS } from '../../../src/rules/all-things-zombie/what-you-gain/odds.ts';
import { ZOMBIE_ODDS } from '../../../src/rules/all-things-zombie/zombies/odds.ts';
import { ODDS_QUESTIONS } from '../../support/rules/odds-samples.ts';

function refusal(rule: string, input: unknown) {
  try {
    return oddsOf(rule, input);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const { code, message, field } = error;
    return { code, message, field };
  }
}

const CHAPTERS = [
  PASS_ODDS,
  REACTION_ODDS,
  ENCOUNTERS_ODDS,
  BATTLEFIELD_ODDS,
  TURN_ODDS,
  SHOOTING_ODDS,
  DAMAGE_ODDS,
  FIRE_ODDS,
  MELEE_ODDS,
  MEETING_ODDS,
  WHAT_YOU_GAIN_ODDS,
  CHALLENGE_ODDS,
  AFTER_THE_BATTLE_ODDS,
  ZOMBIE_ODDS,
  MOVEMENT_ODDS,
  VEHICLE_ODDS,
];

const WHO = 'rep, attributes, leader';

/** By the words in which the sums are asked for: the rule, what it takes at least, and all it can come to. */
const AGREED: readonly (readonly [OddsRule, string, string])[] = [
  ['atz.pass', 'rep, dice', '2, 1, 0'],
  ['atz.activity', 'area, phase, building, upstairs', 'zombies, survivors, both, nobody'],
  ['atz.zombies-in-building', 'area, phase', '0, 1, 2, 3, 4, 5, 6'],
  ['atz.survivors-in-building', 'area, phase', '0, 1, 2, 3, 4'],
  ['atz.search', 'area, phase, building, item', 'found, nothing'],
  ['atz.vehicle-at-start', 'area, phase', 'yes, no'],
  ['atz.mercy', 'rep', 'captured, leftAlone, killed'],
  ['atz.doc', 'rep, wounds, medic, protected', 'rejoins, badlyWounded, dead'],
  ['atz.recovery', 'rep, kind, medical', 'returns, returnsWeaker, gone'],
  ['atz.infection', 'rep', 'okay, turns'],
  ['atz.cure', '', 'found, notFound'],
  ['atz.who-wins', '', 'zombies, survivors'],
  ['atz.task', 'rep, difficulty', 'success, failure'],
  ['atz.escape-help', 'rep', 'twice, equal, none'],
  [
    'atz.how-many',
    '',
    'twiceCaptors, halfAgainCaptors, oneMoreCaptor, equal, oneMoreCaptive, halfAgainCaptives, twiceCaptives',
  ],
  [
    'atz.shoot',
    'shooter, weapon, shots, target',
    'missed, unhurt, knockedDown, outOfTheFight, obviouslyDead',
  ],
  ['atz.melee', 'a, b', 'draw, aKnockedDown, aOut, aDead, bKnockedDown, bOut, bDead'],
  ['atz.talk', 'player, other, outnumbers', 'join, actTogether, part, fight'],
  ['atz.in-sight', WHO, 'fires, holdsOrFires, doesNotFire, firesAndIsExposed'],
  [
    'atz.received-fire',
    WHO,
    'continuesCharge, stopsAndFires, finishesMoveAndFires, finishesMove, fires, duckBackOrFinishMove, fireOrDuckBack, ducksBack, runsAway',
  ],
  ['atz.wanting-to-charge', WHO, 'charges, staysAndFires, stays, ducksBack'],
  ['atz.being-charged', WHO, 'firesThenMelee, melee, runsAway'],
  ['atz.surprise', WHO, 'turns, oneDie, noDice'],
  ['atz.rally', WHO, 'rallies, mayTryAgain, lost'],
  ['atz.see-zombie-death', WHO, 'carriesOn, ducksBack, runsAway'],
  ['atz.what-now', WHO, 'actsOrMoves, staysDown'],
  ['atz.building-type', 'area', ''],
  ['atz.vehicle-type', 'area', ''],
  ['atz.weapon-found', 'building', ''],
  ['atz.overrun', WHO, ''],
  ['atz.sanity', WHO, ''],
  ['atz.crazy-about-my-job', WHO, ''],
  ['atz.pursue-by-fire', WHO, ''],
  ['atz.fast-move', WHO, ''],
];

const list = (words: string) => (words === '' ? [] : words.split(', '));

describe('the rules with odds', () => {
  it('stand for the same on both sides, none twice', () => {
    const claimed = CHAPTERS.flatMap((chapter) => Object.keys(chapter));
    expect(claimed.filter((rule, at) => claimed.indexOf(rule) !== at)).toEqual([]);
    expect(Object.keys(ODDS).sort()).toEqual([...claimed].sort());
    expect(Object.keys(ODDS_INPUTS).sort()).toEqual([...claimed].sort());
  });

  it.each(AGREED)('%s takes %s and comes to %s', (rule, takes, outcomes) => {
    expect(inputNames(rule).map((name) => name.replace('?', ''))).toEqual(
      expect.arrayContaining(list(takes)),
    );
    if (outcomes !== '') expect(ODDS[rule].outcomes).toEqual(list(outcomes));
  });

  it.each(ODDS_QUESTIONS)(
    '$rule of $input is exact, whole, and in the rule’s own order',
    ({ rule, input }) => {
      const { exact, rounded, outcomes } = oddsOf(rule, input);
      expect([exact, rounded]).toEqual([true, undefined]);
      expect(outcomes.reduce((sum, { n }) => sum + n, 0)).toBe(outcomes[0]?.of);
      expect(outcomes.filter(({ n }) => n <= 0)).toEqual([]);
      const names = outcomes.map(({ name }) => name);
      // The numbers of zombies that so many shots bring are listed nowhere.
      if (rule === 'atz.zombie-reinforcement') return;
      const order: readonly string[] = ODDS[rule].outcomes;
      expect(names).toEqual(order.filter((name) => names.includes(name)));
    },
  );
});

describe('what is left out', () => {
  it.each<[OddsRule, object, object]>([
    ['atz.doc', { rep: 4 }, { wounds: 0, medic: false, protected: false }],
    ['atz.recovery', { rep: 4, kind: 'outOfTheFight' }, { medical: false }],
    ['atz.activation', { rep: 4 }, { sides: 2 }],
    ['atz.activity', { area: 'urban', phase: 2, building: 'house' }, { upstairs: false }],
    ['atz.awareness', { rep: 3 }, { shotsHeard: false }],
    ['atz.search-loser', { phase: 1, item: 'weapons' }, { medic: false }],
    ['atz.opposed-task', { rep: 4, opposers: [{ rep: 3 }] }, { opposers: [{ rep: 3, advantage: 'none' }] }],
  ])('of %s %j is %j', (rule, input, usual) => {
    expect(oddsOf(rule, input)).toEqual(oddsOf(rule, { ...input, ...usual }));
  });
});

describe('a value that doesn’t fit', () => {
  it.each<[OddsRule, unknown, string]>([
    ['atz.pass', { rep: 'four', dice: 2 }, 'Rep: enter a whole number from -20 to 20.'],
    ['atz.pass', { rep: 4.5, dice: 2 }, 'Rep: enter a whole number from -20 to 20.'],
    ['atz.pass', { rep: 21, dice: 2 }, 'Rep: enter a whole number from -20 to 20.'],
    ['atz.pass', { rep: -21, dice: 2 }, 'Rep: enter a whole number from -20 to 20.'],
    ['atz.pass', { rep: 4 }, 'dice: enter a whole number from 1 to 12.'],
    ['atz.pass', { rep: 4, dice: 0 }, 'dice: enter a whole number from 1 to 12.'],
    ['atz.pass', { rep: 4, dice: 13 }, 'dice: enter a whole number from 1 to 12.'],
    ['atz.in-sight', {}, 'Rep: enter a whole number from 1 to 7.'],
    ['atz.rally', { rep: 3, leader: 'yes' }, 'leader: say true or false.'],
    ['atz.alert', { turn: 0 }, 'turn: enter a whole number from 1 to 99.'],
    ['atz.alert', { turn: 100 }, 'turn: enter a whole number from 1 to 99.'],
    ['atz.building-type', { area: 'town' }, 'area: choose urban, outskirts or rural.'],
    [
      'atz.activity',
      { area: 'urban', phase: 4, building: 'house' },
      'phase: enter a whole number from 1 to 3.',
    ],
    [
      'atz.activity',
      { area: 'urban', phase: 1, building: 'house', upstairs: 1 },
      'upstairs: say true or false.',
    ],
    ['atz.zombie-reinforcement', { area: 'urban', shots: 61 }, 'shots: enter a whole number from 0 to 60.'],
    ['atz.zombie-reinforcement', { area: 'urban', shots: -1 }, 'shots: enter a whole number from 0 to 60.'],
    ['atz.awareness', { rep: 3, shotsHeard: 'twice' }, 'shotsHeard: say true or false.'],
    ['atz.attack-or-talk', { rep: 3, outnumbers: 'me' }, 'outnumbers: choose player, other or none.'],
    ['atz.mercy', { rep: null }, 'Rep: enter a whole number from -20 to 20.'],
    [
      'atz.talk',
      { player: { rep: 4, modifier: 0.5 }, other: { rep: 4, modifier: 0 }, outnumbers: 'none' },
      'player: modifier: enter a whole number from -20 to 20.',
    ],
    ['atz.task', { rep: 4, difficulty: 'odd' }, 'difficulty: choose easy, tough or hard.'],
    ['atz.opposed-task', { rep: 4, opposers: [] }, 'opposers: choose at least 1.'],
    ['atz.opposed-task', { rep: 4, opposers: [4] }, 'opposers: give rep.'],
    ['atz.talk', { player: 5, other: 4, outnumbers: 'none' }, 'player: give rep and modifier.'],
    // The refusal names the one of several bodies that is wrong; a value that may be left out is asked of nobody.
    ['atz.melee', { b: { kind: 'zombie' } }, 'a: give rep.'],
    ['atz.melee', { a: { rep: 4 } }, 'b: give kind.'],
    [
      'atz.melee',
      { a: { rep: 4 }, b: { kind: 'human', rep: 9 } },
      'b: Rep: enter a whole number from 1 to 7.',
    ],
    ['atz.melee', { a: { rep: 4, shots: 1 }, b: { kind: 'zombie' } }, 'a takes no shots; leave it out.'],
    [
      'atz.shoot',
      { shooter: { rep: 0 }, weapon: 'pistol', shots: 1, target: { kind: 'zombie' } },
      'shooter: Rep: enter a whole number from 1 to 7.',
    ],
    ['atz.doc', { rep: 4, wounds: 21 }, 'wounds: enter a whole number from 0 to 20.'],
    ['atz.recovery', { rep: 4, kind: 'lost' }, 'kind: choose outOfTheFight or ranAway.'],
    ['atz.search-loser', { phase: 1, item: 'weapons', medic: 1 }, 'medic: say true or false.'],
  ])('%s refuses %j: %s', (rule, input, message) => {
    expect(refusal(rule, input)).toMatchObject({ code: 'bad-input', message });
  });

  it('names the one to blame', () => {
    const other = { rep: 4, modifier: 0 };
    expect(
      refusal('atz.talk', { player: { rep: 'x', modifier: 0 }, other, outnumbers: 'none' }),
    ).toMatchObject({
      field: 'player.rep',
    });
  });

  it.each<[OddsRule, unknown, string]>([
    ['atz.mercy', { rep: 4, phase: 1 }, 'atz.mercy takes no phase; it takes rep.'],
    ['atz.cure', { rep: 4, luck: 1 }, 'atz.cure takes no rep, luck; it takes no input.'],
    ['atz.task', 'easy', 'The input of atz.task is an object with what it takes: rep, difficulty.'],
    ['atz.task', undefined, 'The input of atz.task is an object with what it takes: rep, difficulty.'],
    [
      'atz.activity',
      [],
      'The input of atz.activity is an object with what it takes: area, phase, building, upstairs?, winner?.',
    ],
  ])('%s asked with %j says what it takes', (rule, input, message) => {
    expect(refusal(rule, input)).toMatchObject({ code: 'bad-input', message });
  });

  it.each(Object.keys(ODDS_INPUTS))('%s answers every wrong value with one sentence', (rule) => {
    const wrong = inputNames(rule as OddsRule).map((name) => ({ [name.replace('?', '')]: { not: 'so' } }));
    for (const input of [...wrong, { stranger: 1 }, null, 7]) {
      const { code, message } = refusal(rule, input) as { code: string; message: string };
      expect(code).toBe('bad-input');
      expect(message).toMatch(/^[A-Za-z][^\n]*\.$/);
      expect(message).not.toMatch(/expected|invalid|, received/i);
    }
  });

  it.each(['atz.nothing', 'constructor', 'toString', '', '-'])('%j has no odds', (rule) => {
    expect(refusal(rule, {})).toEqual({
      code: 'not-found',
      message: `There are no odds for the rule ${rule}; holdout odds --list names those that have them.`,
    });
  });
});

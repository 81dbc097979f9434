import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { chanceOf, firstQuestion } from '../../src/backend/chances.ts';
import { playing } from '../../src/backend/encounter-acts.ts';
import { EncounterAct } from '../../src/contract/acts.ts';
import type { Check } from '../../src/contract/checks.ts';
import type { FigureReport } from '../../src/rules/all-things-zombie/acts/encounter/report.ts';
import { apply } from '../../src/rules/all-things-zombie/campaign/apply.ts';
import type { CampaignEvent } from '../../src/rules/all-things-zombie/campaign/events.ts';
import type { Campaign } from '../../src/rules/all-things-zombie/campaign/state.ts';
import { copy } from '../../src/rules/core/copy.ts';
import { odds } from '../../src/rules/core/odds.ts';
import { seen } from '../../src/rules/core/seen.ts';
import {
  campaignWith,
  entered,
  idOf,
  onTable,
  planned,
  reported,
  reportOf,
  SAFE,
  underWay,
  type Wanted,
} from '../support/rules/encounter.ts';
import { counted, fractions, passes, type Weights, word } from './odds/by-hand.ts';

type Do = EncounterAct['do'];
type Input<D extends Do> = Omit<Extract<z.input<typeof EncounterAct>, { do: D }>, 'do'>;

interface Try {
  readonly campaign: Campaign;
  readonly act: EncounterAct;
  /** Null where nothing is rolled first that has odds. */
  readonly rule: string | null;
}

function attempt<D extends Do>(
  what: D,
  input: Input<D>,
  campaign: Campaign,
  rule: string | null = null,
): Try {
  return { campaign, act: EncounterAct.parse({ do: what, ...input }), rule };
}

const raid = (wanted: Wanted = {}) => planned(campaignWith(wanted));
const table = (wanted: Wanted = {}) => onTable(raid(wanted));
const inHouse = (wanted: Wanted = {}) => entered(table(wanted), 'b1');
const met = (contact: object) => entered(table({ contacts: [contact] }), 'b1', 'c1');
const pursuit = (): Campaign => {
  const campaign = campaignWith();
  const before = { kind: 'raid', role: 'raider', area: 'rural' } as const;
  campaign.before = { ...before, successful: true, leftWithHumansBehind: true };
  return planned(campaign, { kind: 'pursuit', role: 'runner' });
};
const breakout = () => planned(campaignWith(), { kind: 'escape', role: 'captor' });
const marked = (shots: number) => {
  const campaign = table();
  apply(campaign, { type: 'shots-marked', marker: { who: idOf(campaign, 'f1'), shots, from: null } });
  return campaign;
};
const alarm = (turns: number) => {
  const campaign = breakout();
  underWay(campaign).escape = {
    forces: {
      faces: [3, 4],
      found: { result: 'equal', row: 'atz.how-many/6-8', confidence: 'RULEBOOK' },
      captors: 2,
      friends: 2,
    },
    prison: 'edge',
    getaway: 10,
    turns,
    alerted: false,
  };
  return campaign;
};
const afterwards = (happened: Partial<FigureReport>, wanted: Wanted = {}) =>
  reported(raid(wanted), { f2: { fought: true, ...happened } });
const warToCome = () => reported(raid({ year: 19, period: 9 }));

const BAND = { lowestRep: 3, vehicles: false } as const;
const TURN = { sides: ['Party', 'Zombies'] };
const DOWN = { outOfTheFight: true, by: 'zombies' } as const;

/** One of each at least. */
const TRIES: { readonly [D in Do]: readonly (() => Try)[] } = {
  plan: [
    () =>
      attempt(
        'plan',
        { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes: ['f1'] },
        campaignWith(),
      ),
  ],
  drop: [() => attempt('drop', {}, raid())],
  'take-clip': [
    () =>
      attempt(
        'take-clip',
        { item: 'i1', figure: 'f1', weapon: 'w1' },
        raid({ stock: [{ kind: 'surplus-clip' }] }),
      ),
  ],
  carry: [() => attempt('carry', { item: 'i1', to: 'f1' }, raid({ stock: [{}] }))],
  equip: [
    () =>
      attempt('equip', { item: 'i1', figure: 'f1' }, raid({ stock: [{ kind: 'weapon', weapon: 'bow' }] })),
  ],
  'roll-vehicle': [
    () => attempt('roll-vehicle', {}, planned(campaignWith(), { area: 'urban' }), 'atz.vehicle-at-start'),
    // In the country of the first phase none can be had.
    () => attempt('roll-vehicle', {}, raid()),
  ],
  'spend-vehicle': [() => attempt('spend-vehicle', { item: 'i1' }, raid({ stock: [{ kind: 'vehicle' }] }))],
  drink: [
    () => {
      const campaign = raid({ figures: { f2: { attributes: ['drunkard'] } } });
      return attempt('drink', { figure: 'f2' }, campaign, 'atz.drunkard');
    },
    () => attempt('drink', { figure: 'f1' }, raid()),
  ],
  'set-table': [() => attempt('set-table', { locked: [], mallAlone: false }, raid())],
  'reroll-part': [
    () => {
      const campaign = table();
      underWay(campaign).stage = 'planned';
      return attempt('reroll-part', { part: 'wind' }, campaign, 'atz.wind');
    },
    () => {
      const campaign = table();
      underWay(campaign).stage = 'planned';
      return attempt('reroll-part', { part: 'b1' }, campaign);
    },
  ],
  'place-zombies': [() => attempt('place-zombies', {}, raid(), 'atz.zombies-at-start')],
  'ready-escape': [
    () =>
      attempt(
        'ready-escape',
        { prison: 'edge', captives: { count: 2, highestRep: 4 } },
        breakout(),
        'atz.escape-help',
      ),
    () => attempt('ready-escape', { prison: 'edge' }, breakout()),
  ],
  'begin-pursuit': [
    () => attempt('begin-pursuit', { runners: BAND, chasers: BAND }, pursuit(), 'atz.lead'),
    // Who rides away from walkers needs no lead.
    () => attempt('begin-pursuit', { runners: { ...BAND, vehicles: true }, chasers: BAND }, pursuit()),
  ],
  'pursue-on': [() => attempt('pursue-on', { band: 0 }, pursuit())],
  'split-runners': [() => attempt('split-runners', { band: 0, into: [] }, pursuit())],
  'begin-turn': [
    () => attempt('begin-turn', TURN, table(), 'atz.activation'),
    // More sides than the odds are counted for.
    () => attempt('begin-turn', { sides: [...'abcdefg'] }, table()),
  ],
  fire: [() => attempt('fire', { who: 'f1', weapon: 'w1', shots: 2, ones: 0, from: null }, table())],
  reload: [() => attempt('reload', { who: 'f1', weapon: 'w1' }, table())],
  mark: [() => attempt('mark', { who: 'f1', condition: 'up', byZombie: false }, table())],
  'count-kills': [() => attempt('count-kills', { who: 'f1', zombies: 1, people: 0 }, table())],
  'hear-marker': [
    () => attempt('hear-marker', { marker: 0 }, marked(3), 'atz.zombie-reinforcement'),
    () => attempt('hear-marker', { marker: 1 }, marked(3)),
  ],
  'hear-shots': [
    () => attempt('hear-shots', { shots: 4, from: null }, table(), 'atz.zombie-reinforcement'),
    () => attempt('hear-shots', { shots: 99, from: null }, table()),
  ],
  alert: [() => attempt('alert', {}, alarm(1), 'atz.alert'), () => attempt('alert', {}, table())],
  enter: [
    () => attempt('enter', { spot: 'b1', floor: 0, figures: ['f1'] }, table(), 'atz.activity'),
    () => attempt('enter', { spot: 'b1', floor: 0, figures: ['f1'] }, inHouse()),
  ],
  deal: [() => attempt('deal', { contact: 'c1', figures: ['f1'] }, met({}))],
  beat: [() => attempt('beat', { contact: 'c1' }, met({ standing: 'fought' }))],
  search: [
    () => attempt('search', { spot: 'b1', figure: 'f1', item: 'weapons' }, inHouse(), 'atz.search'),
    // Not to be had in a house.
    () => attempt('search', { spot: 'b1', figure: 'f1', item: 'body-armor' }, inHouse()),
  ],
  'search-loser': [
    () =>
      attempt(
        'search-loser',
        { contact: 'c1', member: 0, figure: 'f1', item: 'surplus-ammo' },
        met({ whereabouts: 'gone', standing: 'fought' }),
        'atz.search-loser',
      ),
  ],
  check: [
    () => attempt('check', { figure: 'f1', what: { check: 'overrun' } }, table(), 'atz.overrun'),
    () => attempt('check', { figure: 'f3', what: { check: 'overrun' } }, table()),
    () =>
      attempt(
        'check',
        {
          figure: 'f1',
          what: { check: 'reaction-fire', canFire: true, inChargeRange: true, moving: false },
        },
        table(),
      ),
  ],
  sense: [
    () => {
      const campaign = table({ figures: { f2: { attributes: ['dumbass'] } } });
      return attempt('sense', { figure: 'f2' }, campaign, 'atz.dumbass');
    },
    () => attempt('sense', { figure: 'f1' }, table()),
  ],
  task: [
    () => attempt('task', { figure: 'f2', difficulty: 'easy', consequence: 'a fall' }, table(), 'atz.task'),
  ],
  'opposed-task': [
    () =>
      attempt(
        'opposed-task',
        { figure: 'f1', opposers: [{ rep: 4 }], consequence: 'a shout' },
        table(),
        'atz.opposed-task',
      ),
  ],
  examine: [
    () => attempt('examine', { casualty: 'f2', by: 'f1', wounds: 1 }, table(), 'atz.doc'),
    () => attempt('examine', { casualty: 'f2', by: 'f2', wounds: 0 }, table()),
  ],
  mercy: [() => attempt('mercy', { figure: 'f2', rep: 3 }, table(), 'atz.mercy')],
  report: [
    () => {
      const campaign = table();
      const { records, field } = reportOf(campaign);
      return attempt('report', { records: [...records], field, shots: 0 }, campaign);
    },
  ],
  'correct-report': [
    () => attempt('correct-report', { to: { ...SAFE, figure: 'f2' }, why: 'misread' }, afterwards({})),
  ],
  settle: [
    () => attempt('settle', { figure: 'f2', step: 'recovery' }, afterwards(DOWN), 'atz.recovery'),
    () =>
      attempt('settle', { figure: 'f2', step: 'infection' }, afterwards({ mauled: true }), 'atz.infection'),
    () => {
      const campaign = afterwards({ ...DOWN, sanity: 'collapsed' });
      underWay(campaign).settled.push({
        figure: idOf(campaign, 'f2'),
        step: 'recovery',
        result: 'comes back',
        faces: [1, 1],
      });
      return attempt(
        'settle',
        { figure: 'f2', step: 'crazy-about-my-job' },
        campaign,
        'atz.crazy-about-my-job',
      );
    },
    () => attempt('settle', { figure: 'f2', step: 'rap' }, afterwards({})),
    // Not due.
    () => attempt('settle', { figure: 'f2', step: 'infection' }, afterwards({})),
  ],
  end: [
    () => attempt('end', { successful: true, leftWithHumansBehind: false }, warToCome(), 'atz.who-wins'),
    () => attempt('end', { successful: true, leftWithHumansBehind: false }, reported(raid())),
  ],
};

const ALL = Object.entries(TRIES).flatMap(([what, tries]) =>
  tries.map((attempted, n) => [what, n + 1, attempted] as const),
);

/** Shares of the whole act by what it comes to, every die and card of it counted; the first option is taken. */
function playedOut({ campaign, act }: Try): readonly string[] {
  const whole = odds(
    () => {
      const now = copy(campaign);
      return { play: playing(act)(seen(now)), onEvent: (event: CampaignEvent) => apply(now, event) };
    },
    (acted) => (acted.ok ? acted.title : 'refused'),
    {
      choices: (question) => ({
        answer: 'options' in question ? (question.options[0]?.id ?? '') : '',
        by: 'bot',
      }),
    },
  );
  return shares(Object.fromEntries(whole.outcomes.map(([name, { n }]) => [name, Number(n)])));
}

const shares = (weights: Weights) => Object.values(fractions(weights)).toSorted();
const told = ({ campaign, act }: Try) => {
  const chance = chanceOf(campaign, act);
  return fractions(Object.fromEntries(chance?.outcomes.map(({ name, n }) => [name, n]) ?? []));
};

describe('the odds of an act', () => {
  it.each(ALL)('of the kind %s (%i) are those of the rule it rolls by first', (_, __, attempted) => {
    const { campaign, act, rule } = attempted();
    const before = copy(campaign);
    const chance = chanceOf(campaign, act);
    expect(chance?.rule ?? null).toBe(rule);
    if (rule !== null) expect(firstQuestion(campaign, act)?.startsWith(rule)).toBe(true);
    expect(campaign).toEqual(before);
  });

  it('can be asked for before anything is planned, and are none', () => {
    const { act } = attempt('mercy', { figure: 'f2', rep: 3 }, campaignWith());
    expect(chanceOf(campaignWith(), act)).toBeUndefined();
  });

  it('say each outcome in words, with what a number counts', () => {
    const texts = ({ campaign, act }: Try) => chanceOf(campaign, act)?.outcomes.map(({ text }) => text);
    expect(texts(attempt('hear-shots', { shots: 1, from: null }, table()))).toEqual([
      '0 zombies',
      '1 zombie',
    ]);
    expect(texts(attempt('begin-turn', TURN, table()))).toEqual([
      'May go',
      'Rep too low for the die',
      'Doubles, and stays',
    ]);
    expect(
      texts(attempt('check', { figure: 'f2', what: { check: 'fast-move', withLeader: false } }, table())),
    ).toEqual(['16″', '12″', '8″']);
  });
});

/** So many dice against a target, and the words for two, one and none. */
const check = (dice: number, target: number, two: string, one: string, none: string) =>
  fractions(counted(dice, (...faces) => word(passes(faces, target), two, one, none)));

const checking = (what: Check, wanted: Wanted = {}, figure = 'f2', shaken = false) =>
  attempt('check', { figure, what, shaken }, table(wanted));

describe('odds worked out by hand', () => {
  it('shots in the country, 6s of so many dice', () => {
    expect(told(attempt('hear-marker', { marker: 0 }, marked(3)))).toEqual({
      0: '125/216',
      1: '25/72',
      2: '5/72',
      3: '1/216',
    });
  });

  it('activation of the highest Rep that stands: five ways for each point of it', () => {
    expect(told(attempt('begin-turn', TURN, table()))).toEqual({
      goes: '25/36',
      'rep-too-low': '5/36',
      doubled: '1/6',
    });
    const campaign = table();
    const fighter = { rejoined: false, wounds: 1, mauled: false, byZombie: false, shots: 0, fought: true };
    apply(campaign, {
      type: 'fighter-changed',
      to: {
        ...fighter,
        who: idOf(campaign, 'f1'),
        condition: 'out-of-the-fight',
        zombiesKilled: 0,
        peopleKilled: 0,
      },
      of: 'condition',
      what: 'is out of the fight',
    });
    expect(told(attempt('begin-turn', TURN, campaign)).goes).toBe('5/12');
  });

  it('a check of Ann, Rep 3', () => {
    expect(told(checking({ check: 'received-fire' }))).toEqual(
      check(2, 3, 'finishesMoveAndFires', 'ducksBack', 'runsAway'),
    );
    expect(told(checking({ check: 'being-charged' }, {}, 'f2', true))).toEqual(
      check(2, 2, 'firesThenMelee', 'melee', 'runsAway'),
    );
  });

  it('a check with all that the figure and the Encounter bring to it', () => {
    const leads = { figures: { f2: { leadership: 'other' as const } } };
    expect(told(checking({ check: 'overrun' }, leads))).toEqual(
      check(3, 3, 'dodges', 'driverRollsToHit', 'isHit'),
    );
    const poser = { figures: { f2: { attributes: ['poser' as const] } } };
    expect(told(checking({ check: 'received-fire' }, poser))).toEqual(
      check(1, 3, '', 'ducksBack', 'runsAway'),
    );
    const near = [{ attributes: ['boss' as const], inches: 6 }];
    const far = [{ attributes: ['boss' as const], inches: 7 }];
    const charged = (friends: typeof near) => told(checking({ check: 'being-charged', friends }));
    expect(charged(near)).toEqual(check(3, 3, 'firesThenMelee', 'melee', 'runsAway'));
    expect(charged(far)).toEqual(check(2, 3, 'firesThenMelee', 'melee', 'runsAway'));
  });

  it('a fear that only those feel who can', () => {
    const terrifying = { attributes: ['terrifying' as const] };
    const charged = (wanted: Wanted) =>
      told(checking({ check: 'being-charged', opponent: terrifying }, wanted));
    expect(charged({})).toEqual(check(1, 3, '', 'melee', 'runsAway'));
    expect(charged({ figures: { f2: { attributes: ['nerves-of-steel'] } } })).toEqual(
      check(2, 3, 'firesThenMelee', 'melee', 'runsAway'),
    );
  });

  it('a hero’s check, which rolls no dice', () => {
    const campaign = table();
    underWay(campaign).heroes.push(idOf(campaign, 'f2'));
    const { act } = checking({ check: 'received-fire' });
    expect(chanceOf(campaign, act)).toBeUndefined();
  });

  it('a search, by area, phase and building', () => {
    // Weapons in the country of the first phase on 2 or less, a house one more (ATZ-65, ATZ-90).
    const looks = (item: 'weapons' | 'surplus-ammo') =>
      told(attempt('search', { spot: 'b1', figure: 'f1', item }, inHouse()));
    expect(looks('weapons')).toEqual({ found: '1/2', nothing: '1/2' });
    expect(looks('surplus-ammo')).toEqual({ found: '1/3', nothing: '2/3' });
  });

  it('who turns, by Rep before anything afterwards lowered it', () => {
    expect(
      told(attempt('settle', { figure: 'f2', step: 'infection' }, afterwards({ mauled: true }))),
    ).toEqual({
      okay: '1/2',
      turns: '1/2',
    });
  });

  it('recovery, with medical supplies and without', () => {
    const recovers = (wanted: Wanted) =>
      told(attempt('settle', { figure: 'f2', step: 'recovery' }, afterwards(DOWN, wanted)));
    expect(recovers({})).toEqual(check(2, 3, 'returns', 'returnsWeaker', 'gone'));
    expect(recovers({ stock: [{}] })).toEqual(check(3, 3, 'returns', 'returnsWeaker', 'gone'));
  });

  it('a town after the war, by who won it', () => {
    // Zombies at the start are a die and the level: 3 in a town of the third phase, 1 where the survivors won.
    const atStart = (winner: 'zombies' | 'survivors') => {
      const campaign = planned(campaignWith({ year: 22, winner }), { area: 'urban' });
      return Object.keys(told(attempt('place-zombies', {}, campaign)));
    };
    expect(atStart('zombies')).toEqual(['4', '5', '6', '7', '8', '9']);
    expect(atStart('survivors')).toEqual(['2', '3', '4', '5', '6', '7']);
  });
});

const YES = true;
/** Circumstances one by one, and all of them. */
const CHECKS: readonly Check[] = [
  { check: 'in-sight' },
  { check: 'in-sight', hidden: YES, withLeader: YES },
  { check: 'in-sight', moving: YES, unaware: YES },
  { check: 'in-sight', suppressing: YES },
  { check: 'received-fire', inCover: YES, friends: [{ attributes: ['boss'], inches: 2 }] },
  { check: 'received-fire', charging: YES, ranged: YES, outgunned: YES },
  { check: 'wanting-to-charge', inBuilding: YES, withLeader: YES },
  { check: 'wanting-to-charge', leaderPassed: 1, opponent: { attributes: ['psycho'], rushing: YES } },
  { check: 'being-charged', flankOrRear: YES, surprised: YES, byBurningZombie: YES },
  { check: 'overrun', lmg: YES },
  { check: 'rally', inCover: YES, friend: { leader: YES } },
  { check: 'rally', friend: { attributes: ['stone-cold'] } },
  { check: 'what-now', outgunned: YES },
  { check: 'what-now', protected: YES, leaderNearby: YES },
  { check: 'pursue-by-fire' },
  { check: 'fast-move', withLeader: YES },
  { check: 'fast-move', withLeader: false },
];

const WHOLE: readonly (readonly [string, () => Try])[] = [
  ...(['roll-vehicle', 'hear-marker', 'alert', 'sense', 'examine', 'mercy'] as const).map(
    (what) => [what, TRIES[what][0] as () => Try] as const,
  ),
  ...[0, 1, 2].map((n) => [`settle ${n}`, TRIES.settle[n] as () => Try] as const),
  ...CHECKS.map((what) => [JSON.stringify(what), () => checking(what)] as const),
];

describe('odds and play', () => {
  it.each(WHOLE)('agree, every fall of the dice played out: %s', (_, attempted) => {
    const tried = attempted();
    expect(Object.values(told(tried)).toSorted()).toEqual(playedOut(tried));
  });

  it.each(CHECKS)('agree for a Leader, and for somebody drunk: $check', (what) => {
    const leads = checking(what, { figures: { f2: { leadership: 'overall' } } });
    expect(Object.values(told(leads)).toSorted()).toEqual(playedOut(leads));
    const drunk = checking(what);
    underWay(drunk.campaign).drunk.push({ figure: idOf(drunk.campaign, 'f2'), state: 2 });
    expect(Object.values(told(drunk)).toSorted()).toEqual(playedOut(drunk));
  });
});

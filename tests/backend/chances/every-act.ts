/** Attempts at every act of an Encounter, with the campaigns they start from. */
import { takeUpBoard } from '../../../src/rules/all-things-zombie/acts/encounter/board/take-up.ts';
import { lightFire } from '../../../src/rules/all-things-zombie/acts/encounter/fires/fires.ts';
import { beginTurn } from '../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import { act } from '../../support/rules/campaign.ts';
import {
  campaignWith,
  idOf,
  planned,
  reported,
  reportOf,
  SAFE,
  starless,
  underWay,
} from '../../support/rules/encounter.ts';

import { fought, oneOff, withForces } from '../../support/rules/one-off.ts';
import { withZombies, zombies } from '../../support/rules/zombies.ts';
import {
  afterwards,
  alarm,
  attempt,
  BAND,
  breakout,
  chased,
  DOWN,
  type Do,
  fallen,
  gunned,
  inHouse,
  marked,
  met,
  pursuit,
  raid,
  riding,
  type Try,
  TURN,
  table,
} from './tries.ts';

const FALLEN = {
  condition: 'knocked-down',
  rejoined: false,
  wounds: 0,
  mauled: true,
  byZombie: true,
  shots: 0,
  fought: true,
  zombiesKilled: 0,
  peopleKilled: 0,
} as const;

const SHOT_DEAD = { condition: 'dead', mauled: false, byZombie: false } as const;

/** Something burns, in the first turn. */
export function aflame(campaign: Campaign): Campaign {
  act(campaign, (now) => lightFire(now, { where: 'the pumps' }));
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [2, 1]);
  return campaign;
}

/** A battle with places. */
function boarded(campaign = table()): Campaign {
  act(campaign, (now) => takeUpBoard(now, { up: true }));
  return campaign;
}

/** Attempts at each act, at least one of each. */
export const TRIES: { readonly [D in Do]: readonly (() => Try)[] } = {
  'decide-war': [
    () => attempt('decide-war', {}, campaignWith({ year: 20 }), 'atz.who-wins'),
    () => attempt('decide-war', {}, campaignWith({ year: 19 })),
  ],
  'name-star': [() => attempt('name-star', { figure: 'f2' }, starless())],
  'bring-star': [() => attempt('bring-star', { star: {} }, starless())],
  'give-up': [
    () => {
      const campaign = campaignWith({ figures: { f2: { status: 'captive', heldIn: 'urban' } } });
      return attempt('give-up', { figure: 'f2' }, campaign);
    },
  ],
  'end-campaign': [() => attempt('end-campaign', {}, starless())],
  'go-on': [() => attempt('go-on', {}, starless(true))],
  plan: [
    () =>
      attempt(
        'plan',
        { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes: ['f1'] },
        campaignWith(),
      ),
  ],
  drop: [() => attempt('drop', {}, raid())],
  buy: [
    () =>
      attempt(
        'buy',
        { force: 'own', rep: 4, leadership: 'none', protected: false, weapons: ['rifle'] },
        oneOff(),
      ),
    () =>
      attempt(
        'buy',
        { force: 'other', name: 'Nils', rep: 5, leadership: 'other', protected: true, weapons: [] },
        oneOff(),
      ),
    // More than there is.
    () =>
      attempt(
        'buy',
        { force: 'own', rep: 6, leadership: 'overall', protected: true, weapons: [] },
        oneOff({ points: 60 }),
      ),
  ],
  sell: [
    () => attempt('sell', { who: 'f1' }, withForces()),
    () => attempt('sell', { who: 'c1/0' }, withForces()),
  ],
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
      return attempt('reroll-part', { part: 'b1' }, campaign, 'atz.building-type');
    },
  ],
  'place-zombies': [() => attempt('place-zombies', {}, raid(), 'atz.zombies-at-start')],
  'ready-escape': [
    () => attempt('ready-escape', { prison: 'edge' }, breakout(), 'atz.escape-help'),
    () => attempt('ready-escape', { prison: 'edge' }, raid()),
  ],
  'begin-pursuit': [
    () => attempt('begin-pursuit', { runners: BAND, chasers: BAND }, pursuit(), 'atz.lead'),
    // A band that rides away from walkers needs no lead.
    () => attempt('begin-pursuit', { runners: { ...BAND, vehicles: true }, chasers: BAND }, pursuit()),
  ],
  muster: [() => attempt('muster', { role: 'raider', count: null }, raid())],
  'pursue-on': [
    () => attempt('pursue-on', { band: 0 }, chased(), 'atz.pursuit.runners'),
    () => attempt('pursue-on', { band: 0 }, pursuit()),
  ],
  'split-runners': [() => attempt('split-runners', { band: 0, into: [] }, pursuit())],
  'begin-turn': [
    () => attempt('begin-turn', TURN, table(), 'atz.activation'),
    // More sides than the odds are counted for.
    () => attempt('begin-turn', { sides: [...'abcdefg'] }, table()),
  ],
  'fire-at': [
    () =>
      attempt(
        'fire-at',
        { who: 'f1', weapon: 'w1', aims: [{ target: null, shots: 2, far: false }], from: null },
        table(),
        'atz.shoot',
      ),
    () => {
      const zombie = { target: null, shots: 1, far: false };
      const aims = [zombie, { ...zombie, far: true }];
      return attempt(
        'fire-at',
        { who: 'f1', weapon: 'w1', aims, from: null },
        table(),
        'atz.target-selection',
      );
    },
  ],
  fight: [
    () =>
      attempt(
        'fight',
        { who: 'f1', hands: [], against: [{ target: null }], from: null },
        table(),
        'atz.melee',
      ),
    () => {
      const against = [{ target: null }, { target: null }];
      return attempt('fight', { who: 'f1', hands: [], against, from: null }, table(), 'atz.melee.several');
    },
  ],
  'break-off': [() => attempt('break-off', { who: 'f1', among: [] }, table(), 'atz.in-sight')],
  'finish-off': [
    () => attempt('finish-off', { who: 'f1', target: null, how: 'kill', weapon: null, from: null }, table()),
  ],
  fire: [() => attempt('fire', { who: 'f1', weapon: 'w1', shots: 2, ones: 0, from: null }, table())],
  'keep-together': [() => attempt('keep-together', { groups: [] }, table())],
  move: [
    () => attempt('move', { who: 'f1', others: [], how: 'fast' }, table(), 'atz.fast-move'),
    () => attempt('move', { who: 'f1', others: [], how: 'normal' }, table()),
  ],
  lift: [() => attempt('lift', { who: 'f1', whom: 'f2', carries: true }, table())],
  'pick-up': [() => attempt('pick-up', { who: 'f1', from: 'f2', weapon: 'w2' }, table())],
  'hand-clips': [
    () => attempt('hand-clips', { who: 'f1', weapon: 'w1', to: 'f1', into: 'w2', clips: 1 }, table()),
  ],
  'bring-vehicle': [
    () => attempt('bring-vehicle', { kind: 'sedan', driver: 'f1', inside: ['f2'] }, riding(null)),
  ],
  drive: [
    () => {
      const input = { vehicle: 'm1', driver: 'f1', what: { does: 'start' } } as const;
      return attempt('drive', input, riding(), 'atz.car-starts');
    },
    () => {
      const what = { does: 'go', speed: 8 } as const;
      return attempt('drive', { vehicle: 'm1', driver: 'f1', what }, riding({ engine: true }));
    },
    () => {
      const what = { does: 'go', speed: 8, offRoad: true } as const;
      return attempt(
        'drive',
        { vehicle: 'm1', driver: 'f1', what },
        riding({ engine: true }),
        'atz.off-road',
      );
    },
  ],
  'fire-at-vehicle': [
    () => {
      const input = { who: 'f1', weapon: 'w0', vehicle: 'm1', shots: 6, from: null } as const;
      return attempt('fire-at-vehicle', { ...input, who: 'c1/0' }, gunned(), 'atz.shoot-at-vehicle');
    },
  ],
  cover: [() => attempt('cover', { who: 'f1', covering: true }, table())],
  sight: [
    () => {
      const campaign = withZombies(table(), [zombies()]);
      return attempt('sight', { looks: [{ who: 'f1' }], zombies: ['z1'] }, campaign, 'atz.in-sight');
    },
  ],
  hide: [() => attempt('hide', { who: 'f1', hidden: true }, table())],
  board: [() => attempt('board', { up: true }, table()), () => attempt('board', { up: false }, boarded())],
  place: [() => attempt('place', { piece: 'f1', spot: { x: 60, y: 60 }, level: null }, boarded())],
  'lay-photo': [() => attempt('lay-photo', { picture: '/9j/4AAQSkZJRg==' }, boarded())],
  'turn-to': [() => attempt('turn-to', { piece: 'f1', facing: 8 }, boarded())],
  reload: [() => attempt('reload', { who: 'f1', weapon: 'w1' }, table())],
  'stop-saw': [() => attempt('stop-saw', { who: 'f1', weapon: 'w1' }, table())],
  mark: [() => attempt('mark', { who: 'f1', condition: 'up', byZombie: false }, table())],
  'count-kills': [() => attempt('count-kills', { who: 'f1', of: 'zombies', by: 1 }, table())],
  'zombies-act': [
    () => {
      const campaign = withZombies(table(), [zombies()]);
      return attempt('zombies-act', { group: 'z1', drawnBy: 'nothing', reach: [] }, campaign);
    },
    () => {
      const doing = { by: 'feasting', on: idOf(table(), 'f2'), turns: null } as const;
      const campaign = withZombies(table(), [zombies({ doing })]);
      underWay(campaign).fighters.push({ ...FALLEN, who: idOf(campaign, 'f2') });
      const input = { group: 'z1', drawnBy: 'nothing', reach: [] } as const;
      return attempt('zombies-act', { ...input, reach: [] }, campaign, 'atz.zombie-feast');
    },
    () => {
      const campaign = withZombies(table(), [zombies({ count: 3 })]);
      const input = { group: 'z1', drawnBy: 'nothing', climb: true } as const;
      return attempt('zombies-act', { ...input, reach: [] }, campaign, 'atz.zombie-climb');
    },
    () => attempt('zombies-act', {}, boarded(withZombies(table(), [zombies({ count: 2 })]))),
    () => attempt('zombies-act', { group: 'z1' }, boarded(withZombies(table(), [zombies({ count: 1 })]))),
  ],
  conditions: [() => attempt('conditions', { night: true, weather: false }, table())],
  'light-fire': [() => attempt('light-fire', { where: 'the pumps' }, table())],
  'put-out-fire': [() => attempt('put-out-fire', { fire: 1 }, aflame(table()))],
  'spread-fire': [() => attempt('spread-fire', {}, aflame(table()))],
  burn: [
    () => attempt('burn', { who: 'f1', how: 'spread' }, table(), 'atz.fire'),
    () => {
      const campaign = withZombies(table(), [zombies()]);
      return attempt('burn', { who: null, zombies: 'z1', how: 'doused' }, campaign, 'atz.fire');
    },
  ],
  'zombies-burn': [
    () =>
      attempt(
        'zombies-burn',
        { group: 'z1' },
        withZombies(table(), [zombies({ burning: true })]),
        'atz.zombie-burns-out',
      ),
  ],
  'set-vehicle': [
    () =>
      attempt(
        'set-vehicle',
        { vehicle: 'm1', speed: 0, why: 'it stalled' },
        riding({ engine: true, speed: 8 }),
      ),
  ],
  'zombies-set': [() => attempt('zombies-set', { group: null, count: 2 }, table())],
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
    () => attempt('enter', { spot: 'b1', floor: 1, figures: ['f1'] }, table()),
  ],
  deal: [() => attempt('deal', { contact: 'c1', figures: ['f1'] }, met({}), 'atz.awareness')],
  beat: [() => attempt('beat', { contact: 'c1' }, met({ standing: 'fought' }))],
  search: [
    () => attempt('search', { spot: 'b1', figure: 'f1', item: 'weapons' }, inHouse(), 'atz.search'),
    // Not to be had in a house.
    () => attempt('search', { spot: 'b1', figure: 'f1', item: 'body-armor' }, inHouse()),
  ],
  'search-all': [
    () => attempt('search-all', { spot: 'b1' }, inHouse(), 'atz.search'),
    () => attempt('search-all', { spot: null }, table()),
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
          what: { check: 'reaction-fire', canFire: true, inChargeRange: true },
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
    () => attempt('examine', { casualty: 'f2', by: 'f1', wounds: 1 }, fallen(), 'atz.doc'),
    () => attempt('examine', { casualty: 'f2', by: 'f1', wounds: 0 }, table()),
    () => attempt('examine', { casualty: 'f2', by: 'f2', wounds: 0 }, table()),
  ],
  'early-grave': [
    () => {
      const campaign = table();
      underWay(campaign).fighters.push({ ...FALLEN, ...SHOT_DEAD, who: idOf(campaign, 'f1') });
      return attempt('early-grave', { figure: 'f1' }, campaign);
    },
  ],
  mercy: [
    () => attempt('mercy', { figure: 'f2', rep: 3 }, fallen(), 'atz.mercy'),
    () => attempt('mercy', { figure: 'f2', rep: 3 }, table()),
  ],
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
        result: { step: 'recovery', word: 'returns' },
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
  'end-one-off': [() => attempt('end-one-off', {}, fought())],
  end: [() => attempt('end', { successful: true, leftWithHumansBehind: false }, reported(raid()))],
};

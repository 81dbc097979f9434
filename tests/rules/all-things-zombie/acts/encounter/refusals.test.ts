import { describe, expect, it } from 'vitest';
import { askMercy, examine } from '../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import { rollForSense, takeCheck } from '../../../../../src/rules/all-things-zombie/acts/encounter/check.ts';
import { dealWith } from '../../../../../src/rules/all-things-zombie/acts/encounter/deal.ts';
import { endEncounter } from '../../../../../src/rules/all-things-zombie/acts/encounter/end.ts';
import { readyEscape, rollAlert } from '../../../../../src/rules/all-things-zombie/acts/encounter/escape.ts';
import { enter } from '../../../../../src/rules/all-things-zombie/acts/encounter/explore.ts';
import { beat, searchTheLoser } from '../../../../../src/rules/all-things-zombie/acts/encounter/losers.ts';
import { hearMarker, hearShots } from '../../../../../src/rules/all-things-zombie/acts/encounter/noise.ts';
import {
  dropPlan,
  type Plan,
  planEncounter,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/plan.ts';
import {
  beginPursuit,
  pursueOn,
  splitRunners,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/pursuit.ts';
import {
  correctReport,
  type FigureReport,
  reportBattle,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/report.ts';
import { search } from '../../../../../src/rules/all-things-zombie/acts/encounter/search.ts';
import {
  drink,
  placeZombies,
  rollForVehicle,
  spendVehicle,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up.ts';
import { settle } from '../../../../../src/rules/all-things-zombie/acts/encounter/settle.ts';
import {
  type Firing,
  fire,
  reload,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/shooting.ts';
import { carry, equip, takeClip } from '../../../../../src/rules/all-things-zombie/acts/encounter/stock.ts';
import {
  agreeLastYear,
  changeDivision,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/switches.ts';
import {
  rerollTablePart,
  setTable,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/table.ts';
import { tryTask } from '../../../../../src/rules/all-things-zombie/acts/encounter/task.ts';
import {
  beginTurn,
  countKills,
  mark,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/turn.ts';
import { strikeOff } from '../../../../../src/rules/all-things-zombie/acts/stockpile.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/campaign/apply.ts';
import { refusalText } from '../../../../../src/rules/all-things-zombie/campaign/refusals.ts';
import {
  type Campaign,
  type Figure,
  heldWeaponId,
} from '../../../../../src/rules/all-things-zombie/campaign/state.ts';
import {
  ENCOUNTER_REFUSALS,
  type EncounterRefusal,
} from '../../../../../src/rules/all-things-zombie/encounter/refusals.ts';
import type { Escape } from '../../../../../src/rules/all-things-zombie/encounter/state.ts';
import type { Spent } from '../../../../../src/rules/all-things-zombie/encounter/turn.ts';
import type { ItemId } from '../../../../../src/rules/all-things-zombie/types.ts';
import { act, type MakeAct, refusal, withGrunts } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  idOf,
  onTable,
  planned,
  reported,
  reportOf,
  SAFE,
  tableWith,
  underWay,
} from '../../../../support/rules/encounter.ts';

const readied = (alerted: boolean): Escape => ({
  forces: {
    faces: [3, 4],
    found: { result: 'equal', row: 'atz.how-many/6-8', confidence: 'RULEBOOK' },
    captors: 2,
    friends: 2,
  },
  prison: 'edge',
  getaway: 10,
  turns: 1,
  alerted,
});

interface Try {
  readonly campaign: Campaign;
  readonly act: MakeAct;
}

const CAPTIVE = { status: 'captive', heldIn: 'urban' } as const satisfies Partial<Figure>;
const BAND = { lowestRep: 3, vehicles: false };
const BOTH = { runners: BAND, chasers: BAND };
const RAID: Plan = { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes: ['f1'] };
const TODAY = { year: 2, period: 0 };

const plan =
  (change: Partial<Plan> = {}): MakeAct =>
  (now) =>
    planEncounter(now, { ...RAID, ...change });
const looks = (item: ItemId, figure = 'f1') => ({ spot: 'b1', figure, item });
const inHouse = (contacts: Parameters<typeof campaignWith>[0] = {}) =>
  entered(onTable(planned(campaignWith(contacts)), { storeys: 1 }), 'b1');

function pursuing(): Campaign {
  const campaign = campaignWith();
  campaign.before = {
    kind: 'raid',
    role: 'raider',
    area: 'rural',
    successful: true,
    leftWithHumansBehind: true,
  };
  return planned(campaign, { kind: 'pursuit', role: 'runner' });
}
function chased(end: 'goes-on' | 'escaped' = 'goes-on'): Campaign {
  const campaign = pursuing();
  apply(campaign, { type: 'pursuit-begun', pursuit: { lead: 5, ...BOTH, end, side: null } });
  return campaign;
}
function afterRaid(happened: Partial<FigureReport>): Try {
  const campaign = planned(campaignWith());
  const report = reportOf(campaign, { f1: happened });
  return { campaign, act: (now) => reportBattle(now, report) };
}
const fires =
  (change: Partial<Firing>): MakeAct =>
  (now) =>
    fire(now, { who: 'f1', weapon: 'w1', shots: 2, ones: 0, from: null, ...change });
const spent = (change: Partial<Spent>): Campaign => {
  const campaign = inHouse();
  apply(campaign, {
    type: 'ammo-spent',
    spent: { weapon: heldWeaponId(1), loaded: true, used: 0, ones: 0, ...change },
  });
  return campaign;
};
const met = (contact: object, spot = 'b1') =>
  entered(onTable(planned(campaignWith({ contacts: [contact] }))), spot, 'c1');
const searched = (item: ItemId, found: boolean, figure = 'f1') => {
  const campaign = inHouse();
  underWay(campaign).searches.push({ ...looks(item), figure: idOf(campaign, figure), found });
  return campaign;
};
const stocked = (...stock: NonNullable<NonNullable<Parameters<typeof campaignWith>[0]>['stock']>) =>
  planned(campaignWith({ stock }));

/** One act at least that is refused for each reason. */
const TRIES: { readonly [R in EncounterRefusal]: readonly (() => Try)[] } = {
  'still-recruiting': [() => ({ campaign: withGrunts(), act: plan() })],
  'campaign-over': [
    () => {
      const campaign = campaignWith({ year: 5 });
      campaign.lastYear = 4;
      return { campaign, act: plan() };
    },
  ],
  'calendar-full': [
    () => ({ campaign: campaignWith({ year: 99, period: 9 }), act: plan() }),
    () => {
      const campaign = campaignWith({ year: 99, period: 10 });
      campaign.calendar.division = 'months';
      return { campaign, act: (now) => changeDivision(now, { to: 'seasons' }) };
    },
  ],
  'already-planned': [
    () => ({ campaign: planned(campaignWith()), act: plan() }),
    () => ({ campaign: planned(campaignWith()), act: (now) => changeDivision(now, { to: 'months' }) }),
  ],
  'none-planned': [
    () => ({ campaign: campaignWith(), act: dropPlan }),
    () => ({ campaign: campaignWith(), act: placeZombies }),
    () => ({ campaign: campaignWith(), act: (now) => hearMarker(now, { marker: 0 }) }),
    () => ({
      campaign: campaignWith(),
      act: (now) => endEncounter(now, { successful: true, leftWithHumansBehind: false }),
    }),
  ],
  'forced-escape': [
    () => ({ campaign: campaignWith({ figures: { f2: CAPTIVE } }), act: plan() }),
    () => ({
      campaign: campaignWith({ figures: { f2: CAPTIVE } }),
      act: plan({ kind: 'escape', role: 'captive', objective: null, goes: ['f2'] }),
    }),
  ],
  'does-not-follow': [
    () => ({ campaign: campaignWith(), act: plan({ kind: 'pursuit', role: 'runner', objective: null }) }),
    () => ({ campaign: campaignWith(), act: plan({ kind: 'escape', role: 'captive', objective: null }) }),
  ],
  'wrong-area': [
    () => {
      const campaign = campaignWith();
      campaign.before = {
        kind: 'raid',
        role: 'raider',
        area: 'urban',
        successful: true,
        leftWithHumansBehind: true,
      };
      return { campaign, act: plan({ kind: 'pursuit', role: 'runner', objective: null }) };
    },
  ],
  'objective-of-a-raid': [
    () => ({ campaign: campaignWith(), act: plan({ objective: null }) }),
    () => ({ campaign: campaignWith(), act: plan({ kind: 'escape', role: 'captor' }) }),
  ],
  'nobody-goes': [() => ({ campaign: campaignWith(), act: plan({ goes: [] }) })],
  'named-twice': [() => ({ campaign: campaignWith(), act: plan({ goes: ['f1', 'f1'] }) })],
  'not-able': [
    () => ({ campaign: campaignWith(), act: plan({ goes: ['f9'] }) }),
    () => ({ campaign: campaignWith({ figures: { f2: { status: 'dead' } } }), act: plan({ goes: ['f2'] }) }),
    // Held somewhere else, and nobody to be freed.
    () => ({
      campaign: campaignWith({ figures: { f2: CAPTIVE, f3: { ...CAPTIVE, heldIn: 'rural' } } }),
      act: plan({ kind: 'escape', role: 'captive', objective: null, area: 'urban', goes: ['f3', 'f2'] }),
    }),
    () => ({
      campaign: campaignWith({ figures: { f2: CAPTIVE } }),
      act: plan({ kind: 'escape', role: 'captive', objective: null, area: 'urban', goes: ['f1'] }),
    }),
    () => ({ campaign: campaignWith({ stock: [{}] }), act: (now) => carry(now, { item: 'i1', to: 'f9' }) }),
    () => ({
      campaign: campaignWith({ stock: [{}], figures: { f2: { status: 'left' } } }),
      act: (now) => equip(now, { item: 'i1', figure: 'f2' }),
    }),
  ],
  'wrong-stage': [
    () => ({ campaign: onTable(planned(campaignWith())), act: dropPlan }),
    () => ({ campaign: onTable(planned(campaignWith())), act: rollForVehicle }),
    () => ({ campaign: onTable(planned(campaignWith())), act: placeZombies }),
    () => ({ campaign: onTable(planned(campaignWith())), act: (now) => setTable(now, {}) }),
    () => ({
      campaign: reported(planned(campaignWith())),
      act: (now) => hearShots(now, { shots: 1, from: null }),
    }),
    () => ({ campaign: chased(), act: (now) => beginPursuit(now, BOTH) }),
    () => ({ campaign: planned(campaignWith()), act: (now) => settle(now, { figure: 'f1', step: 'rap' }) }),
    () => {
      const campaign = reported(planned(campaignWith()));
      const report = reportOf(campaign);
      return { campaign, act: (now) => reportBattle(now, report) };
    },
    () => {
      const campaign = reported(planned(campaignWith()), { f1: { fought: true } });
      underWay(campaign).settled.push({
        figure: idOf(campaign, 'f1'),
        step: 'rap',
        result: '1 now',
        faces: [],
      });
      const to = { ...SAFE, figure: idOf(campaign, 'f1') };
      return { campaign, act: (now) => correctReport(now, { to, why: 'misread' }) };
    },
    () => {
      const campaign = planned(campaignWith(), { kind: 'escape', role: 'captor' });
      apply(campaign, {
        type: 'escape-readied',
        escape: readied(false),
      });
      return { campaign, act: (now) => readyEscape(now, { prison: 'edge' }) };
    },
  ],
  'no-vehicle-roll': [() => ({ campaign: planned(campaignWith()), act: rollForVehicle })],
  'no-such-item': [
    () => ({ campaign: planned(campaignWith()), act: (now) => spendVehicle(now, { item: 'i1' }) }),
    () => ({ campaign: campaignWith(), act: (now) => carry(now, { item: 'i1', to: null }) }),
    () => ({ campaign: campaignWith(), act: (now) => equip(now, { item: 'i1', figure: 'f1' }) }),
    () => ({
      campaign: planned(campaignWith()),
      act: (now) => takeClip(now, { item: 'i1', figure: 'f1', weapon: 'w1' }),
    }),
  ],
  'not-that-kind': [
    () => ({ campaign: stocked({}), act: (now) => spendVehicle(now, { item: 'i1' }) }),
    () => ({
      campaign: stocked({}),
      act: (now) => takeClip(now, { item: 'i1', figure: 'f1', weapon: 'w1' }),
    }),
    () => ({ campaign: stocked({}), act: (now) => equip(now, { item: 'i1', figure: 'f1' }) }),
  ],
  'clip-does-not-fit': [
    () => ({
      campaign: planned(campaignWith({ stock: [{ kind: 'surplus-clip' }] }), { goes: ['f4'] }),
      act: (now) => takeClip(now, { item: 'i1', figure: 'f4', weapon: 'w5' }),
    }),
  ],
  'clip-promised': [
    () => {
      const campaign = stocked({ kind: 'surplus-clip' });
      act(campaign, (now) => takeClip(now, { item: 'i1', figure: 'f2', weapon: 'w2' }));
      return { campaign, act: (now) => strikeOff(now, { items: ['i1'], why: 'sold' }) };
    },
  ],
  'held-this-period': [
    () => ({
      campaign: stocked({ kind: 'vehicle', found: TODAY }),
      act: (now) => spendVehicle(now, { item: 'i1' }),
    }),
  ],
  'no-table': [
    () => ({ campaign: planned(campaignWith()), act: (now) => rerollTablePart(now, { part: 'wind' }) }),
    () => ({ campaign: planned(campaignWith()), act: (now) => setTable(now, { locked: ['wind'] }) }),
    () => ({
      campaign: planned(campaignWith()),
      act: (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1'] }),
    }),
  ],
  'no-such-part': [
    () => {
      const campaign = planned(campaignWith());
      apply(campaign, { type: 'table-set', table: tableWith('rural', {}) });
      return { campaign, act: (now) => rerollTablePart(now, { part: 'b9' }) };
    },
    () => {
      const campaign = planned(campaignWith());
      apply(campaign, { type: 'table-set', table: tableWith('rural', {}) });
      return { campaign, act: (now) => setTable(now, { locked: ['v1'] }) };
    },
  ],
  'no-mall-here': [
    () => ({ campaign: planned(campaignWith()), act: (now) => setTable(now, { mallAlone: true }) }),
  ],
  'no-such-spot': [
    () => ({
      campaign: onTable(planned(campaignWith())),
      act: (now) => enter(now, { spot: 'b9', floor: 0, figures: ['f1'] }),
    }),
  ],
  'no-such-floor': [
    () => ({
      campaign: onTable(planned(campaignWith())),
      act: (now) => enter(now, { spot: 'b1', floor: 1, figures: ['f1'] }),
    }),
    () => ({
      campaign: onTable(planned(campaignWith())),
      act: (now) => enter(now, { spot: 'b1', floor: -1, figures: ['f1'] }),
    }),
  ],
  'been-there': [
    () => ({ campaign: inHouse(), act: (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1'] }) }),
  ],
  'never-entered': [
    () => ({ campaign: onTable(planned(campaignWith())), act: (now) => search(now, looks('weapons')) }),
  ],
  'parted-amiably': [
    () => {
      const campaign = inHouse();
      underWay(campaign).closed.push('b1');
      return { campaign, act: (now) => search(now, looks('weapons')) };
    },
    () => {
      const campaign = onTable(planned(campaignWith()), { storeys: 2 });
      underWay(campaign).closed.push('b1');
      return { campaign, act: (now) => enter(now, { spot: 'b1', floor: 1, figures: ['f1'] }) };
    },
  ],
  'enemies-left': [
    () => ({ campaign: met({}), act: (now) => search(now, looks('weapons')) }),
    () => ({
      campaign: met({ standing: 'fought', seen: TODAY }),
      act: (now) => search(now, looks('weapons')),
    }),
    // Met before, not yet dealt with today.
    () => ({
      campaign: met({ standing: 'cooperated', seen: { year: 1, period: 0 } }),
      act: (now) => search(now, looks('weapons')),
    }),
  ],
  'not-allowed-here': [
    () => ({ campaign: inHouse(), act: (now) => search(now, looks('body-armor')) }),
    () => ({
      campaign: entered(onTable(planned(campaignWith()), { vehicles: ['sedan'] }), 'v1'),
      act: (now) => search(now, { ...looks('weapons'), spot: 'v1' }),
    }),
  ],
  'no-chance': [() => ({ campaign: inHouse(), act: (now) => search(now, looks('vehicles')) })],
  'already-found': [
    () => ({ campaign: searched('weapons', true, 'f2'), act: (now) => search(now, looks('weapons')) }),
  ],
  'already-rolled': [
    () => ({ campaign: searched('weapons', false), act: (now) => search(now, looks('weapons')) }),
  ],
  'one-vehicle-an-encounter': [
    () => {
      const campaign = entered(
        onTable(planned(campaignWith(), { area: 'urban' }), { buildings: ['house', 'mall'] }),
        'b2',
      );
      underWay(campaign).searches.push({ ...looks('vehicles'), figure: idOf(campaign, 'f2'), found: true });
      return { campaign, act: (now) => search(now, { ...looks('vehicles'), spot: 'b2' }) };
    },
  ],
  'searched-by-another': [
    () => {
      const campaign = met({ whereabouts: 'gone', standing: 'fought' });
      underWay(campaign).searches.push({
        ...looks('weapons'),
        spot: 'c1-0',
        figure: idOf(campaign, 'f2'),
        found: false,
      });
      return {
        campaign,
        act: (now) => searchTheLoser(now, { contact: 'c1', member: 0, figure: 'f1', item: 'weapons' }),
      };
    },
  ],
  'no-such-group': [
    () => ({ campaign: inHouse(), act: (now) => dealWith(now, { contact: 'c1', figures: ['f1'] }) }),
    // Met in another Encounter.
    () => ({
      campaign: onTable(planned(campaignWith({ contacts: [{ standing: 'fought' }] }))),
      act: (now) => beat(now, { contact: 'c1' }),
    }),
    () => ({ campaign: met({}), act: (now) => beat(now, { contact: 'c1' }) }),
  ],
  'dealt-with': [
    () => ({
      campaign: met({ standing: 'parted', seen: TODAY }),
      act: (now) => dealWith(now, { contact: 'c1', figures: ['f1'] }),
    }),
    () => ({
      campaign: met({ standing: 'fought', whereabouts: 'gone' }),
      act: (now) => beat(now, { contact: 'c1' }),
    }),
  ],
  'not-here': [
    () => ({ campaign: met({}), act: (now) => dealWith(now, { contact: 'c1', figures: ['f3'] }) }),
    () => ({ campaign: met({}), act: (now) => dealWith(now, { contact: 'c1', figures: [] }) }),
    () => ({
      campaign: inHouse(),
      act: (now) => takeCheck(now, { figure: 'f3', what: { check: 'in-sight' } }),
    }),
    () => ({ campaign: inHouse(), act: (now) => askMercy(now, { figure: 'f3', rep: 3 }) }),
    () => ({ campaign: inHouse(), act: fires({ who: 'f3' }) }),
    () => ({ campaign: met({}), act: fires({ who: 'c1/1', weapon: null }) }),
    () => ({
      campaign: inHouse(),
      act: (now) => mark(now, { who: 'c1/0', condition: 'dead', byZombie: true }),
    }),
    () => ({ campaign: inHouse(), act: (now) => examine(now, { casualty: 'f1', by: 'f3', wounds: 0 }) }),
    () => ({ campaign: inHouse(), act: (now) => search(now, looks('weapons', 'f3')) }),
    () => ({ campaign: inHouse(), act: (now) => drink(now, { figure: 'f3' }) }),
    () => ({ campaign: inHouse(), act: (now) => rollForSense(now, { figure: 'f3' }) }),
    // Taken captive, and so no longer able to look for anything.
    () => ({
      campaign: reported(inHouse(), { f1: { captured: true, by: 'people', broughtOff: false } }),
      act: (now) => search(now, looks('weapons')),
    }),
    () => ({
      campaign: reported(planned(campaignWith())),
      act: (now) => settle(now, { figure: 'f3', step: 'rap' }),
    }),
  ],
  'not-a-drunkard': [() => ({ campaign: inHouse(), act: (now) => drink(now, { figure: 'f1' }) })],
  'drink-rolled': [
    () => {
      const campaign = planned(campaignWith(), { goes: ['f3'] });
      underWay(campaign).drunk.push({ figure: idOf(campaign, 'f3'), state: null });
      return { campaign, act: (now) => drink(now, { figure: 'f3' }) };
    },
  ],
  'not-a-dumbass': [() => ({ campaign: inHouse(), act: (now) => rollForSense(now, { figure: 'f1' }) })],
  'seen-before': [
    () => ({
      campaign: inHouse({ figures: { f1: { seenZombieDeath: true } } }),
      act: (now) => takeCheck(now, { figure: 'f1', what: { check: 'see-zombie-death' } }),
    }),
  ],
  'examines-himself': [
    () => ({ campaign: inHouse(), act: (now) => examine(now, { casualty: 'f1', by: 'f1', wounds: 0 }) }),
  ],
  'no-consequence': [
    () => ({
      campaign: inHouse(),
      act: (now) => tryTask(now, { kind: 'unopposed', figure: 'f1', difficulty: 'easy', consequence: ' ' }),
    }),
  ],
  'no-opposer': [
    () => ({
      campaign: inHouse(),
      act: (now) => tryTask(now, { kind: 'opposed', figure: 'f1', opposers: [], consequence: 'a shout' }),
    }),
  ],
  'not-an-escape': [
    () => ({ campaign: planned(campaignWith()), act: (now) => readyEscape(now, { prison: 'edge' }) }),
    () => ({ campaign: planned(campaignWith()), act: rollAlert }),
  ],
  'no-captives': [
    () => ({
      campaign: planned(campaignWith(), { kind: 'escape', role: 'captor' }),
      act: (now) => readyEscape(now, { prison: 'edge' }),
    }),
  ],
  'two-sides': [
    () => ({ campaign: inHouse(), act: (now) => beginTurn(now, { sides: ['Party'] }) }),
    () => ({ campaign: inHouse(), act: (now) => beginTurn(now, { sides: ['Party', 'Party'] }) }),
  ],
  'shots-and-ones': [
    () => ({ campaign: inHouse(), act: fires({ shots: 0 }) }),
    () => ({ campaign: inHouse(), act: fires({ shots: 1.5 }) }),
    () => ({ campaign: inHouse(), act: fires({ ones: -1 }) }),
    () => ({ campaign: inHouse(), act: fires({ shots: 2, ones: 3 }) }),
  ],
  'no-such-weapon': [
    () => ({ campaign: inHouse(), act: fires({ weapon: 'w2' }) }),
    () => ({ campaign: inHouse(), act: (now) => reload(now, { who: 'f1', weapon: 'w9' }) }),
    // A thrown weapon takes no clips.
    () => ({
      campaign: planned(campaignWith(), { goes: ['f4'] }),
      act: (now) => reload(now, { who: 'f4', weapon: 'w5' }),
    }),
  ],
  'not-loaded': [() => ({ campaign: spent({ loaded: false }), act: fires({}) })],
  'loaded-already': [() => ({ campaign: inHouse(), act: (now) => reload(now, { who: 'f1', weapon: 'w1' }) })],
  'no-clips-left': [
    () => ({
      campaign: spent({ loaded: false, used: 3 }),
      act: (now) => reload(now, { who: 'f1', weapon: 'w1' }),
    }),
  ],
  'no-such-marker': [() => ({ campaign: inHouse(), act: (now) => hearMarker(now, { marker: 0 }) })],
  'already-alerted': [
    () => {
      const campaign = planned(campaignWith(), { kind: 'escape', role: 'captor' });
      underWay(campaign).escape = readied(true);
      return { campaign, act: rollAlert };
    },
  ],
  'not-a-pursuit': [
    () => ({ campaign: planned(campaignWith()), act: (now) => beginPursuit(now, BOTH) }),
    () => ({ campaign: pursuing(), act: (now) => pursueOn(now, { band: 0 }) }),
    () => ({ campaign: chased(), act: (now) => splitRunners(now, { band: 1, into: [BOTH, BOTH] }) }),
  ],
  'pursuit-over': [() => ({ campaign: chased('escaped'), act: (now) => pursueOn(now, { band: 0 }) })],
  'nobody-follows': [
    () => ({ campaign: chased(), act: (now) => splitRunners(now, { band: 0, into: [BOTH] }) }),
    () => ({
      campaign: chased(),
      act: (now) =>
        splitRunners(now, {
          band: 0,
          into: [
            { ...BOTH, chasers: null },
            { ...BOTH, chasers: null },
          ],
        }),
    }),
  ],
  'nobody-caught': [
    () => ({ campaign: chased(), act: placeZombies }),
    () => ({ campaign: chased('escaped'), act: (now) => setTable(now, {}) }),
    () => ({ campaign: chased(), act: (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }) }),
  ],
  'reported-of-others': [
    () => {
      const campaign = planned(campaignWith());
      const { records, ...rest } = reportOf(campaign);
      return { campaign, act: (now) => reportBattle(now, { ...rest, records: records.slice(1) }) };
    },
  ],
  'dead-and-captured': [() => afterRaid({ killed: true, captured: true, broughtOff: false })],
  'captured-by-zombies': [() => afterRaid({ captured: true, by: 'zombies', broughtOff: false })],
  'captive-and-present': [() => afterRaid({ captured: true, by: 'people' })],
  'never-out': [() => afterRaid({ rejoined: true })],
  'counts-below-zero': [
    () => afterRaid({ zombiesKilled: -1 }),
    () => ({ campaign: inHouse(), act: (now) => hearShots(now, { shots: -1, from: null }) }),
    () => ({ campaign: inHouse(), act: (now) => countKills(now, { who: 'f1', zombies: -1, people: 0 }) }),
    () => {
      const campaign = planned(campaignWith());
      const report = reportOf(campaign, {}, { shots: -1 });
      return { campaign, act: (now) => reportBattle(now, report) };
    },
  ],
  'step-not-due': [
    () => ({
      campaign: reported(planned(campaignWith()), { f1: { fought: true } }),
      act: (now) => settle(now, { figure: 'f1', step: 'recovery' }),
    }),
  ],
  'steps-left': [
    () => ({
      campaign: reported(planned(campaignWith()), { f1: { fought: true } }),
      act: (now) => endEncounter(now, { successful: true, leftWithHumansBehind: false }),
    }),
  ],
  'same-division': [
    () => ({ campaign: campaignWith(), act: (now) => changeDivision(now, { to: 'seasons' }) }),
  ],
  'year-passed': [
    () => ({ campaign: campaignWith({ year: 5 }), act: (now) => agreeLastYear(now, { year: 4 }) }),
  ],
};

const ALL = Object.entries(TRIES).flatMap(([why, tries]) =>
  tries.map((attempt, n) => [why, n + 1, attempt] as const),
);

describe('an act of an Encounter', () => {
  it.each(ALL)('is refused as %s (%i)', (why, _, attempt) => {
    const { campaign, act } = attempt();
    expect(refusal(campaign, act)).toEqual({ code: 'encounter', why });
  });

  it.each(Object.keys(ENCOUNTER_REFUSALS) as EncounterRefusal[])(
    'says in one sentence what is wrong: %s',
    (why) => {
      expect(refusalText({ code: 'encounter', why })).toMatch(/^[A-Z][^.!\n]*\.$/);
    },
  );
});

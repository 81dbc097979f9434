/** Campaigns for refusals while an Encounter is planned and its table is set up. */
import { endEncounter } from '../../../../../../src/rules/all-things-zombie/acts/encounter/after/end.ts';
import {
  correctReport,
  reportBattle,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import { settle } from '../../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { enter } from '../../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import { search } from '../../../../../../src/rules/all-things-zombie/acts/encounter/people/search.ts';
import { dropPlan } from '../../../../../../src/rules/all-things-zombie/acts/encounter/planning/plan.ts';
import { beginPursuit } from '../../../../../../src/rules/all-things-zombie/acts/encounter/planning/pursuit.ts';
import {
  bringNewStar,
  endCampaign,
  giveUp,
  goOn,
  nameStar,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/planning/star-gone.ts';
import {
  carry,
  equip,
  takeClip,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/planning/stock.ts';
import { changeDivision } from '../../../../../../src/rules/all-things-zombie/acts/encounter/planning/switches.ts';
import { decideWar } from '../../../../../../src/rules/all-things-zombie/acts/encounter/planning/war.ts';
import { readyEscape } from '../../../../../../src/rules/all-things-zombie/acts/encounter/set-up/escape.ts';
import {
  placeZombies,
  rollForVehicle,
  spendVehicle,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import {
  rerollTablePart,
  setTable,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/set-up/table.ts';
import {
  hearMarker,
  hearShots,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/zombies/noise.ts';
import { strikeOff } from '../../../../../../src/rules/all-things-zombie/acts/stockpile.ts';
import { apply } from '../../../../../../src/rules/all-things-zombie/state/apply.ts';
import { act, withGrunts } from '../../../../../support/rules/campaign.ts';
import {
  campaignWith,
  holding,
  idOf,
  onTable,
  planned,
  reported,
  reportOf,
  SAFE,
  starless,
  tableWith,
  underWay,
} from '../../../../../support/rules/encounter.ts';

import { BOTH, CAPTIVE, chased, plan, readied, stocked, TODAY, type Tries, type Try } from './support.ts';

const SHED = {
  ...({ by: 'measured', type: 'warehouse', x: 10, y: 10, width: 40, depth: 40, storeys: 1 } as const),
  doors: [{ side: 's' }],
} as const;
const OWN = { width: 240, depth: 240, buildings: [SHED] } as const;

/** A table measured by the player. */
function ownTable(act: Try['act']): Try {
  const campaign = planned(campaignWith());
  apply(campaign, { type: 'table-set', table: { ...tableWith('rural', {}), measured: true } });
  return { campaign, act };
}

/** Refusals in planning and setting up, and about what is taken along. */
export const PLANNING = {
  'still-recruiting': [() => ({ campaign: withGrunts(), act: plan() })],
  'campaign-over': [
    () => {
      const campaign = campaignWith({ year: 5 });
      campaign.lastYear = 4;
      return { campaign, act: plan() };
    },
  ],
  'campaign-ended': [
    () => ({ campaign: starless(true), act: plan() }),
    () => ({ campaign: starless(true), act: (now) => endCampaign(now) }),
  ],
  'nobody-left': [
    () => {
      const dead = { status: 'dead' } as const;
      return { campaign: campaignWith({ figures: { f1: dead, f2: dead, f3: dead, f4: dead } }), act: plan() };
    },
  ],
  'not-over': [() => ({ campaign: starless(), act: (now) => goOn(now) })],
  'not-begun': [() => ({ campaign: campaignWith(), act: (now) => endCampaign(now) })],
  'not-captive': [() => ({ campaign: campaignWith(), act: (now) => giveUp(now, { figure: 'f2' }) })],
  'star-lives': [
    () => ({ campaign: campaignWith(), act: (now) => nameStar(now, { figure: 'f2' }) }),
    () => ({ campaign: campaignWith(), act: (now) => bringNewStar(now, { star: {} }) }),
  ],
  'calendar-full': [
    () => ({ campaign: campaignWith({ year: 99, period: 9 }), act: plan() }),
    () => {
      const campaign = campaignWith({ year: 99, period: 10 });
      campaign.calendar.division = 'months';
      return { campaign, act: (now) => changeDivision(now, { to: 'seasons' }) };
    },
  ],
  'war-undecided': [() => ({ campaign: campaignWith({ year: 20 }), act: plan() })],
  'war-not-due': [
    () => ({ campaign: campaignWith({ year: 19 }), act: decideWar }),
    () => ({ campaign: campaignWith({ year: 20, winner: 'zombies' }), act: decideWar }),
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
  'held-elsewhere': [
    () => ({
      campaign: campaignWith({ figures: { f2: CAPTIVE } }),
      act: plan({ kind: 'escape', role: 'captive', objective: null, goes: ['f2'] }),
    }),
  ],
  'forced-pursuit': [
    () => {
      const campaign = campaignWith({ figures: { f2: CAPTIVE } });
      const before = { kind: 'raid', role: 'raider', area: 'rural' } as const;
      const hunters = { people: 5, groups: [] };
      campaign.before = { ...before, successful: false, leftWithHumansBehind: true, hunters };
      return { campaign, act: plan() };
    },
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
    () => ({ campaign: holding(), act: plan({ kind: 'escape', role: 'captor' }) }),
  ],
  'no-star': [() => ({ campaign: starless(), act: plan({ goes: ['f2'] }) })],
  'leader-stays': [() => ({ campaign: campaignWith(), act: plan({ goes: ['f1'], leader: 'f2' }) })],
  'nobody-goes': [() => ({ campaign: campaignWith(), act: plan({ goes: [] }) })],
  'named-twice': [() => ({ campaign: campaignWith(), act: plan({ goes: ['f1', 'f1'] }) })],
  'not-with-party': [() => ({ campaign: starless(), act: (now) => nameStar(now, { figure: 'f1' }) })],
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
  'on-the-table': [
    () => ({ campaign: onTable(planned(campaignWith())), act: dropPlan }),
    () => ({ campaign: onTable(planned(campaignWith())), act: rollForVehicle }),
    () => ({ campaign: onTable(planned(campaignWith())), act: (now) => setTable(now, {}) }),
  ],
  'zombies-placed': [() => ({ campaign: onTable(planned(campaignWith())), act: placeZombies })],
  'lead-rolled': [() => ({ campaign: chased(), act: (now) => beginPursuit(now, BOTH) })],
  'not-reported': [
    () => ({ campaign: planned(campaignWith()), act: (now) => settle(now, { figure: 'f1', step: 'rap' }) }),
    () => ({
      campaign: onTable(planned(campaignWith())),
      act: (now) => settle(now, { figure: 'f1', step: 'rap' }),
    }),
  ],
  'not-on-the-table': [
    () => ({
      campaign: planned(campaignWith()),
      act: (now) => search(now, { spot: 'b1', figure: 'f1', item: 'weapons' }),
    }),
  ],
  'dice-rolled': [
    () => {
      const campaign = planned(campaignWith());
      apply(campaign, { type: 'vehicle-rolled', face: 6, target: 1, won: false });
      return { campaign, act: dropPlan };
    },
  ],
  reported: [
    () => ({
      campaign: reported(planned(campaignWith())),
      act: (now) => hearShots(now, { shots: 1, from: null }),
    }),
    () => {
      const campaign = reported(planned(campaignWith()));
      const report = reportOf(campaign);
      return { campaign, act: (now) => reportBattle(now, report) };
    },
  ],
  'settled-already': [
    () => {
      const campaign = reported(planned(campaignWith()), { f1: { fought: true } });
      underWay(campaign).settled.push({
        figure: idOf(campaign, 'f1'),
        result: { step: 'rap', rap: 1 },
        faces: [],
      });
      const to = { ...SAFE, figure: idOf(campaign, 'f1') };
      return { campaign, act: (now) => correctReport(now, { to, why: 'misread' }) };
    },
  ],
  'escape-readied': [
    () => {
      const campaign = planned(holding(), { kind: 'escape', role: 'captor' });
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
  'measured-table': [() => ownTable((now) => rerollTablePart(now, { part: 'layout' }))],
  'things-overlap': [
    () => ownTable((now) => setTable(now, { layout: { ...OWN, buildings: [SHED, { ...SHED, x: 20 }] } })),
  ],
  'no-room-in-wall': [
    () =>
      ownTable((now) =>
        setTable(now, { layout: { ...OWN, buildings: [{ ...SHED, doors: [{ side: 'e', at: 40 }] }] } }),
      ),
  ],
  'no-mall-here': [
    () => ({ campaign: planned(campaignWith()), act: (now) => setTable(now, { mallAlone: true }) }),
  ],
} as const satisfies Tries;

/** Campaigns and acts on which the refusals of an Encounter are tried. */
import type { InputOf } from '../../../../../../src/rules/all-things-zombie/acts/act.ts';
import {
  type FigureReport,
  reportBattle,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import {
  type FIRE,
  fire,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/fire/shooting.ts';
import {
  type PLAN,
  planEncounter,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/planning/plan.ts';
import type { EncounterRefusal } from '../../../../../../src/rules/all-things-zombie/acts/encounter/refusals.ts';
import { heldWeaponId } from '../../../../../../src/rules/all-things-zombie/ids.ts';
import { apply } from '../../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign, Figure } from '../../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Escape } from '../../../../../../src/rules/all-things-zombie/state/encounter.ts';
import type { Spent } from '../../../../../../src/rules/all-things-zombie/state/turn.ts';
import type { ItemId } from '../../../../../../src/rules/all-things-zombie/types.ts';
import type { MakeAct } from '../../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  idOf,
  onTable,
  planned,
  reportOf,
  underWay,
} from '../../../../../support/rules/encounter.ts';

export const readied = (alerted: boolean): Escape => ({
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

export interface Try {
  readonly campaign: Campaign;
  readonly act: MakeAct;
}

export const CAPTIVE = { status: 'captive', heldIn: 'urban' } as const satisfies Partial<Figure>;
export const BAND = { lowestRep: 3, vehicles: false } as const;
export const BOTH = { runners: BAND, chasers: BAND };
export const RAID: InputOf<typeof PLAN> = {
  kind: 'raid',
  role: 'raider',
  objective: 'loot',
  area: 'rural',
  goes: ['f1'],
};
export const TODAY = { year: 2, period: 0 };

export const plan =
  (change: Partial<InputOf<typeof PLAN>> = {}): MakeAct =>
  (now) =>
    planEncounter(now, { ...RAID, ...change });
export const looks = (item: ItemId, figure = 'f1') => ({ spot: 'b1', figure, item });
export const inHouse = (contacts: Parameters<typeof campaignWith>[0] = {}) =>
  entered(onTable(planned(campaignWith(contacts)), { storeys: 1 }), 'b1');

export function pursuing(): Campaign {
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
export function chased(end: 'goes-on' | 'escaped' = 'goes-on'): Campaign {
  const campaign = pursuing();
  apply(campaign, { type: 'pursuit-begun', pursuit: { lead: 5, ...BOTH, end, side: null } });
  return campaign;
}
export function afterRaid(happened: Partial<FigureReport>): Try {
  const campaign = planned(campaignWith());
  const report = reportOf(campaign, { f1: happened });
  return { campaign, act: (now) => reportBattle(now, report) };
}
export const fires =
  (change: Partial<InputOf<typeof FIRE>>): MakeAct =>
  (now) =>
    fire(now, { who: 'f1', weapon: 'w1', shots: 2, ones: 0, from: null, ...change });
export const spent = (change: Partial<Spent>): Campaign => {
  const campaign = inHouse();
  apply(campaign, {
    type: 'ammo-spent',
    spent: { weapon: heldWeaponId(1), loaded: true, used: 0, ones: 0, ...change },
  });
  return campaign;
};
export const met = (contact: object, spot = 'b1') =>
  entered(onTable(planned(campaignWith({ contacts: [contact] }))), spot, 'c1');
export const searched = (item: ItemId, found: boolean, figure = 'f1') => {
  const campaign = inHouse();
  underWay(campaign).searches.push({ ...looks(item), figure: idOf(campaign, figure), found });
  return campaign;
};
export const stocked = (...stock: NonNullable<NonNullable<Parameters<typeof campaignWith>[0]>['stock']>) =>
  planned(campaignWith({ stock }));

/** Refused acts, at least one for each reason. */

/** Tries of some refusals, each of which has to end in it. */
export type Tries = { readonly [R in EncounterRefusal]?: readonly (() => Try)[] };

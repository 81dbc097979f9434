/** Campaigns on their way to, in, and after an Encounter, for tests of its acts. */
import type { InputOf } from '../../../src/rules/all-things-zombie/acts/act.ts';
import {
  type BattleReport,
  type FigureReport,
  reportBattle,
} from '../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import {
  type PLAN,
  planEncounter,
} from '../../../src/rules/all-things-zombie/acts/encounter/planning/plan.ts';
import { fighterNamed } from '../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { beginTurn } from '../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { EncounterTable } from '../../../src/rules/all-things-zombie/battlefield/table.ts';
import type { FigureId } from '../../../src/rules/all-things-zombie/ids.ts';
import {
  type Contact,
  contactId,
  type Stranger,
} from '../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { apply } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign, Figure } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Encounter } from '../../../src/rules/all-things-zombie/state/encounter.ts';
import type { HouseRules } from '../../../src/rules/all-things-zombie/state/house-rules.ts';
import type { Zombies } from '../../../src/rules/all-things-zombie/state/zombies.ts';
import type { BuildingId, Rep, VehicleId, Winner } from '../../../src/rules/all-things-zombie/types.ts';
import { type StockItem, stockId } from '../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { NORTH } from '../../../src/rules/core/geometry/direction.ts';
import { rectangle } from '../../../src/rules/core/geometry/polygon.ts';
import { act, figureIn, settled } from './campaign.ts';

/** The four of `settled()` carry on from here: Gloria 5 (f1), Ann 3 (f2), Ben 4 (f3), Cem 4 (f4). */
export interface Wanted {
  readonly year?: number;
  readonly period?: number;
  readonly winner?: Winner;
  readonly houseRules?: Partial<HouseRules>;
  readonly figures?: { readonly [id: string]: Partial<Figure> };
  readonly stock?: readonly Partial<StockItem>[];
  readonly contacts?: readonly Partial<Contact>[];
}

const START = { year: 2, period: 0 } as const;

export function campaignWith({
  year,
  period,
  winner,
  houseRules,
  figures,
  stock,
  contacts,
}: Wanted = {}): Campaign {
  const campaign = settled();
  campaign.calendar.now = { year: year ?? START.year, period: period ?? START.period };
  campaign.winner = winner ?? null;
  campaign.houseRules = { ...campaign.houseRules, ...houseRules };
  for (const [id, change] of Object.entries(figures ?? {})) Object.assign(figureIn(campaign, id), change);
  campaign.stock = (stock ?? []).map((one, at) => ({ ...item(at), ...one }));
  campaign.count.stock = campaign.stock.length;
  campaign.contacts = (contacts ?? []).map((one, at) => ({ ...group(at), ...one }));
  campaign.count.contacts = campaign.contacts.length;
  return campaign;
}

const item = (at: number): StockItem => ({
  id: stockId(at + 1),
  kind: 'medical-supplies',
  weapon: null,
  fitsMachineGun: false,
  carrier: null,
  found: { year: 1, period: 0 },
  from: { where: 'building', building: 'house' },
});

const group = (at: number): Contact => ({
  id: contactId(at + 1),
  members: [stranger()],
  area: 'rural',
  met: START,
  seen: START,
  times: 0,
  standing: 'strangers',
  whereabouts: 'about',
});

/** A campaign whose party has captured people of these Reps. */
export const holding = (reps: readonly Rep[] = [4]): Campaign =>
  campaignWith({
    contacts: [{ members: reps.map((rep): Stranger => ({ ...stranger({ rep }), captive: true })) }],
  });

export function stranger(one: Partial<Stranger> = {}): Stranger {
  return {
    name: 'Nils',
    rep: 4,
    attributes: [],
    protected: false,
    weapons: ['pistol'],
    innocent: false,
    alive: true,
    ...one,
  };
}

/** The Star is dead, one Encounter has been played, and the campaign was ended with it or not. */
export function starless(ended = false): Campaign {
  const campaign = campaignWith({ figures: { f1: { status: 'dead' } } });
  const raid = { kind: 'raid', role: 'raider', area: 'rural', successful: true } as const;
  campaign.before = { ...raid, leftWithHumansBehind: false, ...(ended && { last: true }) };
  return campaign;
}

/** Gloria and Ann (combined Rep 8) on a raid for loot in the country, unless something else is said. */
export function planned(campaign: Campaign, plan: Partial<InputOf<typeof PLAN>> = {}): Campaign {
  act(campaign, (now) =>
    planEncounter(now, {
      kind: 'raid',
      role: 'raider',
      objective: plan.kind === undefined || plan.kind === 'raid' ? 'loot' : null,
      area: 'rural',
      goes: ['f1', 'f2'],
      ...plan,
    }),
  );
  return campaign;
}

export interface OnTable {
  /** Numbered b1, b2, …, with one storey each unless two are wanted. */
  readonly buildings?: readonly BuildingId[];
  readonly storeys?: number;
  readonly vehicles?: readonly VehicleId[];
}

/** A table, and the party on it; b1 is a house unless other buildings are wanted. */
export function onTable(campaign: Campaign, wanted: OnTable = {}): Campaign {
  apply(campaign, { type: 'table-set', table: tableWith(underWay(campaign).area, wanted) });
  apply(campaign, { type: 'zombies-placed', face: 1, zombies: 2, arrivals: [] });
  return campaign;
}

export function tableWith(
  area: EncounterTable['area'],
  { buildings = ['house'], storeys = 1, vehicles = [] }: OnTable,
): EncounterTable {
  const outline = (at: number) => rectangle({ west: at * 60, south: 100, east: at * 60 + 50, north: 150 });
  return {
    width: 480,
    depth: 480,
    name: 'Hollin Parade',
    area,
    entry: 's',
    wind: 'n',
    streets: [],
    buildings: buildings.map((type, at) => ({
      id: `b${at + 1}`,
      type,
      outline: outline(at),
      storeys,
      doors: [{ wall: 0, at: 25, width: 10, leaves: 1 }],
      windows: [],
    })),
    vehicles: vehicles.map((type, at) => ({ id: `v${at + 1}`, type, outline: outline(at), facing: NORTH })),
    terrain: [],
    river: null,
  };
}

/** Somebody has been in that building, and met that group. */
export function entered(campaign: Campaign, spot: string, group: string | null = null): Campaign {
  const building = underWay(campaign).table?.buildings.find(({ id }) => id === spot)?.type ?? null;
  const met = group === null ? 'nobody' : 'survivors';
  const id = campaign.contacts.find((one) => one.id === group)?.id ?? null;
  apply(campaign, {
    type: 'place-entered',
    visit: { spot, building, floor: 0, met, zombies: 0, group: id, places: [] },
  });
  return campaign;
}

export const SAFE: Omit<FigureReport, 'figure'> = {
  fought: false,
  ranAway: false,
  outOfTheFight: false,
  rejoined: false,
  mauled: false,
  broughtOff: true,
  killed: false,
  by: null,
  byRep: null,
  captured: false,
  sawFirstDeath: false,
  sanity: null,
  zombiesKilled: 0,
  peopleKilled: 0,
};

/** A report of what happened to each of the party; nothing to those who are not named. */
export function reportOf(
  campaign: Campaign,
  happened: { readonly [id: string]: Partial<FigureReport> } = {},
  rest: Partial<BattleReport> = {},
): BattleReport {
  const records = underWay(campaign).party.map((figure) => ({ ...SAFE, figure, ...happened[figure] }));
  return { records, field: { zombies: false, enemies: false }, shots: 0, by: 'player', ...rest };
}

/** The battle over, nothing settled yet. */
export function reported(...[campaign, happened, rest]: Parameters<typeof reportOf>): Campaign {
  const report = reportOf(campaign, happened, rest);
  act(campaign, (now) => reportBattle(now, report));
  return campaign;
}

export function underWay({ encounter }: Campaign): Encounter {
  if (encounter === null) throw new Error('no Encounter is under way');
  return encounter;
}

export const idOf = (campaign: Campaign, id: string): FigureId => figureIn(campaign, id).id;

/** Zombies met in the house, by default two who stand about. */
export const inTheHouse = (more: Partial<Zombies> = {}): Zombies => ({
  id: 'z1',
  count: 2,
  whence: 'inside',
  location: null,
  spot: null,
  inDoorway: false,
  inside: { spot: 'b1', floor: 0 },
  doing: { by: 'roaming' },
  ...more,
});

/** A figure at the table; undefined where there is none of that id. */
export const fighter = (campaign: Campaign, who: string) =>
  underWay(campaign).fighters.find((one) => one.who === who);

/** Two people come into contact, whatever brought them there. */
export function inContact(campaign: Campaign, one: string, other: string): Campaign {
  const both = [one, other].map((who) => fighterNamed(campaign, underWay(campaign), who)?.fighter);
  for (const [at, as] of both.entries()) {
    const touched = both[1 - at]?.who;
    if (as === undefined || touched === undefined) throw new Error('both are to be on the table');
    const to = { ...as, inMelee: [...(as.inMelee ?? []), touched] };
    apply(campaign, { type: 'fighter-changed', to, of: 'shots', fired: 0 });
  }
  return campaign;
}

/** Clips and shots of a figure at the table. */
export const ammo = (campaign: Campaign, who: string) =>
  fighterNamed(campaign, underWay(campaign), who)?.ammo;

/** A new turn of two sides, by the die that each rolls. */
export const turn = (campaign: Campaign, party: number, others: number) =>
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [party, others]);

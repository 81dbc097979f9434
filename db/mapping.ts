/** The mechanical mapping between a campaign's state and the rows of its projection tables. No rule is applied here. */
import type { Campaign } from '../src/rules/all-things-zombie/campaign/state.ts';
import type { Encounter } from '../src/rules/all-things-zombie/encounter/state.ts';
import { canonical } from '../src/rules/core/digest.ts';
import { decodeCalendar, decodeCampaign, encodeCalendar, encodeCampaign } from './codecs/campaign.ts';
import { decodeContact, encodeContact } from './codecs/contact.ts';
import {
  decodeEncounter,
  decodeParticipant,
  encodeEncounter,
  encodeParticipants,
} from './codecs/encounter-rows.ts';
import {
  decodeAdvantage,
  decodeAttribute,
  decodeFigure,
  decodeWeapon,
  encodeAdvantages,
  encodeAttributes,
  encodeFigure,
  encodeWeapons,
  type PlacedOn,
} from './codecs/figure.ts';
import { type Decode, Misfit, type Placed } from './codecs/shape.ts';
import { decodeStockItem, encodeStockItem } from './codecs/stock.ts';
import type { Rows, TableName, Tables } from './rows.ts';

/** The tables that hold a campaign's state, parents first, each with its key. */
export const STATE_TABLES = {
  campaign: ['campaign_id'],
  calendar: ['campaign_id'],
  figure: ['campaign_id', 'figure_id'],
  figure_attribute: ['campaign_id', 'figure_id', 'position'],
  figure_advantage: ['campaign_id', 'figure_id', 'position'],
  figure_weapon: ['campaign_id', 'weapon_id'],
  stock_item: ['campaign_id', 'item_id'],
  contact: ['campaign_id', 'contact_id'],
  encounter: ['campaign_id'],
  encounter_participant: ['campaign_id', 'figure_id'],
} as const satisfies Partial<Tables<TableName>>;
export type StateTable = keyof typeof STATE_TABLES;
export type StateRows = Rows<StateTable>;

export function toRows(id: string, campaign: Campaign): StateRows {
  const { figures, stock, contacts, encounter } = campaign;
  return {
    campaign: [encodeCampaign(id, campaign)],
    calendar: [encodeCalendar(id, campaign)],
    figure: figures.map((figure, position) => encodeFigure(id, position, figure)),
    figure_attribute: figures.flatMap((figure) => encodeAttributes(id, figure)),
    figure_advantage: figures.flatMap((figure) => encodeAdvantages(id, figure)),
    figure_weapon: figures.flatMap((figure) => encodeWeapons(id, figure)),
    stock_item: stock.map((item, position) => encodeStockItem(id, position, item)),
    contact: contacts.map((group, position) => encodeContact(id, position, group)),
    encounter: encounter === null ? [] : [encodeEncounter(id, encounter)],
    encounter_participant: encounter === null ? [] : encodeParticipants(id, encounter),
  };
}

/** Throws a `Misfit` that names table and column where the rows are none that `toRows` could have made. */
export function fromRows(rows: StateRows): Campaign {
  const attributes = lists('figure_attribute', rows, decodeAttribute);
  const advantages = lists('figure_advantage', rows, decodeAdvantage);
  const weapons = lists('figure_weapon', rows, decodeWeapon);
  const figures = inOrder('figure', decoded('figure', rows, decodeFigure)).map((figure) => ({
    ...figure,
    attributes: take(attributes, figure.id),
    advantages: take(advantages, figure.id),
    weapons: take(weapons, figure.id),
  }));
  const left = { figure_attribute: attributes, figure_advantage: advantages, figure_weapon: weapons };
  for (const [table, byFigure] of Object.entries(left)) {
    for (const figure of byFigure.keys()) throw new Misfit(table, 'of a figure of the campaign', figure);
  }
  const campaign = single('campaign', rows, decodeCampaign);
  return {
    ...campaign,
    calendar: single('calendar', rows, (row, at) => decodeCalendar(row, at, campaign.houseRules)),
    figures,
    stock: inOrder('stock_item', decoded('stock_item', rows, decodeStockItem)),
    contacts: inOrder('contact', decoded('contact', rows, decodeContact)),
    encounter: encounterFrom(rows),
  };
}

function encounterFrom(rows: StateRows): Encounter | null {
  const encounter = atMostOne('encounter', rows, decodeEncounter) ?? null;
  const party = inOrder('encounter_participant', decoded('encounter_participant', rows, decodeParticipant));
  const expected = canonical(encounter?.party ?? []);
  if (canonical(party) !== expected) throw new Misfit('encounter_participant', expected, party);
  return encounter;
}

function decoded<T>(table: StateTable, rows: StateRows, decode: Decode<T>): T[] {
  const key: readonly string[] = STATE_TABLES[table].slice(1);
  return rows[table].map((row) => decode(row, [table, ...key.map((column) => row[column])].join(' ')));
}

function atMostOne<T>(table: StateTable, rows: StateRows, decode: Decode<T>): T | undefined {
  const [only, another] = decoded(table, rows, decode);
  if (another !== undefined) throw new Misfit(table, 'one row', rows[table].length);
  return only;
}

function single<T>(table: StateTable, rows: StateRows, decode: Decode<T>): T {
  const only = atMostOne(table, rows, decode);
  if (only === undefined) throw new Misfit(table, 'one row', 0);
  return only;
}

/** The values in the order of their positions, which leave no gap. */
function inOrder<T>(at: string, placed: readonly Placed<T>[]): T[] {
  return placed
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, value }, index) => {
      if (position !== index) throw new Misfit(`${at}.position`, String(index), position);
      return value;
    });
}

function lists<T>(table: StateTable, rows: StateRows, decode: Decode<PlacedOn<T>>): Map<string, T[]> {
  const byFigure = Map.groupBy(decoded(table, rows, decode), ({ figure }) => figure);
  return new Map([...byFigure].map(([figure, placed]) => [figure, inOrder(`${table} of ${figure}`, placed)]));
}

function take<T>(from: Map<string, T[]>, figure: string): T[] {
  const taken = from.get(figure) ?? [];
  from.delete(figure);
  return taken;
}

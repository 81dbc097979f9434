/** The mechanical mapping between a campaign's state and the rows of its projection tables. No rule is applied here. */
import type { Campaign, Figure } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Contact } from '../../../../src/rules/all-things-zombie/state/contact.ts';
import type { Encounter } from '../../../../src/rules/all-things-zombie/state/encounter.ts';
import type { StockItem } from '../../../../src/rules/all-things-zombie/state/stock.ts';
import { canonical } from '../../../../src/rules/core/digest.ts';
import { same } from '../../../../src/rules/core/same.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { type Decode, type Placed, UnfitValue } from '../../../codecs/shape.ts';
import type { Rows, TableName, Tables } from '../../../projection/rows.ts';
import { decodeCalendar, decodeCampaign, encodeCalendar, encodeCampaign } from '../codecs/campaign.ts';
import { decodeContact, encodeContact } from '../codecs/contact.ts';
import {
  decodeBattlefield,
  decodeEncounter,
  decodeParticipant,
  encodeBattlefield,
  encodeEncounter,
  encodeParticipants,
} from '../codecs/encounter-rows.ts';
import {
  type BareFigure,
  decodeAdvantage,
  decodeAttribute,
  decodeFigure,
  decodeWeapon,
  encodeAdvantages,
  encodeAttributes,
  encodeFigure,
  encodeWeapons,
  type PlacedOn,
} from '../codecs/figure.ts';
import { decodeStockItem, encodeStockItem } from '../codecs/stock.ts';

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
  battlefield: ['campaign_id'],
  encounter_participant: ['campaign_id', 'figure_id'],
} as const satisfies Partial<Tables<TableName>>;
/** Those that hold figures alone. */
export const FIGURE_TABLES = {
  figure: STATE_TABLES.figure,
  figure_attribute: STATE_TABLES.figure_attribute,
  figure_advantage: STATE_TABLES.figure_advantage,
  figure_weapon: STATE_TABLES.figure_weapon,
} as const satisfies Partial<Tables<StateTable>>;
export type StateTable = keyof typeof STATE_TABLES;
type FigureRows = Rows<keyof typeof FIGURE_TABLES>;
export type StateRows = Rows<StateTable>;

/** What of a campaign stands in rows of its own, each with its place in its list. */
interface Listed {
  readonly figures: readonly Placed<Seen<Figure>>[];
  readonly stock: readonly Placed<Seen<StockItem>>[];
  readonly contacts: readonly Placed<Seen<Contact>>[];
}
type Lists = { readonly [L in keyof Listed]: readonly Listed[L][number]['value'][] };

function rowsOf(id: string, campaign: Seen<Campaign>, { figures, stock, contacts }: Listed): StateRows {
  const { encounter } = campaign;
  return {
    campaign: [encodeCampaign(id, campaign)],
    calendar: [encodeCalendar(id, campaign)],
    figure: figures.map(({ position, value }) => encodeFigure(id, position, value)),
    figure_attribute: figures.flatMap(({ value }) => encodeAttributes(id, value)),
    figure_advantage: figures.flatMap(({ value }) => encodeAdvantages(id, value)),
    figure_weapon: figures.flatMap(({ value }) => encodeWeapons(id, value)),
    stock_item: stock.map(({ position, value }) => encodeStockItem(id, position, value)),
    contact: contacts.map(({ position, value }) => encodeContact(id, position, value)),
    encounter: encounter === null ? [] : [encodeEncounter(id, encounter)],
    battlefield: encounter?.table ? [encodeBattlefield(id, encounter.table)] : [],
    encounter_participant: encounter === null ? [] : encodeParticipants(id, encounter),
  };
}

/** Each part with its place, those left out that have the same in the same place of `other`. */
function placed<T>(parts: readonly T[], other: readonly T[] = []): Placed<T>[] {
  if (parts === other) return [];
  return parts.flatMap((value, position) =>
    position < other.length && same(value, other[position]) ? [] : [{ position, value }],
  );
}

const listed = (of: Lists, other?: Lists): Listed => ({
  figures: placed(of.figures, other?.figures),
  stock: placed(of.stock, other?.stock),
  contacts: placed(of.contacts, other?.contacts),
});

export function toRows(id: string, campaign: Seen<Campaign>): StateRows {
  return rowsOf(id, campaign, listed(campaign));
}

/**
 * The rows of two states of one campaign, as far as they differ: what is the same in both, most of a long campaign after
 * one act, has the same rows, and stands in neither.
 */
export function differingRows(
  id: string,
  before: Seen<Campaign>,
  after: Seen<Campaign>,
): { readonly before: StateRows; readonly after: StateRows } {
  return {
    before: rowsOf(id, before, listed(before, after)),
    after: rowsOf(id, after, listed(after, before)),
  };
}

/** Gives figures what stands in tables of its own; nothing in the rows may be anybody else's. */
function complete(figures: readonly BareFigure[], rows: FigureRows): Figure[] {
  const attributes = lists('figure_attribute', rows, decodeAttribute);
  const advantages = lists('figure_advantage', rows, decodeAdvantage);
  const weapons = lists('figure_weapon', rows, decodeWeapon);
  const completed = figures.map((figure) => ({
    ...figure,
    attributes: take(attributes, figure.id),
    advantages: take(advantages, figure.id),
    weapons: take(weapons, figure.id),
  }));
  const left = { figure_attribute: attributes, figure_advantage: advantages, figure_weapon: weapons };
  for (const [table, byFigure] of Object.entries(left)) {
    for (const figure of byFigure.keys()) throw new UnfitValue(table, 'of a figure of the campaign', figure);
  }
  return completed;
}

/** Some of a campaign's figures, in the order of the rows. Throws as `fromRows` does. */
export function figuresFrom(rows: FigureRows): Figure[] {
  const figures = decoded('figure', rows, decodeFigure).map(({ value }) => value);
  return complete(figures, rows);
}

/**
 * The campaign of this name. Throws an `UnfitValue` that names table and column where the rows are none that `toRows` could
 * have made.
 */
export function fromRows(name: string, rows: StateRows): Campaign {
  const figures = complete(inOrder('figure', decoded('figure', rows, decodeFigure)), rows);
  const campaign = single('campaign', rows, decodeCampaign);
  return {
    name,
    ...campaign,
    calendar: single('calendar', rows, (row, at) => decodeCalendar(row, at, campaign.houseRules)),
    figures,
    stock: inOrder('stock_item', decoded('stock_item', rows, decodeStockItem)),
    contacts: inOrder('contact', decoded('contact', rows, decodeContact)),
    encounter: encounterFrom(rows),
  };
}

function encounterFrom(rows: StateRows): Encounter | null {
  const table = atMostOne('battlefield', rows, decodeBattlefield) ?? null;
  const encounter = atMostOne('encounter', rows, decodeEncounter(table)) ?? null;
  const party = inOrder('encounter_participant', decoded('encounter_participant', rows, decodeParticipant));
  const expected = canonical(encounter?.party ?? []);
  if (canonical(party) !== expected) throw new UnfitValue('encounter_participant', expected, party);
  if (table !== null && encounter === null)
    throw new UnfitValue('battlefield', 'of an Encounter', table.name);
  return encounter;
}

function decoded<T, N extends StateTable>(table: N, rows: Rows<N>, decode: Decode<T>): T[] {
  const key: readonly string[] = STATE_TABLES[table].slice(1);
  return rows[table].map((row) => decode(row, [table, ...key.map((column) => row[column])].join(' ')));
}

function atMostOne<T>(table: StateTable, rows: StateRows, decode: Decode<T>): T | undefined {
  const [only, another] = decoded(table, rows, decode);
  if (another !== undefined) throw new UnfitValue(table, 'one row', rows[table].length);
  return only;
}

function single<T>(table: StateTable, rows: StateRows, decode: Decode<T>): T {
  const only = atMostOne(table, rows, decode);
  if (only === undefined) throw new UnfitValue(table, 'one row', 0);
  return only;
}

/** The values in the order of their positions, which leave no gap. */
function inOrder<T>(at: string, placed: readonly Placed<T>[]): T[] {
  return placed
    .toSorted((a, b) => a.position - b.position)
    .map(({ position, value }, index) => {
      if (position !== index) throw new UnfitValue(`${at}.position`, String(index), position);
      return value;
    });
}

function lists<T, N extends StateTable>(
  table: N,
  rows: Rows<N>,
  decode: Decode<PlacedOn<T>>,
): Map<string, T[]> {
  const byFigure = Map.groupBy(decoded(table, rows, decode), ({ figure }) => figure);
  return new Map([...byFigure].map(([figure, placed]) => [figure, inOrder(`${table} of ${figure}`, placed)]));
}

function take<T>(from: Map<string, T[]>, figure: string): T[] {
  const taken = from.get(figure) ?? [];
  from.delete(figure);
  return taken;
}

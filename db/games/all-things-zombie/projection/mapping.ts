/** The mechanical mapping between a campaign's state and the rows of its projection tables. No rule is applied here. */

import type { FigureId } from '../../../../src/rules/all-things-zombie/ids.ts';
import type { Contact } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import type { Campaign, Figure } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Encounter } from '../../../../src/rules/all-things-zombie/state/encounter.ts';
import type { StockItem } from '../../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { canonical } from '../../../../src/rules/core/digest.ts';
import { same } from '../../../../src/rules/core/same.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { CAMPAIGNS, decodeCalendar, encodeCalendar } from '../../../codecs/all-things-zombie/campaign.ts';
import { CONTACTS } from '../../../codecs/all-things-zombie/contact.ts';
import {
  BATTLEFIELDS,
  decodeEncounter,
  encodeEncounter,
  PARTICIPANTS,
} from '../../../codecs/all-things-zombie/encounter-rows.ts';
import {
  type BareFigure,
  FIGURE_ADVANTAGES,
  FIGURE_ATTRIBUTES,
  FIGURE_WEAPONS,
  FIGURES,
} from '../../../codecs/all-things-zombie/figure.ts';
import { STOCK_ITEMS } from '../../../codecs/all-things-zombie/stock.ts';
import { type Decode, type Placed, UnfitValue } from '../../../codecs/shape.ts';
import type { Rows, TableName, Tables } from '../../../projection/rows.ts';

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
/** Tables that hold figures alone. */
export const FIGURE_TABLES = {
  figure: STATE_TABLES.figure,
  figure_attribute: STATE_TABLES.figure_attribute,
  figure_advantage: STATE_TABLES.figure_advantage,
  figure_weapon: STATE_TABLES.figure_weapon,
} as const satisfies Partial<Tables<StateTable>>;
export type StateTable = keyof typeof STATE_TABLES;
type FigureRows = Rows<keyof typeof FIGURE_TABLES>;
export type StateRows = Rows<StateTable>;

/** Parts of a campaign that stand in rows of their own, each with its place in its list. */
interface Listed {
  readonly figures: readonly Placed<Seen<Figure>>[];
  readonly stock: readonly Placed<Seen<StockItem>>[];
  readonly contacts: readonly Placed<Seen<Contact>>[];
}
interface Listing<T, R> {
  encode(key: { readonly campaign_id: string; readonly position: number }, value: T): R;
}
interface ListingOf<T, R> {
  encode(
    key: { readonly campaign_id: string; readonly figure_id: FigureId; readonly position: number },
    value: T,
  ): R;
}
interface PlacedOn<T> extends Placed<T> {
  readonly figure_id: FigureId;
}
type Lists = { readonly [L in keyof Listed]: readonly Listed[L][number]['value'][] };

function rowsOf(id: string, campaign: Seen<Campaign>, { figures, stock, contacts }: Listed): StateRows {
  const { encounter } = campaign;
  const ofCampaign = { campaign_id: id };
  const inPlace = <T, R>(table: Listing<T, R>, parts: readonly Placed<T>[]) =>
    parts.map(({ position, value }) => table.encode({ ...ofCampaign, position }, value));
  const ofFigures = <T, R>(table: ListingOf<T, R>, list: (of: Seen<Figure>) => readonly T[]) =>
    figures.flatMap(({ value: of }) =>
      list(of).map((part, position) => table.encode({ ...ofCampaign, figure_id: of.id, position }, part)),
    );
  return {
    campaign: [CAMPAIGNS.encode(ofCampaign, campaign)],
    calendar: [encodeCalendar(id, campaign)],
    figure: inPlace(FIGURES, figures),
    figure_attribute: ofFigures(FIGURE_ATTRIBUTES, ({ attributes }) => attributes),
    figure_advantage: ofFigures(FIGURE_ADVANTAGES, ({ advantages }) => advantages),
    figure_weapon: ofFigures(FIGURE_WEAPONS, ({ weapons }) => weapons),
    stock_item: inPlace(STOCK_ITEMS, stock),
    contact: inPlace(CONTACTS, contacts),
    encounter: encounter === null ? [] : [encodeEncounter(id, encounter)],
    battlefield: encounter?.table ? [BATTLEFIELDS.encode(ofCampaign, encounter.table)] : [],
    encounter_participant: inPlace(PARTICIPANTS, placed(encounter?.party ?? [])),
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
  const attributes = lists('figure_attribute', rows, FIGURE_ATTRIBUTES.decode);
  const advantages = lists('figure_advantage', rows, FIGURE_ADVANTAGES.decode);
  const weapons = lists('figure_weapon', rows, FIGURE_WEAPONS.decode);
  const completed = figures.map((figure) => ({
    // In the order of the keys, as `columnsOf` reads the others.
    advantages: take(advantages, figure.id),
    attributes: take(attributes, figure.id),
    ...figure,
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
  const figures = decoded('figure', rows, FIGURES.decode).map(({ value }) => value);
  return complete(figures, rows);
}

/**
 * The campaign of this name. Throws an `UnfitValue` that names table and column where the rows are none that `toRows` could
 * have made.
 */
export function fromRows(name: string, rows: StateRows): Campaign {
  const figures = complete(inOrder('figure', decoded('figure', rows, FIGURES.decode)), rows);
  const { value: campaign } = single('campaign', rows, CAMPAIGNS.decode);
  return {
    name,
    ...campaign,
    calendar: single('calendar', rows, (row, at) => decodeCalendar(row, at, campaign.houseRules)),
    figures,
    stock: inOrder('stock_item', decoded('stock_item', rows, STOCK_ITEMS.decode)),
    contacts: inOrder('contact', decoded('contact', rows, CONTACTS.decode)),
    encounter: encounterFrom(rows),
  };
}

function encounterFrom(rows: StateRows): Encounter | null {
  const table = atMostOne('battlefield', rows, BATTLEFIELDS.decode)?.value ?? null;
  const encounter = atMostOne('encounter', rows, decodeEncounter(table)) ?? null;
  const party = inOrder('encounter_participant', decoded('encounter_participant', rows, PARTICIPANTS.decode));
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
  const byFigure = Map.groupBy(decoded(table, rows, decode), ({ figure_id }) => figure_id);
  return new Map([...byFigure].map(([figure, placed]) => [figure, inOrder(`${table} of ${figure}`, placed)]));
}

function take<T>(from: Map<string, T[]>, figure: string): T[] {
  const taken = from.get(figure) ?? [];
  from.delete(figure);
  return taken;
}

/** The mechanical mapping between a campaign's state and the rows of its projection tables. No rule is applied here. */
import type { Campaign } from '../src/rules/all-things-zombie/campaign/state.ts';
import { decodeCalendar, decodeCampaign, encodeCalendar, encodeCampaign } from './codecs/campaign.ts';
import {
  decodeAdvantage,
  decodeAttribute,
  decodeFigure,
  decodeWeapon,
  encodeAdvantages,
  encodeAttributes,
  encodeFigure,
  encodeWeapons,
  type Placed,
  type PlacedOn,
} from './codecs/figure.ts';
import { Misfit, type Shape } from './codecs/shape.ts';
import type { Rows, TableName, Tables } from './rows.ts';

/** The tables that hold a campaign's state, parents first, each with its key. */
export const STATE_TABLES = {
  campaign: ['campaign_id'],
  calendar: ['campaign_id'],
  figure: ['campaign_id', 'figure_id'],
  figure_attribute: ['campaign_id', 'figure_id', 'position'],
  figure_advantage: ['campaign_id', 'figure_id', 'position'],
  figure_weapon: ['campaign_id', 'weapon_id'],
} as const satisfies Partial<Tables<TableName>>;
export type StateTable = keyof typeof STATE_TABLES;
export type StateRows = Rows<StateTable>;

export function toRows(id: string, campaign: Campaign): StateRows {
  const { figures } = campaign;
  return {
    campaign: [encodeCampaign(id, campaign)],
    calendar: [encodeCalendar(id, campaign.calendar)],
    figure: figures.map((figure, position) => encodeFigure(id, position, figure)),
    figure_attribute: figures.flatMap((figure) => encodeAttributes(id, figure)),
    figure_advantage: figures.flatMap((figure) => encodeAdvantages(id, figure)),
    figure_weapon: figures.flatMap((figure) => encodeWeapons(id, figure)),
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
  return {
    ...single('campaign', rows, decodeCampaign),
    calendar: single('calendar', rows, decodeCalendar),
    figures,
  };
}

function decoded<T>(table: StateTable, rows: StateRows, decode: Shape<T>): T[] {
  const key: readonly string[] = STATE_TABLES[table].slice(1);
  return rows[table].map((row) => decode(row, [table, ...key.map((column) => row[column])].join(' ')));
}

function single<T>(table: StateTable, rows: StateRows, decode: Shape<T>): T {
  const [only, another] = decoded(table, rows, decode);
  if (only === undefined || another !== undefined) throw new Misfit(table, 'one row', rows[table].length);
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

function lists<T>(table: StateTable, rows: StateRows, decode: Shape<PlacedOn<T>>): Map<string, T[]> {
  const byFigure = Map.groupBy(decoded(table, rows, decode), ({ figure }) => figure);
  return new Map([...byFigure].map(([figure, placed]) => [figure, inOrder(`${table} of ${figure}`, placed)]));
}

function take<T>(from: Map<string, T[]>, figure: string): T[] {
  const taken = from.get(figure) ?? [];
  from.delete(figure);
  return taken;
}

/** Rows of `figure` and of what belongs to one: attributes, advantages, weapons. */
import type { Figure, HeldWeapon, Origin } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { Advantage, AttributeId } from '../../../../src/rules/all-things-zombie/types.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { count, type Placed, parse, record, text, UnfitValue } from '../../../codecs/shape.ts';
import type {
  FigureAdvantageTable,
  FigureAttributeTable,
  FigureTable,
  FigureWeaponTable,
} from '../tables.ts';
import {
  advantage,
  area,
  attribute,
  card,
  figureId,
  flag,
  generatorTable,
  heldWeaponId,
  kind,
  leadership,
  period,
  rep,
  status,
  weapon,
  year,
} from './vocabulary.ts';

const figureRow = record<FigureTable>({
  campaign_id: text,
  figure_id: figureId,
  position: count,
  kind,
  name: text,
  rep,
  rap: count,
  protected: flag,
  leadership,
  status,
  since_year: year,
  since_period: period,
  joined_year: year,
  joined_period: period,
  origin_table: generatorTable.nullable(),
  origin_card: card.nullable(),
  biography: text,
  seen_zombie_death: flag,
  held_in: area.nullable(),
  outings: count,
  zombies: count,
  people: count,
});

/** A figure without what stands in tables of its own. */
export type BareFigure = Omit<Figure, 'attributes' | 'advantages' | 'weapons'>;
export interface PlacedOn<T> extends Placed<T> {
  readonly figure: string;
}

export function encodeFigure(id: string, position: number, figure: Seen<Figure>): FigureTable {
  return {
    campaign_id: id,
    figure_id: figure.id,
    position,
    kind: figure.kind,
    name: figure.name,
    rep: figure.rep,
    rap: figure.rap,
    protected: figure.protected ? 1 : 0,
    leadership: figure.leadership,
    status: figure.status,
    since_year: figure.since.year,
    since_period: figure.since.period,
    joined_year: figure.joined.year,
    joined_period: figure.joined.period,
    origin_table: figure.origin?.table ?? null,
    origin_card: figure.origin?.card ?? null,
    biography: figure.biography,
    seen_zombie_death: figure.seenZombieDeath ? 1 : 0,
    held_in: figure.heldIn,
    outings: figure.tally.outings,
    zombies: figure.tally.zombies,
    people: figure.tally.people,
  };
}

function decodeOrigin({ origin_table, origin_card }: FigureTable, at: string): Origin | null {
  if (origin_table === null && origin_card === null) return null;
  if (origin_table === null)
    throw new UnfitValue(`${at}.origin_table`, 'a table, where there is a card', null);
  return { table: origin_table, card: parse(card, origin_card, `${at}.origin_card`) };
}

export function decodeFigure(row: unknown, at: string): Placed<BareFigure> {
  const read = parse(figureRow, row, at);
  return {
    position: read.position,
    value: {
      id: read.figure_id,
      kind: read.kind,
      name: read.name,
      rep: read.rep,
      rap: read.rap,
      protected: read.protected === 1,
      leadership: read.leadership,
      status: read.status,
      since: { year: read.since_year, period: read.since_period },
      joined: { year: read.joined_year, period: read.joined_period },
      origin: decodeOrigin(read, at),
      biography: read.biography,
      seenZombieDeath: read.seen_zombie_death === 1,
      heldIn: read.held_in,
      tally: { outings: read.outings, zombies: read.zombies, people: read.people },
    },
  };
}

const attributeRow = record<FigureAttributeTable>({
  campaign_id: text,
  figure_id: figureId,
  position: count,
  attribute,
});

export function encodeAttributes(
  id: string,
  { id: figure_id, attributes }: Seen<Figure>,
): FigureAttributeTable[] {
  return attributes.map((value, position) => ({ campaign_id: id, figure_id, position, attribute: value }));
}

export function decodeAttribute(row: unknown, at: string): PlacedOn<AttributeId> {
  const read = parse(attributeRow, row, at);
  return { figure: read.figure_id, position: read.position, value: read.attribute };
}

const advantageRow = record<FigureAdvantageTable>({
  campaign_id: text,
  figure_id: figureId,
  position: count,
  advantage,
});

export function encodeAdvantages(
  id: string,
  { id: figure_id, advantages }: Seen<Figure>,
): FigureAdvantageTable[] {
  return advantages.map((value, position) => ({ campaign_id: id, figure_id, position, advantage: value }));
}

export function decodeAdvantage(row: unknown, at: string): PlacedOn<Advantage> {
  const read = parse(advantageRow, row, at);
  return { figure: read.figure_id, position: read.position, value: read.advantage };
}

const weaponRow = record<FigureWeaponTable>({
  campaign_id: text,
  weapon_id: heldWeaponId,
  figure_id: figureId,
  position: count,
  weapon,
  clips: count.nullable(),
  loaded: flag,
});

export function encodeWeapons(id: string, { id: figure_id, weapons }: Seen<Figure>): FigureWeaponTable[] {
  return weapons.map((held, position) => ({
    campaign_id: id,
    weapon_id: held.id,
    figure_id,
    position,
    weapon: held.weapon,
    clips: held.clips,
    loaded: held.loaded ? 1 : 0,
  }));
}

export function decodeWeapon(row: unknown, at: string): PlacedOn<HeldWeapon> {
  const read = parse(weaponRow, row, at);
  return {
    figure: read.figure_id,
    position: read.position,
    value: { id: read.weapon_id, weapon: read.weapon, clips: read.clips, loaded: read.loaded === 1 },
  };
}

/** A figure in an event, and in rows: of `figure`, and of what belongs to one: attributes, advantages, weapons. */
import { z } from 'zod';
import type {
  Figure,
  HeldWeapon,
  Origin,
  Tally,
} from '../../../src/rules/all-things-zombie/state/campaign.ts';
import { column, columnsOf, flag, orNull, tableOf } from '../columns.ts';
import { count, record, text } from '../shape.ts';
import {
  advantage,
  area,
  attribute,
  card,
  dateIn,
  figureId,
  generatorTable,
  heldWeaponId,
  kind,
  leadership,
  pronoun,
  rep,
  status,
  weapon,
} from './vocabulary.ts';

/** Fields that stand in tables of their own. */
type Lists = Pick<Figure, 'attributes' | 'advantages' | 'weapons'>;
export type BareFigure = Omit<Figure, keyof Lists>;

const bareFigure = columnsOf<BareFigure>()({
  id: column('figure_id', figureId),
  kind: column('kind', kind),
  name: column('name', text),
  // Events of before tell of neither.
  pronoun: column('pronoun', pronoun.default('they')),
  shortName: column('short_name', text.nullable().default(null)),
  rep: column('rep', rep),
  rap: column('rap', count),
  protected: flag('protected'),
  leadership: column('leadership', leadership),
  status: column('status', status),
  since: dateIn('since'),
  joined: dateIn('joined'),
  origin: orNull(
    columnsOf<Origin>()({
      table: column('origin_table', generatorTable),
      card: column('origin_card', card),
    }),
  ),
  biography: column('biography', text),
  seenZombieDeath: flag('seen_zombie_death'),
  heldIn: column('held_in', area.nullable()),
  tally: columnsOf<Tally>()({
    outings: column('outings', count),
    zombies: column('zombies', count),
    people: column('people', count),
  }),
});

const weaponColumns = columnsOf<HeldWeapon>()({
  id: column('weapon_id', heldWeaponId),
  weapon: column('weapon', weapon),
  clips: column('clips', count.nullable()),
  loaded: flag('loaded'),
});
export const heldWeapon = weaponColumns.schema;

export const figure = record<Figure>({
  ...bareFigure.fields,
  attributes: z.array(attribute),
  advantages: z.array(advantage),
  weapons: z.array(heldWeapon),
});

export const called = record<Pick<Figure, 'pronoun' | 'shortName'>>({
  pronoun,
  shortName: text.nullable(),
});

export const FIGURES = tableOf({ campaign_id: text, position: count }, bareFigure);

const inList = { campaign_id: text, figure_id: figureId, position: count };
export const FIGURE_ATTRIBUTES = tableOf(inList, column('attribute', attribute));
export const FIGURE_ADVANTAGES = tableOf(inList, column('advantage', advantage));
export const FIGURE_WEAPONS = tableOf(inList, weaponColumns);

/** The stockpile by the player's own hand: several things at once, and corrections with a reason. */

import { type Fields, flag, nullable, number, optional, variant } from '../../core/fields.ts';
import { byPlayer } from '../state/cause.ts';
import { figureNamed } from '../state/find.ts';
import type { SeenCampaign, SeenFigure } from '../state/seen.ts';
import { type StockItem, type StockKind, stockId } from '../what-you-gain/stock.ts';
import { type Acted, type ActOf, type CampaignPlay, declared, done, type InputOf, refuse } from './act.ts';
import { itemNamed, no, type SeenItem, tell } from './encounter/act.ts';
import { equip } from './encounter/planning/stock.ts';
import { FIGURE, ITEMS_NAMED, REASON, WEAPON } from './fields.ts';
import type { Thing } from './title-facts.ts';
import type { Things } from './titles/campaign.ts';

/** Each once, in the order named; undefined if one isn't there, or none is named. */
export function itemsNamed(now: SeenCampaign, ids: readonly string[]): readonly SeenItem[] | undefined {
  const items = [...new Set(ids)].flatMap((id) => itemNamed(now, id) ?? []);
  return items.length === new Set(ids).size && items.length > 0 ? items : undefined;
}

function together(items: readonly SeenItem[]): Things {
  const [only, another] = items;
  return { things: items.length, thing: only && another === undefined ? thingOf(only) : null };
}

export const thingOf = ({ kind, weapon }: Pick<SeenItem, 'kind' | 'weapon'>): Thing => ({ kind, weapon });

export const HAND_OUT = declared({
  /** `to` nobody: they are laid back. */
  fields: { items: ITEMS_NAMED, to: nullable(FIGURE) },
  stages: null,
  refusals: ['no-such-item', 'not-able', 'already-so', 'same-hands'],
});

/** Has a figure take things out of the stockpile, from wherever they are; or lays them back. */
export function* handOut(
  now: SeenCampaign,
  { items: ids, to }: InputOf<typeof HAND_OUT>,
): ActOf<typeof HAND_OUT> {
  const items = itemsNamed(now, ids);
  if (items === undefined) return no('no-such-item');
  const figure = to === null ? null : figureNamed(now, to);
  if (figure !== null && figure?.status !== 'ready') return no('not-able');
  const carrier = figure?.id ?? null;
  const moved = items.filter((item) => item.carrier !== carrier);
  if (moved.length === 0) {
    return refuse(
      figure === null
        ? { code: 'already-so', already: { what: 'in-stockpile' } }
        : { code: 'same-hands', name: figure.name },
    );
  }
  for (const item of moved) {
    yield* tell({ type: 'stock-moved', item: { ...item }, from: item.carrier, to: carrier });
  }
  return done('hand-out', { name: figure?.name ?? null, ...together(moved) });
}

export const TAKE_UP = declared({
  fields: { items: ITEMS_NAMED, figure: FIGURE },
  stages: null,
  refusals: ['no-such-item', 'not-able', 'same-hands', 'already-so'],
});

/** Gives a figure things: it is armed and armoured at once, and carries the rest. */
export function* takeUp(
  now: SeenCampaign,
  { items: ids, figure: who }: InputOf<typeof TAKE_UP>,
): ActOf<typeof TAKE_UP> {
  const items = itemsNamed(now, ids);
  if (items === undefined) return no('no-such-item');
  const figure = figureNamed(now, who);
  if (figure?.status !== 'ready') return no('not-able');
  if (items.every((item) => !isWornOrHeld(item) && item.carrier === figure.id))
    return refuse({ code: 'same-hands', name: figure.name });
  // All is looked at before anything is told: the acts below refuse nothing any more.
  if (tooMuchArmour(figure, items)) return alreadyProtected(figure);
  const taken = together(items);
  yield* given(now, items, figure);
  return done('take-up', { name: figure.name, ...taken });
}

/** A weapon is in hand, and body armour on, once somebody has it. */
export const isWornOrHeld = ({ kind }: Pick<SeenItem, 'kind'>): boolean =>
  kind === 'weapon' || kind === 'body-armor';

/** Puts weapons into the hands of a figure and armour on it; everything else it carries. */
export function* given(
  now: SeenCampaign,
  items: readonly SeenItem[],
  { id: figure }: SeenFigure,
): CampaignPlay<void> {
  for (const item of items) {
    if (isWornOrHeld(item)) yield* equip(now, { item: item.id, figure });
    else if (item.carrier !== figure)
      yield* tell({ type: 'stock-moved', item: { ...item }, from: item.carrier, to: figure });
  }
}

export const alreadyProtected = ({ name }: Pick<SeenFigure, 'name'>): Acted<'already-so'> =>
  refuse({ code: 'already-so', already: { what: 'protected', name, protected: true } });

/** Nobody wears two. */
export function tooMuchArmour(figure: SeenFigure, items: readonly SeenItem[]): boolean {
  return items.filter(({ kind }) => kind === 'body-armor').length > (figure.protected ? 0 : 1);
}

export const ADD_STOCK = declared({
  ofCampaigns: true,
  fields: {
    what: variant('kind', {
      weapon: { weapon: WEAPON },
      'surplus-clip': { fitsMachineGun: flag },
      vehicle: {},
      'body-armor': {},
      'medical-supplies': {},
      cure: {},
    } satisfies Record<StockKind, Fields>),
    /** Number of things to add; 1 where it isn’t said. */
    count: optional(number(1, 20)),
    /** Stands where it says of other things where they were found. */
    why: REASON,
  },
  stages: null,
  refusals: [],
});

/** Things nobody found by the rules, e.g. by the player's own story. */
export function* addStock(
  now: SeenCampaign,
  { what, count = 1, why }: InputOf<typeof ADD_STOCK>,
): ActOf<typeof ADD_STOCK> {
  const item = (): StockItem => ({
    id: stockId(now.count.stock + 1),
    kind: what.kind,
    weapon: what.kind === 'weapon' ? what.weapon : null,
    fitsMachineGun: what.kind === 'surplus-clip' && what.fitsMachineGun,
    carrier: null,
    found: now.calendar.now,
    from: { where: 'said', text: why },
  });
  for (let added = 0; added < count; added += 1) yield* tell({ type: 'stock-gained', item: item() });
  return done('add-stock', { thing: thingOf(item()), count });
}

export const STRIKE_OFF = declared({
  fields: { items: ITEMS_NAMED, why: REASON },
  stages: null,
  refusals: ['no-such-item', 'clip-promised'],
});

/** Things that are gone though no rule used them up. */
export function* strikeOff(
  now: SeenCampaign,
  { items: ids, why }: InputOf<typeof STRIKE_OFF>,
): ActOf<typeof STRIKE_OFF> {
  const items = itemsNamed(now, ids);
  if (items === undefined) return no('no-such-item');
  if (now.encounter?.clips.some((clip) => items.some(({ id }) => id === clip.item)))
    return no('clip-promised');
  const struck = together(items);
  for (const item of items)
    yield* tell({ type: 'stock-used', item: { ...item }, by: item.carrier, how: byPlayer(why) });
  return done('strike-off', struck);
}

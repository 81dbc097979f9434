/** The stockpile by the player's own hand: several things at once, and corrections with a reason. */

import { byPlayer } from '../state/cause.ts';
import { figureNamed } from '../state/find.ts';
import { type StockItem, type StockKind, stockId } from '../state/stock.ts';
import type { WeaponId } from '../types.ts';
import { type Act, type Acted, done, type Now, refuse, type SeenFigure } from './act.ts';
import { itemNamed, no, type SeenItem, tell } from './encounter/act.ts';
import { equip } from './encounter/stock.ts';
import type { Thing, Things } from './title.ts';

/** Each once, in the order named; undefined if one isn't there, or none is named. */
export function itemsNamed(now: Now, ids: readonly string[]): readonly SeenItem[] | undefined {
  const items = [...new Set(ids)].flatMap((id) => itemNamed(now, id) ?? []);
  return items.length === new Set(ids).size && items.length > 0 ? items : undefined;
}

function together(items: readonly SeenItem[]): Things {
  const [only, another] = items;
  return { things: items.length, thing: only && another === undefined ? thingOf(only) : null };
}

export const thingOf = ({ kind, weapon }: Pick<SeenItem, 'kind' | 'weapon'>): Thing => ({ kind, weapon });

export interface HandingOut {
  readonly items: readonly string[];
  /** Null lays them back. */
  readonly to: string | null;
}

/** One figure takes things out of the stockpile, from wherever they are; or they are laid back. */
export function* handOut(now: Now, { items: ids, to }: HandingOut): Act {
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

export interface TakingUp {
  readonly items: readonly string[];
  readonly figure: string;
}

/** One figure takes up weapons and puts on body armour: they leave the stockpile for good. */
export function* takeUp(now: Now, { items: ids, figure: who }: TakingUp): Act {
  const items = itemsNamed(now, ids);
  if (items === undefined) return no('no-such-item');
  const figure = figureNamed(now, who);
  if (figure?.status !== 'ready') return no('not-able');
  // All is looked at before anything is told: the acts below refuse nothing any more.
  if (items.some(({ kind }) => kind !== 'weapon' && kind !== 'body-armor')) return no('not-that-kind');
  if (tooMuchArmour(figure, items)) return alreadyProtected(figure);
  const taken = together(items);
  for (const { id } of items) yield* equip(now, { item: id, figure: who });
  return done('take-up', { name: figure.name, ...taken });
}

export const alreadyProtected = ({ name }: Pick<SeenFigure, 'name'>): Acted =>
  refuse({ code: 'already-so', already: { what: 'protected', name, protected: true } });

/** Nobody wears two. */
export function tooMuchArmour(figure: SeenFigure, items: readonly SeenItem[]): boolean {
  return items.filter(({ kind }) => kind === 'body-armor').length > (figure.protected ? 0 : 1);
}

/** What a thing is that the player adds. */
export type Added =
  | { readonly kind: 'weapon'; readonly weapon: WeaponId }
  | { readonly kind: 'surplus-clip'; readonly fitsMachineGun: boolean }
  | { readonly kind: Exclude<StockKind, 'weapon' | 'surplus-clip'> };

export interface Adding {
  readonly what: Added;
  /** How many of them, 1 or more. */
  readonly count: number;
  /** Stands where it says of other things where they were found. */
  readonly why: string;
}

/** Things nobody found by the rules, e.g. by the player's own story. */
export function* addStock(now: Now, { what, count, why }: Adding): Act {
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

export interface Striking {
  readonly items: readonly string[];
  readonly why: string;
}

/** Things that are gone though no rule used them up. */
export function* strikeOff(now: Now, { items: ids, why }: Striking): Act {
  const items = itemsNamed(now, ids);
  if (items === undefined) return no('no-such-item');
  if (now.encounter?.clips.some((clip) => items.some(({ id }) => id === clip.item)))
    return no('clip-promised');
  const struck = together(items);
  for (const item of items)
    yield* tell({ type: 'stock-used', item: { ...item }, by: item.carrier, how: byPlayer(why) });
  return done('strike-off', struck);
}

/** Totals of a survivor’s figures: their own, Gear, a helper, and Events; and totals of stacks of Threats. */
import { workedOut } from '../core/in-force.ts';
import type { Seen } from '../core/seen.ts';
import { enemyValue, eventRow, figure, gearRow, isMale, survivorRow } from './cards.ts';
import { type AztaState, helperOf, type Survivor, survivorOf } from './state.ts';
import {
  type Enemy,
  type EventCard,
  GEAR,
  type Gear,
  type Kind,
  STAT_OF,
  type Stat,
  type Stats,
  SURVIVORS,
  type SurvivorId,
} from './types.ts';

type Look = Seen<AztaState>;

/** A part of a figure, with its source. */
export type Part =
  | { readonly from: 'base'; readonly by: number }
  | { readonly from: 'gear'; readonly card: Gear; readonly by: number }
  | { readonly from: 'helper'; readonly card: SurvivorId; readonly by: number }
  | { readonly from: 'event'; readonly card: EventCard; readonly by: number };

/** True for a survivor who has looted, or is distracted, and so counts as little of their own (AZTA-15: not less for both). */
export const isBurdened = ({ distracted }: Look, { id, hasLooted }: Seen<Survivor>): boolean =>
  hasLooted || (distracted.now && isMale(id));

export const baseOf = (state: Look, survivor: Seen<Survivor>, stat: Stat): number =>
  isBurdened(state, survivor) ? figure('burdened-base') : survivorRow(survivor.id).result[stat];

/** Each piece on each survivor, by the figures in force: asked far more often than they change. */
const bonuses = workedOut(() => {
  const on = (gear: Gear, id: SurvivorId, stat: Stat): number => {
    const { result } = gearRow(gear);
    return result[stat] + (result.extra?.[id] === stat ? figure('extra') : 0);
  };
  const stats = (gear: Gear, id: SurvivorId): Stats => ({
    wits: on(gear, id, 'wits'),
    fight: on(gear, id, 'fight'),
    speed: on(gear, id, 'speed'),
  });
  const rows = GEAR.map((gear) => [gear, Object.fromEntries(SURVIVORS.map((id) => [id, stats(gear, id)]))]);
  return Object.fromEntries(rows) as Readonly<Record<Gear, Readonly<Record<SurvivorId, Stats>>>>;
});

/** With the extra for whom it is made. */
export const gearBonus = (gear: Gear, id: SurvivorId, stat: Stat): number => bonuses()[gear][id][stat];

/** Every part of it; those that come to nothing are left out, but for what is the survivor's own. */
export function partsOf(state: Look, id: SurvivorId, stat: Stat): readonly Part[] {
  const survivor = survivorOf(state, id);
  const helper = helperOf(state, id);
  const parts: Part[] = survivor.gear.map((card) => ({ from: 'gear', card, by: gearBonus(card, id, stat) }));
  if (helper !== undefined) {
    // The helper's own figures alone, without Gear (AZTA-6).
    parts.push({ from: 'helper', card: helper, by: baseOf(state, survivorOf(state, helper), stat) });
  }
  for (const { card, survivor: of } of state.encounter?.boosts ?? []) {
    if (of === id) parts.push({ from: 'event', card, by: eventRow(card).result[stat] ?? 0 });
  }
  return [{ from: 'base', by: baseOf(state, survivor, stat) }, ...parts.filter(({ by }) => by !== 0)];
}

/** Total of the figure, all in all. */
export function adjusted(state: Look, id: SurvivorId, stat: Stat): number {
  const survivor = survivorOf(state, id);
  let sum = baseOf(state, survivor, stat);
  for (const gear of survivor.gear) sum += gearBonus(gear, id, stat);
  const helper = helperOf(state, id);
  if (helper !== undefined) sum += baseOf(state, survivorOf(state, helper), stat);
  for (const { card, survivor: of } of state.encounter?.boosts ?? []) {
    if (of === id) sum += eventRow(card).result[stat] ?? 0;
  }
  return sum;
}

export const against = (state: Look, id: SurvivorId, kind: Kind): number =>
  adjusted(state, id, STAT_OF[kind]);

export function totalOf(stack: readonly Enemy[]): number {
  let sum = 0;
  for (const card of stack) sum += enemyValue(card);
  return sum;
}

export const totalAgainst = ({ stacks }: Pick<Look, 'stacks'>, kind: Kind): number => totalOf(stacks[kind]);

/** True if a card flipped onto the stack goes to the bottom: larger than all of it (AZTA-1: an equal one is not). */
export function isLargest(stack: readonly Enemy[], card: Enemy): boolean {
  const value = enemyValue(card);
  return stack.every((other) => enemyValue(other) < value);
}

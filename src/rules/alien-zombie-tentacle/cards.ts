/** Questions about a card by itself, and the decks they come in. */
import { workedOut } from '../core/in-force.ts';
import { type Found, rowOf } from '../core/table.ts';
import { ENEMY_CARDS, type EnemyCard } from './data/enemies.ts';
import { EVENT_CARDS, type PrintedEvent } from './data/events.ts';
import { FIGURES, type FigureRow } from './data/figures.ts';
import { GEAR_CARDS, type GearCard } from './data/gear.ts';
import { SURVIVOR_CARDS, type Survivor } from './data/survivors.ts';
import {
  type Card,
  type Enemy,
  EVENTS,
  type EventCard,
  GEAR,
  type Gear,
  KINDS,
  type Kind,
  SURVIVORS,
  type SurvivorId,
  THREAT_VALUES,
} from './types.ts';

const GEAR_SET: ReadonlySet<string> = new Set(GEAR);

export const isGear = (card: Card): card is Gear => GEAR_SET.has(card);
export const isEvent = (card: Card): card is EventCard => !GEAR_SET.has(card);

/** A survivor's card as printed, or as the player's own deck has it. */
export const survivorRow = (id: SurvivorId): Found<Survivor> => rowOf(SURVIVOR_CARDS, id);
export const gearRow = (gear: Gear): Found<GearCard> => rowOf(GEAR_CARDS, gear);
export const eventRow = (card: EventCard): Found<PrintedEvent> => rowOf(EVENT_CARDS, card);
export const enemyRow = (card: Enemy): Found<EnemyCard> => rowOf(ENEMY_CARDS, card);
export const figureRow = (row: FigureRow): Found<number> => rowOf<FigureRow, number>(FIGURES, row);

export const figure = (row: FigureRow): number => figureRow(row).result;
export const enemyValue = (card: Enemy): number => enemyRow(card).result.value;
export const isMale = (id: SurvivorId): boolean => survivorRow(id).result.gender === 'm';

const KIND_BY_ENEMY = new Map<Enemy, Kind>(
  KINDS.flatMap((kind) => THREAT_VALUES.map((value): [Enemy, Kind] => [`${kind}-${value}`, kind])),
);
export const ENEMIES: readonly Enemy[] = [...KIND_BY_ENEMY.keys()];

export function kindOf(card: Enemy): Kind {
  const kind = KIND_BY_ENEMY.get(card);
  if (kind === undefined) throw new Error(`${card} is no card of the Enemies deck`);
  return kind;
}

const times = <C>(count: number, card: C): readonly C[] => Array.from({ length: count }, () => card);

/** All copies of all cards, by the figures in force. */
export const wholeDecks = workedOut(() => {
  const survivors = SURVIVORS.map((id) => ({ id, ...survivorRow(id) }));
  const gear = GEAR.map((id) => ({ id, ...gearRow(id) }));
  const events = EVENTS.map((id) => ({ id, ...eventRow(id) }));
  const enemies = ENEMIES.map((id) => ({ id, ...enemyRow(id) }));
  return {
    survivors: survivors.filter(({ result }) => result.inDeck !== false).map(({ id }) => id),
    cards: [...gear, ...events].flatMap(({ id, result }) => times<Card>(result.copies, id)),
    enemies: enemies.flatMap(({ id, result }) => times(result.copies, id)),
    rows: [...survivors, ...gear, ...events, ...enemies].map(({ row }) => row),
  };
});

/** Takes `card` out of a list whose order tells nothing: the last takes its place. Changes the list. */
export function takeOut<C extends string>(cards: C[], card: C): void {
  const at = cards.indexOf(card);
  const last = cards.pop();
  if (at < 0 || last === undefined) throw new Error(`${card} is not among the cards it is taken from`);
  if (at < cards.length) cards[at] = last;
}

/** Each once, in the order they first stand. */
export const distinct = <C>(cards: readonly C[]): readonly C[] => [...new Set(cards)];

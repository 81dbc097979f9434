/** A card of the hand or of the centre: what stands on its face, and what the table calls it by. */
import type { Seen } from '../../../core/seen.ts';
import { countedInWords, inWords } from '../../../core/text/english.ts';
import { eventRow, figure, gearRow, isGear } from '../../cards.ts';
import { type AztaState, isIn, playerAt } from '../../state.ts';
import { type AztaSeat, type Card, type EventCard, type Gear, STATS, type Stats } from '../../types.ts';
import { STAT_NAMES } from '../names.ts';
import { eventEffect, gearEffect } from './effects.ts';
import { markOf } from './marks.ts';
import { handToken, lootToken } from './tokens.ts';

interface Face {
  readonly title: string;
  /** `~` of a card whose figures are ours, `‡` of one that was corrected. */
  readonly mark: string;
  readonly effect: string;
  /** Bonus of the card; null where it adds nothing. */
  readonly bonus: Stats | null;
  /** Step in which the card is played. */
  readonly when: string;
  /** All that it shows, for who hears it. */
  readonly label: string;
}

export type HeldFace =
  | ({ readonly kind: 'gear'; readonly card: Gear } & Face)
  | ({ readonly kind: 'event'; readonly card: EventCard } & Face);

export type HeldView = HeldFace & {
  /** The place it lies in. */
  readonly token: string;
};

export interface HandView {
  readonly cards: readonly HeldView[];
  readonly aside: string;
  /** Words in the place that is free; empty where none is. */
  readonly free: string;
}

const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);

export function heldFace(card: Card): HeldFace {
  const found = isGear(card) ? gearRow(card) : eventRow(card);
  const { title, wits = 0, fight = 0, speed = 0 } = found.result;
  const stats = { wits, fight, speed };
  const bonus = STATS.some((stat) => stats[stat] !== 0) ? stats : null;
  const effect = isGear(card) ? gearEffect(card) : eventEffect(card);
  const adds = STATS.flatMap((stat) =>
    stats[stat] === 0 ? [] : [`${STAT_NAMES[stat]} ${signed(stats[stat])}`],
  );
  const face = { title, mark: markOf(found), effect, bonus };
  const label = [title, isGear(card) ? 'Gear' : 'Event', ...adds, effect]
    .filter((part) => part !== '')
    .join(', ');
  return isGear(card)
    ? { kind: 'gear', card, ...face, when: 'Put on in Weaponize', label }
    : { kind: 'event', card, ...face, when: 'Played in Screw', label };
}

export function handView(state: Seen<AztaState>, seat: AztaSeat): HandView {
  const { hand, hasHelped } = playerAt(state, seat);
  const limit = figure('hand-limit');
  const mayHelp = isIn(state, seat) && state.phase === 'help' && !hasHelped;
  const isFull = hand.length >= limit;
  return {
    cards: hand.map((card) => ({ ...heldFace(card), token: handToken(card) })),
    aside: `${inWords(hand.length)} of ${inWords(limit)}; nobody else sees them`,
    free: isFull ? '' : mayHelp ? `draws ${figure('help-draws')} if you help` : 'free',
  };
}

/** A bot’s. */
export const hiddenHand = (state: Seen<AztaState>, seat: AztaSeat): HandView => ({
  ...{ cards: [], free: '' },
  aside: `${countedInWords(playerAt(state, seat).hand.length, 'card', 'cards')} that nobody else sees`,
});

/** Each piece by itself: copies are told apart by their place. */
export const lootView = ({ loot }: Seen<AztaState>): readonly HeldView[] =>
  loot.map((gear) => ({ ...heldFace(gear), token: lootToken(gear) }));

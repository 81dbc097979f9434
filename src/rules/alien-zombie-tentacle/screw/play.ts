/** What an Event does, and what it may be played at. */
import type { Play } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { eventRow } from '../cards.ts';
import type { AztaEvent } from '../events.ts';
import type { AztaState } from '../state.ts';
import type { AztaSeat, EventCard } from '../types.ts';

export interface EventPlay {
  /** What it may be played at, each an option; one that needs no target has one without. None: it can’t be played. */
  readonly targets: (state: Seen<AztaState>) => readonly string[];
  readonly play: (state: Seen<AztaState>, seat: AztaSeat, target: string) => Play<void, AztaEvent>;
}

/** Of an Event that is played at nobody. */
export const PLAIN: readonly string[] = [''];

/** What every such event carries. */
export const played = <C extends EventCard>(seat: AztaSeat, card: C) => ({
  rule: `azta.${card}` as const,
  seat,
  card,
  rows: [eventRow(card).row],
});

/** Effects of Events, and the targets they may be played at. */
import type { Play } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { eventRow } from '../cards.ts';
import type { AztaEvent } from '../events.ts';
import type { AztaState } from '../state.ts';
import type { AztaSeat, EventCard } from '../types.ts';

export interface EventPlay {
  /** Targets that the Event may be played at, each an option; an Event that needs none has one option without. None: it can’t be played. */
  readonly targets: (state: Seen<AztaState>) => readonly string[];
  readonly play: (state: Seen<AztaState>, seat: AztaSeat, target: string) => Play<void, AztaEvent>;
}

/** Targets of an Event that is played at nobody. */
export const PLAIN: readonly string[] = [''];

/** Fields that the event of every played card carries. */
export const played = <C extends EventCard>(seat: AztaSeat, card: C) => ({
  rule: `azta.${card}` as const,
  seat,
  card,
  rows: [eventRow(card).row],
});

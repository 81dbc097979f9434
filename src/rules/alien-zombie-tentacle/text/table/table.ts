/** The card table without its geometry: who sits where, what lies there, and what the open question offers. */
import type { Corrections } from '../../../core/figure.ts';
import { withCorrections } from '../../../core/in-force.ts';
import type { Seen } from '../../../core/seen.ts';
import { type AztaState, seatsOf } from '../../state.ts';
import { type AztaSeat, STAT_OF, type Stat } from '../../types.ts';
import { type EncounterView, encounterView } from './encounter-view.ts';
import { type FootView, footView } from './foot-view.ts';
import { type HandView, type HeldView, handView, hiddenHand, lootView } from './held-view.ts';
import { type NextFlipView, nextFlipView } from './next-flip.ts';
import { type Offer, offerOf } from './offers.ts';
import { pointedAt } from './pointed.ts';
import { type SeatView, seatView } from './seat-view.ts';
import { type StackView, stacksView } from './stack-view.ts';

export interface TableView {
  readonly me: SeatView;
  /** Seats in the order they sit after me. */
  readonly others: readonly SeatView[];
  readonly stacks: readonly StackView[];
  /** The figure that counts this round; null until a Threat is flipped. */
  readonly hot: Stat | null;
  readonly encounter: EncounterView | null;
  readonly loot: readonly HeldView[];
  /** Null where nothing is known of it, and once the Threat of the round is there. */
  readonly nextFlip: NextFlipView | null;
  /** Words in the middle where nothing else lies there. */
  readonly quiet: string;
  readonly hand: HandView;
  readonly foot: FootView;
  readonly offers: readonly Offer[];
}

export interface Asking {
  readonly seat: string;
  readonly of: string | null;
  readonly options: readonly { readonly id: string; readonly text: string }[];
}

interface Looking {
  /** True if the chair is the player’s: nobody looks into a bot’s hand. */
  readonly isHeld: boolean;
  /** The open question, where it is one of options. */
  readonly asking: Asking | undefined;
  /** The option that is pointed at: the Encounter is shown as it would be then. */
  readonly picked: string | null;
  readonly corrections: Corrections;
}

/** The table as `me` sees it, by the corrections that hold for the game. */
export const tableView = (state: Seen<AztaState>, me: AztaSeat, looking: Looking): TableView =>
  withCorrections(looking.corrections, () => viewed(state, me, looking));

function viewed(state: Seen<AztaState>, me: AztaSeat, { isHeld, asking, picked }: Looking): TableView {
  const offers = asking?.options.map((option) => offerOf(option, asking.of)) ?? [];
  const at = offers.findIndex(({ id }) => id === picked);
  const pointed = offers[at];
  const then = pointed && pointedAt(state, pointed.id);
  return {
    me: seatView(state, me),
    others: afterMe(state, me).map((seat) => seatView(state, seat)),
    stacks: stacksView(state),
    hot: state.threat === null ? null : STAT_OF[state.threat.kind],
    encounter: encounterView(state, then),
    loot: state.outcome === null ? lootView(state) : [],
    nextFlip: state.phase === 'set-up' || state.threat !== null ? null : nextFlipView(state, me),
    quiet: quietOf(state),
    hand: isHeld ? handView(state, me) : hiddenHand(state, me),
    foot: footView(state, then, String(at + 1)),
    offers,
  };
}

function afterMe(state: Seen<AztaState>, me: AztaSeat): readonly AztaSeat[] {
  const seats = seatsOf(state);
  const at = seats.indexOf(me);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

function quietOf({ phase, encounter, outcome }: Seen<AztaState>): string {
  if (outcome !== null) return 'The night is over.';
  if (phase === 'set-up') return 'Survivors, hands and the first three Threats are dealt.';
  if (encounter !== null) return 'Nobody is in the Encounter.';
  return 'No Gear lies in the centre. The Threat of the round is flipped after Loot.';
}

/** Events that can happen at the table: codes, ids and figures, no words. */
import type { RowId } from '../core/table.ts';
import type {
  AztaOutcome,
  AztaSeat,
  Card,
  Enemy,
  EventCard,
  Gear,
  Kind,
  Phase,
  SurvivorId,
} from './types.ts';

interface ByRow {
  readonly rows: readonly RowId[];
}
/** Place for Gear that is let go: the centre, or the discard pile. */
export type Goes = 'loot' | 'discard';
export type From = SurvivorId | 'hand';

export type SetUpEvent =
  | { readonly rule: 'azta.first-player'; readonly seat: AztaSeat }
  | ({
      readonly rule: 'azta.decks';
      readonly survivors: readonly SurvivorId[];
      readonly cards: readonly Card[];
      readonly enemies: readonly Enemy[];
    } & ByRow)
  | ({ readonly rule: 'azta.survivor'; readonly seat: AztaSeat; readonly survivor: SurvivorId } & ByRow)
  | { readonly rule: 'azta.start'; readonly cards: readonly Enemy[] };

export type CardEvent =
  /** `open`: all have seen that it is an Event. */
  | ({
      readonly rule: 'azta.draw';
      readonly seat: AztaSeat;
      readonly card: Card;
      readonly open?: true;
    } & Partial<ByRow>)
  /** Gear that an eliminated player turns up on the way to an Event. */
  | { readonly rule: 'azta.until-event'; readonly seat: AztaSeat; readonly card: Card }
  | ({ readonly rule: 'azta.hand-limit'; readonly seat: AztaSeat; readonly card: Card } & ByRow)
  | { readonly rule: 'azta.reshuffle'; readonly pile: 'cards' | 'enemies'; readonly cards: number };

export type GearEvent =
  | {
      readonly rule: 'azta.take-gear';
      readonly seat: AztaSeat;
      readonly survivor: SurvivorId;
      readonly gear: Gear;
      readonly from: SurvivorId;
    }
  | {
      readonly rule: 'azta.move';
      readonly seat: AztaSeat;
      readonly gear: Gear;
      readonly from: SurvivorId;
      readonly to: SurvivorId;
    }
  | {
      readonly rule: 'azta.offer';
      readonly seat: AztaSeat;
      readonly to: AztaSeat;
      readonly gear: Gear;
      readonly from: From;
      /** True if nothing is wanted for it. */
      readonly isGift: boolean;
    }
  /** Gear that the other player wants for the offer. */
  | { readonly rule: 'azta.answer'; readonly seat: AztaSeat; readonly gear: Gear; readonly from: From }
  | { readonly rule: 'azta.no-trade'; readonly seat: AztaSeat }
  /** `onto`: where it goes; `for`: what comes back, to where that came from. */
  | {
      readonly rule: 'azta.trade';
      readonly seat: AztaSeat;
      readonly to: AztaSeat;
      readonly gear: Gear;
      readonly from: From;
      readonly onto: From;
      readonly for: Gear | null;
    }
  | ({
      readonly rule: 'azta.put-on';
      readonly seat: AztaSeat;
      readonly gear: Gear;
      readonly survivor: SurvivorId;
    } & ByRow)
  | ({
      readonly rule: 'azta.excess';
      readonly seat: AztaSeat;
      readonly survivor: SurvivorId;
      readonly gear: Gear;
      readonly goes: Goes;
    } & ByRow)
  /** Out of the hand, or off a survivor who has died. */
  | {
      readonly rule: 'azta.drop';
      readonly seat: AztaSeat;
      readonly gear: Gear;
      readonly from: From;
      readonly goes: Goes;
    }
  | ({
      readonly rule: 'azta.loot';
      readonly seat: AztaSeat;
      readonly gear: Gear;
      readonly survivor: SurvivorId;
    } & ByRow)
  | { readonly rule: 'azta.left-behind'; readonly gear: readonly Gear[] };

export type FlipEvent =
  /** No card: all lie on the stacks, and the greatest comes again. */
  | ({
      readonly rule: 'azta.flip';
      readonly seat: AztaSeat;
      readonly card: Enemy | null;
      readonly kind: Kind;
      readonly lies: 'top' | 'bottom';
      readonly total: number;
    } & ByRow)
  /** An eliminated player's, which joins its stack and is not the Threat. */
  | ({
      readonly rule: 'azta.two-threats';
      readonly seat: AztaSeat;
      readonly card: Enemy;
      readonly kind: Kind;
      readonly lies: 'top' | 'bottom';
      readonly total: number;
    } & ByRow)
  | {
      readonly rule: 'azta.forward';
      readonly seat: AztaSeat;
      readonly survivor: SurvivorId;
      readonly value: number;
      readonly total: number;
    }
  | { readonly rule: 'azta.evaded'; readonly kind: Kind; readonly total: number };

export type HelpEvent =
  | {
      readonly rule: 'azta.help';
      readonly seat: AztaSeat;
      readonly survivor: SurvivorId;
      readonly of: SurvivorId;
      readonly adds: number;
    }
  | {
      readonly rule: 'azta.force-help';
      readonly seat: AztaSeat;
      readonly survivor: SurvivorId;
      readonly helper: SurvivorId;
      readonly adds: number;
    };

interface Played extends ByRow {
  readonly seat: AztaSeat;
  readonly card: EventCard;
}

export type ScrewEvent =
  | ({ readonly rule: 'azta.too-small' | 'azta.new-flavor-f' | 'azta.new-flavor-m' } & Played)
  /** A helper of a survivor who goes, goes too. */
  | ({ readonly rule: 'azta.missed-elevator'; readonly survivor: SurvivorId } & Played)
  | ({
      readonly rule: 'azta.serious-funk' | 'azta.s-mart' | 'azta.tight-squeeze';
      readonly survivor: SurvivorId;
    } & Played)
  | ({
      readonly rule: 'azta.fatally-distracted';
      readonly when: 'now' | 'next';
      /** Survivors who go now. */
      readonly survivors: readonly SurvivorId[];
    } & Played)
  | ({ readonly rule: 'azta.noble-sacrifice'; readonly survivor: SurvivorId } & Played)
  | ({ readonly rule: 'azta.critical-hit'; readonly kind: Kind; readonly cards: readonly Enemy[] } & Played)
  | { readonly rule: 'azta.leave'; readonly seat: AztaSeat; readonly survivor: SurvivorId };

export type DieEvent =
  /** The last of several Events that contradict each other counts. */
  | { readonly rule: 'azta.precedence'; readonly card: EventCard }
  | { readonly rule: 'azta.passed-over'; readonly survivor: SurvivorId; readonly card: EventCard }
  | {
      readonly rule: 'azta.die';
      readonly seat: AztaSeat;
      readonly survivor: SurvivorId;
      readonly kind: Kind;
      readonly value: number;
      readonly total: number;
    }
  | {
      readonly rule: 'azta.shared-fate';
      readonly seat: AztaSeat;
      readonly survivor: SurvivorId;
      readonly of: SurvivorId;
      readonly kind: Kind;
    }
  | { readonly rule: 'azta.top-off'; readonly kind: Kind; readonly card: Enemy; readonly total: number }
  /** `azta.sudden-death`: the smaller Threat looks for another. */
  | { readonly rule: 'azta.sudden-death'; readonly kind: Kind; readonly total: number }
  | {
      readonly rule: 'azta.one-use' | 'azta.extra-ammo';
      readonly seat: AztaSeat;
      readonly survivor: SurvivorId;
      readonly gear: Gear;
    }
  /** Nobody is chosen: too strong, gone, or passed over. */
  | {
      readonly rule: 'azta.safe';
      readonly kind: Kind;
      readonly total: number;
      readonly why: 'strong' | 'nobody' | 'passed-over';
    };

export type RoundEvent =
  | { readonly rule: 'azta.step'; readonly to: Phase }
  /** A player has had their turn in this step; `none`: there was nothing to decide. */
  | { readonly rule: 'azta.pass'; readonly seat: AztaSeat; readonly phase: Phase; readonly none?: true }
  | { readonly rule: 'azta.eliminated'; readonly seat: AztaSeat }
  | { readonly rule: 'azta.win'; readonly seat: AztaSeat }
  | { readonly rule: 'azta.round'; readonly round: number; readonly first: AztaSeat }
  | {
      readonly rule: 'azta.record' | 'azta.together' | 'azta.broken-off';
      readonly outcome: AztaOutcome;
    };

export type AztaEvent =
  | SetUpEvent
  | CardEvent
  | GearEvent
  | FlipEvent
  | HelpEvent
  | ScrewEvent
  | DieEvent
  | RoundEvent;

/** Events that can happen to a campaign. An event holds the facts that its own sentence in the history is made of. */
import type { Card } from '../../core/cards.ts';
import type { CorrectionEvent } from '../../core/corrections.ts';
import type { DiceState } from '../../core/dice.ts';
import type { CampaignDate, Division } from '../calendar.ts';
import type { FigureId } from '../ids.ts';
import type { Advantage, Area, AttributeId, Leadership, Rep } from '../types.ts';
import type { Campaign, Counted, Figure, HeldWeapon, Status } from './campaign.ts';
import type { Why } from './cause.ts';
import type { EncounterEvent } from './encounter-events.ts';
import { isStranger } from './turn.ts';

interface Changed<T> {
  readonly figure: FigureId;
  readonly from: T;
  readonly to: T;
  readonly why: Why;
}

interface Swapped<T> {
  readonly figure: FigureId;
  readonly what: T;
  readonly why: Why;
}

/** Events of the campaign and its figures; Encounters have events of their own. */
export type RosterEvent =
  | {
      readonly type: 'campaign-begun';
      readonly name: string;
      readonly seed: string;
      readonly division: Division;
      readonly start: CampaignDate;
      readonly dice: DiceState;
      /** Two forces are bought for one battle: nobody recruits a party. */
      readonly oneOff?: true;
    }
  | { readonly type: 'campaign-renamed'; readonly from: string; readonly to: string }
  | CorrectionEvent
  | {
      readonly type: 'date-changed';
      readonly from: CampaignDate;
      readonly to: CampaignDate;
      readonly why: Why;
    }
  /** The starting party is complete. */
  | { readonly type: 'party-settled' }
  /** A run of another game is taken up. */
  | { readonly type: 'episode-begun'; readonly run: string; readonly game: string; readonly name: string }
  | {
      readonly type: 'episode-ended';
      readonly run: string;
      readonly game: string;
      readonly name: string;
      /** Plain data of its game, as text. */
      readonly outcome: string;
    }
  /** The log was damaged on the disk: from here it goes on as the campaign stood; null where what stood here can’t be read. */
  | { readonly type: 'log-damaged'; readonly state: Campaign | null }
  | { readonly type: 'card-drawn'; readonly card: Card }
  | { readonly type: 'deck-shuffled' }
  | { readonly type: 'name-given'; readonly name: string }
  /** Positions that the streams of dice have reached; ends every act that rolled or drew. */
  | { readonly type: 'dice-advanced'; readonly dice: DiceState }
  /** The player asked for new dice: from now on other ones come. */
  | { readonly type: 'dice-renewed'; readonly dice: DiceState }
  | {
      readonly type: 'figure-joined';
      readonly figure: Figure;
      /** The player’s, of a figure who came by no Encounter. */
      readonly why?: Why;
    }
  /** Rolled again before the campaign starts: it never was. */
  | {
      readonly type: 'figure-withdrawn';
      readonly figure: FigureId;
      readonly name: string;
      /** Out of a force that is bought by points. */
      readonly sold?: true;
    }
  | ({ readonly type: 'figure-renamed' } & Omit<Changed<string>, 'why'>)
  /** Pronoun, or short name, or both. */
  | ({ readonly type: 'figure-called' } & Omit<Changed<Pick<Figure, 'pronoun' | 'shortName'>>, 'why'>)
  | ({ readonly type: 'biography-written' } & Omit<Changed<string>, 'why'>)
  /** A JPEG in Base64; null takes it away. */
  | { readonly type: 'portrait-set'; readonly figure: FigureId; readonly picture: string | null }
  /** `heldIn` is the area a captive is held in, null for every other status. */
  | ({ readonly type: 'status-changed'; readonly heldIn: Area | null } & Changed<Status>)
  | ({ readonly type: 'rep-changed' } & Changed<Rep>)
  | ({ readonly type: 'rap-changed' } & Changed<number>)
  /** A total over all of a figure’s Encounters, corrected by hand. */
  | ({ readonly type: 'tally-changed'; readonly counted: Counted } & Changed<number>)
  | ({ readonly type: 'joined-changed' } & Changed<CampaignDate>)
  | ({ readonly type: 'protection-changed' } & Changed<boolean>)
  | ({ readonly type: 'leadership-changed' } & Changed<Leadership>)
  /** In place of one who is dead, turned or gone for good (ATZ-173). */
  | {
      readonly type: 'star-named';
      readonly figure: FigureId;
      readonly advantages: readonly Advantage[];
    }
  | ({ readonly type: 'attribute-gained' } & Swapped<AttributeId>)
  | ({ readonly type: 'attribute-lost' } & Swapped<AttributeId>)
  | ({ readonly type: 'advantage-granted' } & Swapped<Advantage>)
  | ({ readonly type: 'advantage-withdrawn' } & Swapped<Advantage>)
  | ({ readonly type: 'weapon-got' } & Swapped<HeldWeapon>)
  | ({ readonly type: 'weapon-lost' } & Swapped<HeldWeapon>)
  | {
      readonly type: 'weapon-given';
      readonly figure: FigureId;
      readonly to: FigureId;
      readonly what: HeldWeapon;
      /** Taken from who lay there, and gave nothing. */
      readonly pickedUp?: true;
    }
  | {
      readonly type: 'clips-given';
      readonly figure: FigureId;
      readonly to: FigureId;
      readonly weapon: HeldWeapon;
      readonly into: HeldWeapon;
      readonly clips: number;
    }
  | ({ readonly type: 'clips-changed'; readonly weapon: HeldWeapon } & Changed<number>)
  | ({ readonly type: 'loaded-changed'; readonly weapon: HeldWeapon } & Changed<boolean>);

export type CampaignEvent = RosterEvent | EncounterEvent;
export type EventType = CampaignEvent['type'];
export type EventOf<T extends EventType> = Extract<CampaignEvent, { type: T }>;

/** The figures an event belongs to, in whose history it stands. */
export function subjectsOf(event: CampaignEvent): readonly FigureId[] {
  switch (event.type) {
    case 'figure-joined':
      return [event.figure.id];
    case 'weapon-given':
    case 'clips-given':
      return event.figure === event.to ? [event.figure] : [event.figure, event.to];
    case 'encounter-planned':
      return event.encounter.party;
    case 'battle-reported':
      return event.records.map(({ figure }) => figure);
    case 'record-changed':
      return [event.to.figure];
    case 'encounter-corrected':
      return event.to.kills.map(({ figure }) => figure);
    case 'searched':
      return isStranger(event.search.figure) ? [] : [event.search.figure];
    case 'fighter-changed':
      // Shots and kills are told of the battle as a whole.
      return event.of !== 'condition' || isStranger(event.to.who) ? [] : [event.to.who];
    case 'stock-moved':
      return [...new Set([event.from, event.to])].filter((figure) => figure !== null);
    case 'stock-used':
      return event.by === null ? [] : [event.by];
    case 'figure-withdrawn':
    case 'figure-renamed':
    case 'figure-called':
    case 'biography-written':
    case 'portrait-set':
    case 'status-changed':
    case 'rep-changed':
    case 'rap-changed':
    case 'tally-changed':
    case 'joined-changed':
    case 'protection-changed':
    case 'leadership-changed':
    case 'star-named':
    case 'attribute-gained':
    case 'attribute-lost':
    case 'advantage-granted':
    case 'advantage-withdrawn':
    case 'weapon-got':
    case 'weapon-lost':
    case 'clips-changed':
    case 'loaded-changed':
    case 'left-at-home':
    case 'innocent-rescued':
    case 'figure-tested':
    case 'hero-made':
    case 'death-seen':
    case 'step-settled':
      return [event.figure];
    case 'drink-rolled':
      return isStranger(event.figure) ? [] : [event.figure];
    case 'campaign-begun':
    case 'campaign-renamed':
    case 'figure-corrected':
    case 'correction-taken-back':
    case 'episode-begun':
    case 'episode-ended':
    case 'date-changed':
    case 'party-settled':
    case 'card-drawn':
    case 'deck-shuffled':
    case 'name-given':
    case 'dice-advanced':
    case 'dice-renewed':
    case 'log-damaged':
    case 'house-rules-set':
    case 'last-year-set':
    case 'campaign-closed':
    case 'division-changed':
    case 'war-decided':
    case 'encounter-dropped':
    case 'force-changed':
    case 'one-off-decided':
    case 'vehicle-rolled':
    case 'vehicle-taken-along':
    case 'stock-gained':
    case 'clip-assigned':
    case 'table-set':
    case 'zombies-placed':
    case 'escape-readied':
    case 'side-mustered':
    case 'alert-rolled':
    case 'pursuit-begun':
    case 'pursuit-turned':
    case 'pursuit-split':
    case 'place-entered':
    case 'place-closed':
    case 'group-met':
    case 'group-dealt-with':
    case 'group-changed':
    case 'took-part':
    case 'turn-begun':
    case 'side-acts':
    case 'groups-kept':
    case 'done-anyway':
    case 'ammo-spent':
    case 'shots-marked':
    case 'shots-fired':
    case 'vehicle-changed':
    case 'conditions-set':
    case 'fires-changed':
    case 'zombies-changed':
    case 'board-taken-up':
    case 'pieces-placed':
    case 'photo-laid':
    case 'stranger-tested':
    case 'points-scored':
    case 'encounter-ended':
      return [];
    default:
      return event satisfies never;
  }
}

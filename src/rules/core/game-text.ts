/** What is read of a game, made when it is read: plain functions over its types. They stand in the game's `text/`. */
import type { Figure, Place } from './figure.ts';
import type { RuleId, Seat } from './play.ts';
import type { Seen } from './seen.ts';

/** Where a game stands, for the shelf and the head of its screen. */
export interface Standing {
  /** `Turn 4` */
  readonly title: string;
  /** `two coins, three units of light`; may be empty. */
  readonly detail: string;
}

/** Rows under headings, for whoever plays without a board. */
export interface WordTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** All there is to see of a game, in words: nothing that a board shows is missing. */
export interface InWords {
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly tables: readonly WordTable[];
}

/** What figures of its tables are called where the player corrects one. */
export interface FigureText {
  readonly table: (table: string) => string;
  readonly row: (place: Place) => string;
  /** What the figure is called beside the others of its row. */
  readonly label: (place: Place) => string;
  readonly figure: (figure: Figure, place: Place) => string;
}

/** Cards other than playing cards, as a player with the printed deck types them. */
export interface CardWords {
  /** The card that was typed; undefined where it is none. */
  readonly read: (typed: string) => string | undefined;
  /** How they are typed, one or two sentences. */
  readonly hint: string;
}

export interface GameText<State, Event, Outcome> {
  /** What has happened, one sentence. */
  readonly event: (event: Event) => string;
  readonly standing: (state: Seen<State>) => Standing;
  readonly inWords: (state: Seen<State>) => InWords;
  /** How it ended, one sentence. */
  readonly outcome: (outcome: Outcome) => string;
  /** The kind of ending it is, in few words, so that games can be counted by it; the sentence where it isn't said. */
  readonly ending?: (outcome: Outcome) => string;
  readonly seats: Readonly<Record<Seat, string>>;
  /** What an option that was chosen, or a card other than a playing card, is called: only its id is kept. */
  readonly called: (rule: RuleId, answer: string) => string;
  /** An outcome of its odds, a few words. */
  readonly chance: (rule: RuleId, outcome: string) => string;
  readonly figures: FigureText;
  /** Where it has cards of its own. */
  readonly cards?: CardWords;
}

/** Text of a game, made when it is read: plain functions over its types. The games’ own stand in their `text/`. */

import type { Figure, Place } from './figure.ts';
import type { Question, RuleId, Seat } from './play.ts';
import type { Seen } from './seen.ts';
import type { Noun } from './text/term.ts';

/** A part of the turn, in the order of play. */
export interface Phase {
  readonly name: string;
  /** Result of the step, or how far it has come: `six points`, `one of five acted`. */
  readonly detail?: string;
  readonly is: 'done' | 'now' | 'to-come';
}

/** State of a game, for the shelf and the head of its screen. */
export interface Standing {
  /** `Turn 4` */
  readonly title: string;
  /** `turn 4`, behind what names the game of a run; as the title where it isn’t said. */
  readonly within?: string;
  /** `two coins, three units of light`; may be empty. */
  readonly detail: string;
  /** Beside the title in the head of the screen, where the phases say the rest: `of 8, Harrow Down`. */
  readonly crumb?: string;
  /** The steps of the turn in the head of the screen. */
  readonly phases?: readonly Phase[];
  /** On the shelf, who plays in it: `three veterans`. */
  readonly who?: string;
  /** On the shelf, what is drawn beside its name; dice where it isn’t said. */
  readonly sign?: Sign;
}

/** `flag`: several games that are one story. */
export const SIGNS = ['dice', 'cards', 'flag'] as const;
export type Sign = (typeof SIGNS)[number];

/** A line of a table that a player without the board goes to by its name. */
export interface WordPlace {
  /** `C4`: also what is typed to go there. */
  readonly name: string;
  /** The names of those next to it. */
  readonly next?: readonly string[];
  /** `here`: who is asked stands there; `choice`: an option of the question is about it. */
  readonly is?: 'here' | 'choice';
}

/** Rows under headings, for whoever plays without a board. */
export interface WordTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A quiet word beside the title: `30 places`. */
  readonly aside?: string;
  /** Places that the rows stand for, in a table of places. */
  readonly places?: readonly WordPlace[];
  /** Parts of it that can be shown alone, by the numbers of their rows: `Occupied`, `In reach`. */
  readonly filters?: readonly { readonly title: string; readonly rows: readonly number[] }[];
  /** Numbers of the rows after which a line is drawn: the last of each street, say. */
  readonly ruled?: readonly number[];
}

/** All there is to see of a game, in words: nothing that a board shows is missing. */
export interface InWords {
  /** `Harrow Down in words` */
  readonly title?: string;
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly tables: readonly WordTable[];
}

/** Names of figures of the game’s tables where the player corrects one. */
export interface FigureText {
  readonly table: (table: string) => string;
  readonly row: (place: Place) => string;
  /** Name of the figure beside the others of its row. */
  readonly label: (place: Place) => string;
  readonly figure: (figure: Figure, place: Place) => string;
}

/** Cards other than playing cards, or counters, as a player with the printed deck types them. */
export interface CardWords {
  /** The card that was typed; undefined where it is none. */
  readonly read: (typed: string) => string | undefined;
  /** Instruction on how cards are typed, one or two sentences. */
  readonly hint: string;
  /** Noun for one of them where it is no card: `piece`. */
  readonly piece?: Noun;
}

/** Words with which a question is put, beyond what its rule says of every such question. */
export interface AskedWords {
  /** `Veskar’s group in D4: choose`; what the rule asks where it isn’t said. */
  readonly title?: string;
  /** Above it, quiet: `Alien actions, one of five groups has acted`. */
  readonly over?: string;
  /** Line of facts below it: `Leader, tank, trooper: six dice, hitting on 3 or better.` */
  readonly line?: string;
  /** Acts that a player might look for and that are refused, each with its rule in a few words. */
  readonly whyNot?: readonly { readonly act: string; readonly reason: string }[];
  /** Label of the app’s own button: `Draw a counter`. */
  readonly byApp?: string;
  /** Meaning of each face of a die, from 1 to 6: `miss`, `hit`. */
  readonly faces?: readonly string[];
  /** Each card that may be drawn, once: the buttons for a player who draws. */
  readonly cards?: readonly {
    readonly id: string;
    readonly text: string;
    /** Effect that it would have: `98 % killed`. */
    readonly line?: string;
  }[];
}

/** Words on an option, beside its name. */
export interface OptionWords {
  /** A line below it: `rotting, rotting mob; save on 5 or better`. */
  readonly line?: string;
  /** Under the columns, in their order; exact figures. */
  readonly figures?: readonly string[];
  /** Cost or risk of the option, said in red. */
  readonly cost?: string;
  /** All that it may come to, the best first: what a board draws as bars. */
  readonly spread?: readonly SpreadShare[];
}

/** Result, or range of results, and how likely it is. */
export interface SpreadShare {
  /** `69`, `40–48` */
  readonly value: string;
  readonly share: number;
  /** True if it is enough to win. */
  readonly wins: boolean;
}

/** The options of a question as a table; they may take long to count, and nobody waits for them. */
export interface OptionFigures {
  /** Heading over the options: `Any of these`. */
  readonly heading?: string;
  /** `A hit`, `Clears`, `Hits` */
  readonly columns: readonly string[];
  /** Words by the option’s id. */
  readonly options: Readonly<Record<string, OptionWords>>;
}

/** The endings that a forecast counts, in their order; one that isn’t among them stands behind. */
export interface ForecastWords {
  /** Subject of the count: `dead after turn 8`. */
  readonly aside?: string;
  readonly endings: readonly {
    /** Value that `ending` gives for it. */
    readonly ending: string;
    /** In a word or two, beside a bar; the ending itself where it isn’t said. */
    readonly short?: string;
    /** Seat that the ending belongs to; nobody’s where it isn’t said. */
    readonly seat?: Seat;
    /** On a scale: from where on it is this one. */
    readonly from?: number;
  }[];
  /** Place of the game on that scale now. */
  readonly now?: number;
}

export interface GameText<State, Event, Outcome> {
  /** Kind of game it is, for how many, and roughly how long it takes: one or two sentences for whoever chooses one. */
  readonly about: string;
  /** Sentence on what has happened. */
  readonly event: (event: Event) => string;
  readonly standing: (state: Seen<State>) => Standing;
  /** `question`: what is open, so that places can say what it means for them. */
  readonly inWords: (state: Seen<State>, question?: Question) => InWords;
  /** Words with which the open question is put; as its rule has it where nothing is said. */
  readonly asked?: (state: Seen<State>, question: Question) => AskedWords;
  /** Exact figures of the options of the open question. */
  readonly optionFigures?: (state: Seen<State>, question: Question) => OptionFigures | undefined;
  /** Drawing of the game’s endings where it is asked how the game ends; in the order of their number where it isn’t said. */
  readonly forecast?: (state: Seen<State>) => ForecastWords;
  /** Says whether a line of the log is of so little weight that a row of them is folded to one: the dealing of a set-up, say. */
  readonly folds?: (event: Event) => boolean;
  /** Sentence on how the game ended. */
  readonly outcome: (outcome: Outcome) => string;
  /** The kind of ending it is, in few words, so that games can be counted by it; the sentence where it isn't said. */
  readonly ending?: (outcome: Outcome) => string;
  readonly seats: Readonly<Record<Seat, string>>;
  /** Name of an option that was chosen, or of a card other than a playing card: only its id is kept. */
  readonly called: (rule: RuleId, answer: string) => string;
  /** An outcome of its odds, a few words. */
  readonly chance: (rule: RuleId, outcome: string) => string;
  /** Heads for the outcomes of its odds, by the rule that counts them: `Hits left`. */
  readonly oddsOf?: Readonly<Record<RuleId, string>>;
  /** Word for a field that its odds are asked with, or a value of one, where its name doesn’t say it: `pile`, `team-blue-a`. */
  readonly oddsWord?: (name: string) => string | undefined;
  readonly figures: FigureText;
  /** Words for the game’s cards, where it has cards of its own. */
  readonly cards?: CardWords;
}

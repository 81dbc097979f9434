/** Parts that a game’s folder adds to the shared screen of a game; all of them are fetched when the game is opened. */
import type { ComponentType } from 'react';
import type { NamedFigureView } from '../../src/contract/corrections.ts';
import type { OptionFiguresView, SessionView } from '../../src/contract/sessions.ts';
import type { OwnEntry } from '../../src/contract/shapes.ts';
import type { Corrections } from '../../src/rules/core/figure.ts';
import type { FlowContent } from '../components/paper/flow-pages.tsx';

export interface BoardProps {
  /** The session as it stands; `state` is the game's own. */
  readonly view: SessionView;
  /** Answers the open question from the board: an option or a place that was clicked. */
  readonly onAnswer: (entry: OwnEntry) => void;
  /** The option that is pointed at, on the board or among the answers, and not given yet; null for none. */
  readonly picked: string | null;
  readonly onPick: (option: string | null) => void;
  /** Exact figures of the options, once they are counted. */
  readonly figures: OptionFiguresView | null;
  /** An earlier moment is looked at: nothing is asked, and nothing answered. */
  readonly isPast: boolean;
}

/** Loads the board from its own file, when the game is opened. */
export type LoadBoard = () => Promise<ComponentType<BoardProps>>;

/** Props of the part under the board beside the forecast: piles, standings. */
export interface FootProps {
  readonly view: SessionView;
  /** The option that is pointed at, as on the board. */
  readonly picked: string | null;
}
export type LoadFoot = () => Promise<ComponentType<FootProps>>;

/** Sheet that the game lays out for paper: its board at this moment, counters and cards, the record of a run. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  /** True for a sheet in landscape. */
  readonly landscape?: true;
  /** In two columns, closer set: for what is looked up. */
  readonly columns?: 2;
  /** True for a sheet that fills the page but for the foot: pieces to cut out, which need the room. */
  readonly isBare?: true;
  /** True for a sheet that is the same at every moment. */
  readonly isTimeless?: true;
  /** Legend at the foot of each page. */
  readonly legend: string;
  /** None where there is nothing of it at the moment. A row is never parted; what fits goes on one page together. */
  readonly sections: (view: SessionView, corrections: Corrections) => readonly FlowContent[];
}
export type LoadSheets = () => Promise<readonly Sheet[]>;

export interface EditorProps {
  readonly log: { readonly id: string; readonly revision: number };
  /** Figures of its table, all of them. */
  readonly figures: readonly NamedFigureView[];
}
export type LoadEditor = () => Promise<ComponentType<EditorProps>>;

/** A game without a board is played in its module's words. */
export interface GameScreens {
  readonly board?: LoadBoard;
  readonly foot?: LoadFoot;
  readonly sheets?: LoadSheets;
  /** Editors, by id, for tables whose figures are entered all together: a deck, which has to come to so many cards. */
  readonly editors?: Readonly<Record<string, LoadEditor>>;
}

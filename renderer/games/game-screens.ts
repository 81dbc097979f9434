/** What a game's folder brings to the shared screen of a game; all of it is fetched when the game is opened. */
import type { ComponentType, ReactNode } from 'react';
import type { NamedFigureView } from '../../src/contract/corrections.ts';
import type { OptionFiguresView, SessionView } from '../../src/contract/sessions.ts';
import type { OwnEntry } from '../../src/contract/shapes.ts';

export interface BoardProps {
  /** As it stands; `state` is the game's own. */
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

/** Its own file, fetched when the game is opened. */
export type LoadBoard = () => Promise<ComponentType<BoardProps>>;

/** What stands under the board beside the forecast: piles, standings. */
export interface FootProps {
  readonly view: SessionView;
}
export type LoadFoot = () => Promise<ComponentType<FootProps>>;

/** What the game lays out for paper: its board at this moment, counters and cards, the record of a run. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  /** Its parts in their order, none of them higher than a page: what fits goes on one page together. */
  readonly parts: (view: SessionView) => readonly ReactNode[];
}
export type LoadSheets = () => Promise<readonly Sheet[]>;

export interface EditorProps {
  readonly log: { readonly id: string; readonly revision: number };
  /** All of its table. */
  readonly figures: readonly NamedFigureView[];
}
export type LoadEditor = () => Promise<ComponentType<EditorProps>>;

/** A game without a board is played in its module's words. */
export interface GameScreens {
  readonly board?: LoadBoard;
  readonly foot?: LoadFoot;
  readonly sheets?: LoadSheets;
  /** Of tables whose figures are entered all together, by their id: a deck, which has to come to so many cards. */
  readonly editors?: Readonly<Record<string, LoadEditor>>;
}

/** Types of acts that ask: the open question, the calls that send and show a deed, and the functions for a screen. */
import type { QuestionView, ReplyView } from '../../src/contract/questions.ts';
import type { OwnEntry } from '../../src/contract/shapes.ts';
import type { CommandQueue } from './command-queue.ts';
import type { Seen, Store } from './store.ts';
import type { TypeAhead } from './type-ahead.ts';

/** The player rolls, or only decides what the app's dice leave open. */
export type Roller = 'own' | 'app';

export interface Waiting {
  readonly state: 'waiting';
  readonly question: QuestionView;
  readonly replies: readonly ReplyView[];
}

/** A question the table waits with, and all that was answered before it. */
export interface Asking<Deed> {
  readonly deed: Deed;
  readonly question: QuestionView;
  readonly replies: readonly ReplyView[];
  readonly entries: readonly OwnEntry[];
  readonly by: Roller;
}

export interface Refusal {
  /** Sentence for the player. */
  readonly message: string;
  /** The field to blame, where one is. */
  readonly field?: string | undefined;
  /** The deed that was refused, where the form it was sent from says so itself. */
  readonly of?: object;
}

export interface ActsState<Deed, Done> {
  /** None before the first question and after the last. */
  readonly asking: Asking<Deed> | undefined;
  /** Reason for which the last entry, or the last deed, was refused. */
  readonly error: Refusal | undefined;
  /** Result of the last deed; kept until `forget`. */
  readonly done: Done | undefined;
  /** Results of the same press before `done`, in order. */
  readonly before: readonly Done[];
  /** The deed that was done last. */
  readonly last: Deed | undefined;
  /** Number of deeds done so far. */
  readonly turn: number;
}

export interface Wiring<Deed, Done> {
  readonly queue: CommandQueue;
  /** Changes nothing on the screen yet. */
  readonly send: (deed: Deed, by: Roller, entries: readonly OwnEntry[]) => Promise<Waiting | Done>;
  /** Shows what was done, at once where it can; the next deed waits until it is. */
  readonly show: (done: Done, deed: Deed) => Promise<void> | undefined;
  /** Gives what is to stand beside the field, or undefined for what was told elsewhere. */
  readonly refused: (failure: unknown, whileAsking: boolean) => Refusal | undefined;
  /** Says what became of a key or a press that led to nothing. */
  readonly tell: (text: string) => void;
  /** Asks, as its turn comes, whether it is meant, and says whether it has asked: Enter, typed ahead, has said yes before. */
  readonly asksFirst?: (deed: Deed, by: Roller, isMeant: () => boolean) => boolean;
  /** A letter typed while the last answer was on its way: the screen has it now. */
  readonly pass?: (letter: string) => void;
}

export interface How {
  readonly by: Roller;
  /** Each press counts: otherwise the same deed, pressed again before it is done, is one. */
  readonly each?: boolean;
  /** Name of a deed that is only made when its turn comes. */
  readonly name?: string;
  /** Object shared by all the deeds of one press, where a press does several. */
  readonly press?: object;
  /** True once the player has been asked to confirm the deed. */
  readonly declared?: boolean;
  /** Again and again, each from the newest state, until there is nothing left to do. */
  readonly repeat?: boolean;
  /** Answers given before, and keys typed into the question after them. */
  readonly entries?: readonly OwnEntry[];
  readonly half?: readonly string[];
  /** Called once it is done and shown, never where it is refused or given up. */
  readonly onDone?: () => void;
}

export interface AskingActs<Deed, Done> {
  readonly state: Store<ActsState<Deed, Done>>;
  /** Keys typed into the open question, which aren't its answer yet. */
  readonly half: Seen<readonly string[]>;
  /** A deed, or what makes it of the newest state when its turn comes; undefined where there is nothing left to do. */
  readonly perform: (deed: Deed | (() => Deed | undefined), how: How) => void;
  /** Says whether a deed of that name has been asked for and isn’t done yet. */
  readonly isUnderWay: (name: string) => boolean;
  readonly answer: (entry: OwnEntry) => void;
  /** Leaves this roll and all further ones of the act to the app; decisions stay the player’s. */
  readonly leave: () => void;
  /** Takes the last answer back. */
  readonly back: () => void;
  readonly cancel: () => void;
  readonly forget: () => void;
  /** Keys typed before their question. */
  readonly ahead: Pick<TypeAhead, 'press' | 'turnElsewhere' | 'isElsewhere'>;
  readonly typed: Typed;
}

/** For the fields of a question, once they stand: what was typed for them already. */
export interface Typed {
  readonly take: () => readonly string[];
  readonly giveBack: (keys: readonly string[]) => void;
  /** Asked before `take`: the player has gone on to something else meanwhile, and they leave the focus there. */
  readonly arePassedBy?: () => boolean;
  /** Reports the present content of the fields, as the keys it takes. */
  readonly standing?: (keys: readonly string[]) => void;
}

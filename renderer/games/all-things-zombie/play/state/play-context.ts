/** Context that the parts of the play screen share. It is the same as long as the screen stands; each part looks at what it shows. */
import { createContext, useContext } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import type {
  EncounterView,
  UnderWay,
} from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { type Seen, useStore } from '../../../../client/store.ts';
import type { Deed } from '../../acts/deed.ts';
import { type Acting, useAsking } from '../../acts/use-encounter-act.ts';
import type { BoardKey } from './board-keys.ts';
import type { Form, OpenedForm } from './form.ts';
import type { KeptForms } from './kept-forms.ts';
import type { Letters } from './letters.ts';
import type { Tab } from './tabs.ts';

/** Point of the table, in tenths of an inch from its south-western corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ShownVolley {
  /** Targets and the shots at each, in the order of the dice. */
  readonly aims: readonly { readonly at: string; readonly shots: number }[];
  /** Targets in sight and in range that have a digit, in their order, with the chances to hit and to stop them as far as they are known. */
  readonly rows: readonly {
    readonly at: string;
    readonly hit: number | undefined;
    readonly stops: number | undefined;
  }[];
  /** Inches from the nearest target within which the others stand; null of a weapon that has one target. */
  readonly arc: number | null;
}

export type Pace = 'normal' | 'fast';

export interface OnScreen {
  readonly form: OpenedForm | undefined;
  /** Figure whose line the figure’s keys are about. */
  readonly selected: string | undefined;
  /** Point on the map at which the player points, for the form that asks for a place. */
  readonly pointed: Point | undefined;
  /** Piece of the board that was pressed as a target for the form of fire that is open, `more` as one more of them. */
  readonly aimed: { readonly piece: string; readonly more: boolean } | undefined;
  /** Pace in the form of a move on the board that is open: how far the way leads that is shown. */
  readonly pace: Pace | undefined;
  /** The volley in the form of fire that is open. */
  readonly volley: ShownVolley | undefined;
  /** The part that was chosen to be shown; undefined until one was. */
  readonly tab: Tab | undefined;
  /** Floor of a building that was chosen to be shown on the board, and the level of the selected figure at the time. */
  readonly floor: { readonly building: string; readonly floor: number; readonly from: string } | undefined;
}

/** Keys of the board and what they do, as far as it can be done now. */
export type BoardDoes = Partial<Record<BoardKey, () => void>>;

/** The Encounter as it stands, one being under way. */
export type PlayView = EncounterView & { readonly encounter: UnderWay };

export interface Playing {
  readonly campaign: string;
  readonly acts: Acting;
  readonly view: Seen<PlayView>;
  readonly onScreen: Seen<OnScreen>;
  readonly open: (form: Form) => void;
  readonly close: () => void;
  readonly select: (who: string) => void;
  readonly point: (at: Point) => void;
  readonly aim: (at: NonNullable<OnScreen['aimed']>) => void;
  readonly showPace: (pace: Pace | undefined) => void;
  readonly showVolley: (volley: ShownVolley | undefined) => void;
  readonly show: (tab: Tab) => void;
  readonly showFloor: (floor: NonNullable<OnScreen['floor']>) => void;
  /** Offers something to do with the board by its keys, until the answer is called. */
  readonly boardKeys: (does: BoardDoes) => () => void;
  readonly boardDoes: (key: BoardKey) => (() => void) | undefined;
  /** A deed of this form; done, it closes it. */
  readonly sentFrom: (form: OpenedForm, deed: Deed) => void;
  /** Says whether the form that a deed was sent from is still open. */
  readonly hasForm: (deed: Deed) => boolean;
  /** Finds which of the things due has the letter of its kind. */
  readonly lettersOf: (proposals: readonly Proposal[]) => Letters;
  /** To another step of the Encounter; the bar above leads back. */
  readonly goTo: (step: 'set-up') => void;
  /** To the report; `declared` where it has been asked whether the battle is over. */
  readonly toReport: (how: { readonly declared: boolean }) => void;
}

export const PlayContext = createContext<Playing | undefined>(undefined);

export function usePlay(): Playing {
  const playing = useContext(PlayContext);
  if (playing === undefined) throw new Error('usePlay stands outside the play screen');
  return playing;
}

/** Looks at a part by its name, or at what is made of several. */
function partIn<T extends object>(whole: T, part: keyof T | ((whole: T) => unknown)): unknown {
  return typeof part === 'function' ? part(whole) : whole[part];
}

/** A part of how the Encounter stands, or what follows from it: it is drawn anew when that is another. */
export function useUnderWay<P extends keyof UnderWay>(part: P): UnderWay[P];
export function useUnderWay<T>(part: (encounter: UnderWay) => T): T;
export function useUnderWay(part: keyof UnderWay | ((encounter: UnderWay) => unknown)): unknown {
  return useStore(usePlay().view, ({ encounter }) => partIn(encounter, part));
}

/** The same of what the screen shows. */
export function useOnScreen<P extends keyof OnScreen>(part: P): OnScreen[P];
export function useOnScreen<T>(part: (screen: OnScreen) => T): T;
export function useOnScreen(part: keyof OnScreen | ((screen: OnScreen) => unknown)): unknown {
  return useStore(usePlay().onScreen, (screen) => partIn(screen, part));
}

/** A question is open: nothing else is done before its answer. */
export const useWaits = (): boolean => useAsking(usePlay().acts) !== undefined;

/** Context for all that is kept between forms, and over a restart. */
export const KeptContext = createContext<Seen<KeptForms> | undefined>(undefined);

/** All that is kept, to be looked at in a moment: nothing is drawn anew for it. */
export function useKept(): Seen<KeptForms> {
  const kept = useContext(KeptContext);
  if (kept === undefined) throw new Error('useKept stands outside the play screen');
  return kept;
}

/** The same of what is kept. */
export function useKeptPart<P extends keyof KeptForms>(part: P): KeptForms[P];
export function useKeptPart<T>(part: (kept: KeptForms) => T): T;
export function useKeptPart(part: keyof KeptForms | ((kept: KeptForms) => unknown)): unknown {
  return useStore(useKept(), (kept) => partIn(kept, part));
}

/** The form that what is inside it belongs to. */
export const FormContext = createContext<OpenedForm | undefined>(undefined);

/** Figures of the party still able to do something. */
export function partyOf({ fighters }: Pick<UnderWay, 'fighters'>): readonly FighterView[] {
  return fighters.filter(({ group }) => group === null);
}

export const fighterNamed = ({ fighters }: Pick<UnderWay, 'fighters'>, who: string) =>
  fighters.find((fighter) => fighter.who === who);

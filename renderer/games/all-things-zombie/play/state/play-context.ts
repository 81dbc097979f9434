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
import type { Form, OpenedForm } from './form.ts';
import type { KeptForms } from './kept-forms.ts';
import type { Letters } from './letters.ts';
import type { Tab } from './tabs.ts';

/** In tenths of an inch from the south-west. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface OnScreen {
  readonly form: OpenedForm | undefined;
  /** Figure whose line the figure’s keys are about. */
  readonly selected: string | undefined;
  /** Point on the map at which the player points, for the form that asks for a place. */
  readonly pointed: Point | undefined;
  /** The part that was chosen to be shown. */
  readonly tab: Tab;
}

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
  readonly show: (tab: Tab) => void;
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

/** A part of how the Encounter stands: it is drawn anew when that part is another. */
export const useUnderWay = <T>(part: (encounter: UnderWay) => T): T =>
  useStore(usePlay().view, ({ encounter }) => part(encounter));

export const useOnScreen = <T>(part: (screen: OnScreen) => T): T => useStore(usePlay().onScreen, part);

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

/** A part of what is kept: it is drawn anew when that part is another. */
export const useKeptPart = <T>(part: (kept: KeptForms) => T): T => useStore(useKept(), part);

/** The form that what is inside it belongs to. */
export const FormContext = createContext<OpenedForm | undefined>(undefined);

/** Figures of the party still able to do something. */
export function partyOf({ fighters }: Pick<UnderWay, 'fighters'>): readonly FighterView[] {
  return fighters.filter(({ group }) => group === null);
}

export const fighterNamed = ({ fighters }: Pick<UnderWay, 'fighters'>, who: string) =>
  fighters.find((fighter) => fighter.who === who);

/** What the parts of the play screen share: how the Encounter stands, its acts, and which form is open. */
import { createContext, useContext } from 'react';
import type { FighterView } from '../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { EncounterActs } from '../encounter/use-encounter-act.ts';
import type { CheckName } from './forms/checks.ts';
import type { KeptForms } from './forms/kept-forms.ts';

/** The form beside the table; one at a time. */
export type Form =
  | { readonly form: 'fire'; readonly who: string }
  | { readonly form: 'check'; readonly who: string; readonly check: CheckName | null }
  | { readonly form: 'task'; readonly who: string }
  | { readonly form: 'examine'; readonly who: string }
  | { readonly form: 'mercy'; readonly who: string }
  | { readonly form: 'enter'; readonly spot: string; readonly floor: number }
  | { readonly form: 'search'; readonly spot: string }
  | { readonly form: 'deal'; readonly group: string }
  | { readonly form: 'loser'; readonly group: string }
  | { readonly form: 'noise' };

export interface Playing {
  readonly campaign: string;
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly acts: EncounterActs;
  readonly form: Form | undefined;
  readonly open: (form: Form) => void;
  readonly close: () => void;
  /** To another step of the Encounter; the bar above leads back. */
  readonly goTo: (step: 'set-up') => void;
  readonly kept: KeptForms;
  /** Where the player points on the map, in tenths of an inch, for the form that asks for a place. */
  readonly pointed: { readonly x: number; readonly y: number } | undefined;
}

export const PlayContext = createContext<Playing | undefined>(undefined);

export function usePlay(): Playing {
  const playing = useContext(PlayContext);
  if (playing === undefined) throw new Error('usePlay stands outside the play screen');
  return playing;
}

/** Figures of the party still able to do something. */
export function partyOf({ fighters }: Pick<UnderWay, 'fighters'>): readonly FighterView[] {
  return fighters.filter(({ group }) => group === null);
}

export const fighterNamed = ({ fighters }: Pick<UnderWay, 'fighters'>, who: string) =>
  fighters.find((fighter) => fighter.who === who);

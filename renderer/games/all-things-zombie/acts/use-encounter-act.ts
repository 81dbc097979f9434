/** The acts of the Encounter, in turn with all else that is done to the campaign. */

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Settings } from '../../../../src/contract/app.ts';
import type { Input, Output } from '../../../../src/contract/contract.ts';
import { declarationIn, leavesUndone } from '../../../../src/contract/games/all-things-zombie/asks-first.ts';
import type { EncounterActed } from '../../../../src/contract/games/all-things-zombie/encounter-view/acted.ts';
import { isTimed, isUntimely } from '../../../../src/contract/games/all-things-zombie/untimely.ts';
import type { OwnEntry } from '../../../../src/contract/shapes.ts';
import { askKey, CallFailure, queueOf, sendInTurn, tellFailure, useAsk } from '../../../client/api.ts';
import type { ActsState, AskingActs, Asking as AskingOf, Roller } from '../../../client/asking.ts';
import { askingActs } from '../../../client/asking-acts.ts';
import { clearFailures, notify } from '../../../client/notify.ts';
import { oddsShown, renewOdds, showChanges } from '../../../client/show-changes.ts';
import { type Seen, type Store, storeOf, useStore } from '../../../client/store.ts';
import { typeAgain, useTypeAhead } from '../../../client/use-type-ahead.ts';
import type { HalfAnswered } from '../../../page/kept-asking.tsx';
import type { Declaration, Deed, Timed } from './deed.ts';

export type Done = Extract<EncounterActed, { state: 'done' }>;
export type Asking = AskingOf<Deed>;

interface Options {
  readonly campaign: string;
  readonly onDone?: (done: Done, deed: Deed) => void;
  /** The turn doesn’t let somebody do it now: the player may all the same, with a reason. */
  readonly onUntimely?: (deed: Timed, message: string) => void;
  /** Called where an act would leave undone what is due; the act is done once the player says that it is meant. */
  readonly onUndone?: (by: Roller) => void;
  /** The caller shows `error` itself, also of an act that waits for no answer. */
  readonly showsError?: boolean;
  /** The form that it was sent from stands there, and says why it can’t be saved (`Refused`). */
  readonly hasForm?: (deed: Deed) => boolean;
}

/** A deed, or what makes it of the newest state when its turn comes. */
export type Asked = Deed | (() => Deed | undefined);

/** See `askingActs`. */
export interface HowOften {
  readonly each?: boolean;
  readonly repeat?: boolean;
  readonly name?: string;
  /** The same for all deeds of one press. */
  readonly press?: object;
  /** True if the player has already confirmed the declaration. */
  readonly declared?: boolean;
  /** Called once the deed is done: the form that it was sent from is emptied then, and not before. */
  readonly onDone?: () => void;
}

/** The same as long as the screen stands. */
export interface Acting
  extends Pick<
    AskingActs<Deed, Done>,
    'answer' | 'back' | 'leave' | 'cancel' | 'forget' | 'half' | 'isUnderWay' | 'state' | 'typed' | 'ahead'
  > {
  /** Does it with the dice that the settings say. */
  readonly perform: (deed: Asked, how?: HowOften) => void;
  /** The app rolls; what the rules leave to the player is asked. */
  readonly byApp: (deed: Asked, how?: HowOften) => void;
  readonly byHand: (deed: Asked, how?: HowOften) => void;
  /** Declaration to be confirmed once before it is done; undefined if there is none. */
  readonly declaring: Seen<Declaration | undefined>;
  /** Takes the declaration back: the player says that it isn’t so. */
  readonly notDeclared: () => void;
  /** An act that waited for an answer when the screen was left, as far as it had got. */
  readonly resume: (kept: HalfAnswered<Deed>) => void;
}

/** The player’s decision, or else `app`: of an act the app rolls for, only decisions are ever asked. */
const decision = (entry: OwnEntry): string =>
  entry !== 'app' && typeof entry.own === 'string' ? entry.own : 'app';

/** Refusals of an entry stand beside its field; those of an act beside the button, or as a notification. */
const aboutEntry = ({ code }: CallFailure) => code === 'refused' || code === 'bad-input';

const isOutOfTime = ({ refusal }: CallFailure) => refusal !== undefined && isUntimely(refusal);
const takesReason = (deed: Deed): deed is Timed => isTimed(deed.do);

export const encounterOf = (client: QueryClient, campaign: string) =>
  client.getQueryData<Output<'encounter.get'>>(askKey('encounter.get', { campaign }));

export function useEncounterActs({ campaign, showsError = false, ...reactions }: Options): Acting {
  const { onDone, onUntimely, onUndone, hasForm } = reactions;
  const client = useQueryClient();
  const newest = useRef<Reactions['current']>({ onDone, onUntimely, onUndone, showsError, hasForm });
  useLayoutEffect(() => {
    newest.current = { onDone, onUntimely, onUndone, showsError, hasForm };
  });
  const acts = useMemo(() => {
    const asking = wired(client, campaign, newest);
    const settings = () => client.getQueryData<Settings>(askKey('settings.get', {}));
    const { perform: go, ...others } = asking;
    const declaring = storeOf<Declaration | undefined>(undefined);
    const perform = askingFirst(go, declaring);
    return {
      ...others,
      declaring,
      notDeclared: () => declaring.set(undefined),
      perform: (deed, how) => perform(deed, { by: settings()?.dice === 'own' ? 'own' : 'app', ...how }),
      byApp: (deed, how) => perform(deed, { by: 'app', ...how }),
      byHand: (deed, how) => perform(deed, { by: 'own', ...how }),
      // The player has confirmed the declaration already.
      resume: ({ deed, ...half }) => perform(deed, { ...half, declared: true }),
    } satisfies Acting;
  }, [client, campaign]);
  useTypeAhead(acts.ahead);
  // A question that nobody sees any more would keep all others waiting.
  useEffect(() => acts.cancel, [acts]);
  return acts;
}

type Go = AskingActs<Deed, Done>['perform'];

/** A declaration waits until it has been asked whether it is so; anything else takes the question away. */
function askingFirst(go: Go, declaring: Store<Declaration | undefined>) {
  return (asked: Asked, { declared = false, ...how }: HowOften & Parameters<Go>[1]) => {
    const deed = (made: Deed | undefined) => {
      const declaration = declared || made === undefined ? undefined : declarationIn(made);
      declaring.set(declaration);
      return declaration === undefined ? made : undefined;
    };
    const told = { ...how, declared };
    if (typeof asked === 'function') go(() => deed(asked()), told);
    else if (deed(asked) !== undefined) go(asked, told);
  };
}

interface Reactions {
  readonly current: {
    readonly onDone: Options['onDone'] | undefined;
    readonly onUntimely: Options['onUntimely'] | undefined;
    readonly onUndone: Options['onUndone'] | undefined;
    readonly showsError: boolean;
    readonly hasForm: Options['hasForm'] | undefined;
  };
}

function wired(client: QueryClient, campaign: string, newest: Reactions): AskingActs<Deed, Done> {
  let odds = oddsShown(client, campaign);
  let last: Deed | undefined;
  return askingActs<Deed, Done>({
    queue: queueOf(campaign),
    send: async (act, by: Roller, entries) => {
      odds = oddsShown(client, campaign);
      last = act;
      const dice = by === 'own' ? [...entries] : { decide: entries.map(decision) };
      const revision = encounterOf(client, campaign)?.revision ?? 0;
      return await sendInTurn(client, 'encounter.act', {
        campaign,
        revision,
        act,
        dice,
        odds: odds.map(({ queryKey }) => (queryKey[1] as Input<'encounter.chance'>).act),
      });
    },
    asksFirst: (deed, by, isMeant) => {
      const { onUndone } = newest.current;
      const { proposals = [], encounter } = encounterOf(client, campaign) ?? {};
      const leaves = leavesUndone(deed, proposals, (encounter?.turn ?? null) === null);
      if (onUndone === undefined || !leaves || isMeant()) return false;
      onUndone(by);
      return true;
    },
    show: (done, deed) => {
      // An earlier refusal says nothing of the present state.
      clearFailures();
      const shown = showChanges(client, campaign, done.changes);
      renewOdds(client, odds, done.sameOdds);
      newest.current.onDone?.(done, deed);
      return shown;
    },
    refused: (failure, whileAsking) => {
      if (!(failure instanceof CallFailure)) throw failure;
      const { onUntimely, hasForm } = newest.current;
      if (onUntimely !== undefined && last !== undefined && takesReason(last) && isOutOfTime(failure)) {
        onUntimely(last, failure.message);
        return failure;
      }
      // A change made in another window is told, and looked at anew.
      if (!whileAsking && failure.code !== 'stale' && last !== undefined && hasForm?.(last) === true)
        return { message: failure.message, of: last };
      if (!aboutEntry(failure)) tellFailure(failure);
      else if (!newest.current.showsError && !whileAsking) tellFailure(failure);
      return aboutEntry(failure) ? failure : undefined;
    },
    tell: (text) => notify({ message: text }),
    pass: typeAgain,
  });
}

const asked = (state: ActsState<Deed, Done>) => state.asking;
export const erred = (state: ActsState<Deed, Done>) => state.error;
const finished = (state: ActsState<Deed, Done>) => state.done;
const lastOf = (state: ActsState<Deed, Done>) => state.last;
const turnOf = (state: ActsState<Deed, Done>) => state.turn;

export const useAsking = ({ state }: Pick<Acting, 'state'>) => useStore(state, asked);

/** The last result, as long as nothing else has been done, or undone, since. */
export function useDone({ state }: Pick<Acting, 'state'>, campaign: string): Done | undefined {
  const done = useStore(state, finished);
  const { data: revision } = useAsk('campaign.get', { campaign }, { select: (view) => view.revision });
  return done?.revision === revision ? done : undefined;
}

const earlier = (state: ActsState<Deed, Done>) => state.before;

/** Results that the press which did the last deed had brought before it. */
export const useDoneBefore = ({ state }: Pick<Acting, 'state'>) => useStore(state, earlier);

export const useOwnDice = (): boolean =>
  useAsk('settings.get', {}, { kept: true, select: ({ dice }) => dice === 'own' }).data ?? false;

/** The acts with all that is to be seen of them, for a screen that is drawn anew as a whole. */
export function useEncounterAct(options: Options) {
  const acts = useEncounterActs(options);
  return {
    ...acts,
    asking: useAsking(acts),
    done: useDone(acts, options.campaign),
    error: useStore(acts.state, erred)?.message,
    /** To be asked once before it is done. */
    declaration: useStore(acts.declaring, (one) => one),
    /** The deed that was done last. */
    last: useStore(acts.state, lastOf),
    /** Counts the acts done since the screen was opened. */
    turn: useStore(acts.state, turnOf),
    /** True if the player’s settings say own dice. */
    own: useOwnDice(),
  };
}

export type EncounterActs = ReturnType<typeof useEncounterAct>;

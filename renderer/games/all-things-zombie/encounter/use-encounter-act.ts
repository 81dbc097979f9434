/** One act of the Encounter after another: by the app in one go, or by the player's own dice, answer after answer. */
import { useState } from 'react';
import type { EncounterActed } from '../../../../src/contract/games/all-things-zombie/encounter-view/acted.ts';
import type { QuestionView, ReplyView } from '../../../../src/contract/questions.ts';
import type { OwnEntry } from '../../../../src/contract/shapes.ts';
import { type CallFailure, useAsk, useDo } from '../../../app/api.ts';
import type { Deed } from './deed.ts';

export type Done = Extract<EncounterActed, { state: 'done' }>;

/** A question the table waits with, and all that was answered before it. */
export interface Asking {
  readonly deed: Deed;
  readonly question: QuestionView;
  readonly replies: readonly ReplyView[];
  readonly entries: readonly OwnEntry[];
  /** The player rolls, or only decides what the app's dice leave open. */
  readonly by: Roller;
}

type Roller = 'own' | 'app';

interface Options {
  readonly campaign: string;
  /** Of the state on the screen. */
  readonly revision: number;
  readonly onDone?: (done: Done, deed: Deed) => void;
  /** The caller shows `error` itself, also of an act that waits for no answer. */
  readonly showsError?: boolean;
}

/** Of an act the app rolls for, only decisions are ever asked. */
const decision = (entry: OwnEntry): string =>
  entry !== 'app' && typeof entry.own === 'string' ? entry.own : 'app';

/** Refusals of an entry stand beside its field; those of an act beside the button, or as a notification. */
const aboutEntry = ({ code }: CallFailure) => code === 'refused' || code === 'bad-input';

export function useEncounterAct({ campaign, revision, onDone, showsError = false }: Options) {
  const [asking, setAsking] = useState<Asking>();
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<Done>();
  const own = useAsk('settings.get', {}).data?.dice === 'own';
  const act = useDo('encounter.act', {
    handles: (failure) => (showsError || asking !== undefined) && aboutEntry(failure),
  });

  const send = (deed: Deed, by: Roller, entries: readonly OwnEntry[] = []) => {
    setError(undefined);
    const dice = by === 'own' ? [...entries] : { decide: entries.map(decision) };
    act.mutate(
      { campaign, revision, act: deed, dice },
      {
        onSuccess: (outcome) => {
          if (outcome.state === 'waiting') {
            setAsking({ deed, question: outcome.question, replies: outcome.replies, entries, by });
            return;
          }
          setAsking(undefined);
          setDone(outcome);
          onDone?.(outcome, deed);
        },
        onError: (failure) => {
          if (aboutEntry(failure)) setError(failure.message);
        },
      },
    );
  };

  return {
    /** The question the table is waiting for; none before the first and after the last. */
    asking,
    /** What was done last, with what it told; until `forget`. */
    done,
    error,
    busy: act.isPending,
    /** Whether the player's settings say own dice. */
    own,
    /** With whose dice the settings say. */
    perform: (deed: Deed) => send(deed, own ? 'own' : 'app'),
    /** The app rolls; what the rules leave to the player is asked. */
    byApp: (deed: Deed) => send(deed, 'app'),
    byHand: (deed: Deed) => send(deed, 'own'),
    /** An act that waited for an answer when the screen was left, as far as it had got. */
    resume: ({ deed, by, entries }: Pick<Asking, 'deed' | 'by' | 'entries'>) => send(deed, by, entries),
    answer: (entry: OwnEntry) => {
      if (asking !== undefined) send(asking.deed, asking.by, [...asking.entries, entry]);
    },
    /** Takes the last answer back. */
    back: () => {
      if (asking !== undefined) send(asking.deed, asking.by, asking.entries.slice(0, -1));
    },
    cancel: () => {
      setAsking(undefined);
      setError(undefined);
    },
    forget: () => setDone(undefined),
  };
}

export type EncounterActs = ReturnType<typeof useEncounterAct>;

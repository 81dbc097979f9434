/** Earlier moments of a game, to be looked at: nothing is taken back by it. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Moments as Known, SessionView } from '../../../src/contract/sessions.ts';
import { askKey, call, useAsk } from '../../client/api.ts';

/** Milliseconds for which a moment stands where it is played from there. */
const MOMENT = 700;

export interface Moments {
  /** Number of the moment in sight, counted from 1, and of all moments; both are the same where the game stands now. */
  readonly at: number;
  readonly of: number;
  readonly acts: readonly number[];
  /** Moments at which turns begin, counted from 1. */
  readonly turns: readonly { readonly at: number; readonly title: string }[];
  /** Title of the turn that begins with an act, by the act. */
  readonly begunBy: ReadonlyMap<number, string>;
  /** State of the game at that moment; undefined where the game stands now, and before it is known. */
  readonly past: SessionView | undefined;
  readonly isPlaying: boolean;
  readonly to: (at: number) => void;
  readonly toNow: () => void;
  readonly play: (on: boolean) => void;
}

export function useMoments(view: SessionView): Moments {
  const { id, revision } = view;
  const known = useAsk('session.moments', { campaign: id }).data;
  const acts = known?.revision === revision ? known.acts : [];
  const of = acts.length;
  const [looked, setLooked] = useState<{ readonly at: number; readonly revision: number }>();
  const [isPlaying, setPlaying] = useState(false);
  // Any act brings the player back to where the game stands.
  const at = looked?.revision === revision && looked.at < of ? looked.at : of;
  const isPast = at < of;
  const after = isPast ? acts[at - 1] : undefined;
  const asked = { campaign: id, ...(after === undefined ? {} : { after }) };
  const past = useQuery({
    queryKey: [...askKey('session.get', asked), 'moment'],
    queryFn: async () => await call('session.get', asked),
    enabled: after !== undefined,
    // The moment before stands until the next one is there.
    placeholderData: (before) => before,
  }).data;
  const to = (wanted: number) => setLooked({ at: Math.max(1, wanted), revision });
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (!isPast) {
      setPlaying(false);
      return undefined;
    }
    const next = setTimeout(() => setLooked({ at: at + 1, revision }), MOMENT);
    return () => clearTimeout(next);
  }, [isPlaying, isPast, at, revision]);
  return {
    at,
    of,
    acts,
    turns: (known?.turns ?? []).map(({ moment, title }) => ({ at: moment + 1, title })),
    begunBy: begunBy(known),
    past: isPast ? past : undefined,
    isPlaying,
    to,
    toNow: () => setLooked(undefined),
    play: (on) => {
      // From the beginning, where everything has been seen.
      if (on && !isPast) to(1);
      setPlaying(on);
    },
  };
}

/** The first turn of all begins with the game. */
function begunBy(known: Known | undefined): ReadonlyMap<number, string> {
  const later = known?.turns.filter(({ moment }) => moment > 0) ?? [];
  return new Map(
    later.flatMap(({ moment, title }) => {
      const act = known?.acts[moment];
      return act === undefined ? [] : [[act, title]];
    }),
  );
}

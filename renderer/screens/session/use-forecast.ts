/** Games by bots from here, a thousand at a time; what was found of an earlier state is of no more use. */
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Forecast } from '../../../src/contract/sessions.ts';
import { askKey, CallFailure, call } from '../../client/api.ts';

const GAMES = 1_000;
/** Milliseconds between two questions how far it has come. */
const EVERY = 250;

interface UseForecast {
  readonly found: Forecast | undefined;
  /** Progress of the games, 0 to 1; undefined while nothing is played. */
  readonly share: number | undefined;
  readonly error: string | undefined;
  /** A thousand games, or a thousand more. */
  readonly play: () => void;
  /** Stops the games; those played until then count. */
  readonly cancel: () => void;
}

const newName = () => `f-${Math.random().toString(36).slice(2)}`;

export function useForecast(campaign: string, revision: number): UseForecast {
  const [known, setKnown] = useState<Forecast>();
  const [work, setWork] = useState<string>();
  const [error, setError] = useState<string>();
  const latest = useRef<string>(undefined);
  const found = known?.revision === revision ? known : undefined;
  const asked = { work: work ?? '' };
  const far = useQuery({
    queryKey: askKey('work.get', asked),
    queryFn: async () => (await call('work.get', asked)).progress,
    enabled: work !== undefined,
    refetchInterval: EVERY,
    gcTime: 0,
  }).data;

  const play = async () => {
    if (work !== undefined) return;
    const name = newName();
    latest.current = name;
    setWork(name);
    setError(undefined);
    try {
      const more = await call('session.forecast', {
        campaign,
        games: GAMES,
        from: found?.games ?? 0,
        work: name,
      });
      setKnown((before) => (before?.revision === more.revision ? together(before, more) : more));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      setError(failure.message);
    } finally {
      if (latest.current === name) setWork(undefined);
    }
  };
  return {
    found,
    share: work === undefined ? undefined : far ? far.done / far.of : 0,
    error,
    play: () => void play(),
    cancel: () => {
      if (work !== undefined) void call('work.cancel', { work }).catch(() => undefined);
    },
  };
}

/** Both together; an ending of only one of them stands behind. */
export function together(one: Forecast, more: Forecast): Forecast {
  const added = one.endings.map((ending) => ({
    ...ending,
    games: ending.games + (more.endings.find((other) => other.ending === ending.ending)?.games ?? 0),
  }));
  const others = more.endings.filter(({ ending }) => !one.endings.some((known) => known.ending === ending));
  return {
    ...more,
    games: one.games + more.games,
    endings: [...added, ...others],
    unfinished: one.unfinished + more.unfinished,
  };
}

/** Acts one after another, each an act of its own: the next one is asked for once the last is on the screen. */
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../app/announce.ts';
import type { Deed } from '../encounter/deed.ts';
import { type Done, useEncounterAct } from '../encounter/use-encounter-act.ts';

interface Options {
  readonly campaign: string;
  readonly revision: number;
  readonly onDone?: (done: Done, deed: Deed) => void;
  readonly showsError?: boolean;
}

/** Gives the next act from what is on the screen by then; undefined ends the run. */
type Next = () => Deed | undefined;

export function useDeeds({ campaign, revision, onDone, showsError = false }: Options) {
  const [last, setLast] = useState<Deed>();
  const [turn, setTurn] = useState(0);
  const next = useRef<Next | undefined>(undefined);
  const acts = useEncounterAct({
    campaign,
    revision,
    showsError,
    onDone: (done, deed) => {
      announce(done.title);
      setLast(deed);
      onDone?.(done, deed);
      setTurn((turns) => turns + 1);
    },
  });
  const goOn = () => {
    const deed = next.current?.();
    if (deed === undefined) next.current = undefined;
    else acts.byApp(deed);
  };
  // A refusal ends the run: it is only carried on by what was done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each act that is done, from the newest state.
  useEffect(goOn, [turn]);

  const alone = (run: (deed: Deed) => void) => (deed: Deed) => {
    next.current = undefined;
    run(deed);
  };
  return {
    ...acts,
    perform: alone(acts.perform),
    byApp: alone(acts.byApp),
    byHand: alone(acts.byHand),
    cancel: () => {
      next.current = undefined;
      acts.cancel();
    },
    /** What was done last. */
    last,
    /** Counts the acts done since the screen was opened. */
    turn,
    /** With the app's dice, as long as `of` gives an act; it stops at a question, and goes on once it is answered. */
    run: (of: Next) => {
      next.current = of;
      goOn();
    },
  };
}

export type Deeds = ReturnType<typeof useDeeds>;

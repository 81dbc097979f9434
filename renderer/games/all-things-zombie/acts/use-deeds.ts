/** Acts of the After screen, done one by one, or all that are due in one go. */
import { useQueryClient } from '@tanstack/react-query';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { announce } from '../../../client/announce.ts';
import type { Deed } from './deed.ts';
import { type Done, encounterOf, useEncounterAct } from './use-encounter-act.ts';

interface Options {
  readonly campaign: string;
  readonly onDone?: (done: Done, deed: Deed) => void;
  readonly showsError?: boolean;
}

/** Gives the next act from how the Encounter stands by then; undefined ends the run. */
type Next = (view: EncounterView) => Deed | undefined;

export function useDeeds({ campaign, onDone, showsError = false }: Options) {
  const client = useQueryClient();
  const acts = useEncounterAct({
    campaign,
    showsError,
    hasForm: ({ do: what }) => what === 'end-one-off',
    onDone: (done, deed) => {
      announce(done.title);
      onDone?.(done, deed);
    },
  });
  return {
    ...acts,
    /** With the app's dice, as long as `of` gives an act; it stops at a question, and goes on once it is answered. */
    run: (of: Next) =>
      acts.byApp(
        () => {
          const view = encounterOf(client, campaign);
          return view === undefined ? undefined : of(view);
        },
        { repeat: true },
      ),
  };
}

export type Deeds = ReturnType<typeof useDeeds>;

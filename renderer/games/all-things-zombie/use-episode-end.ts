/** The end of an episode, entered in its campaign: by the app in one go, or answer after answer. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { EpisodeEnded } from '../../../src/contract/games/all-things-zombie/calls/episodes.ts';
import { announce } from '../../client/announce.ts';
import { CallFailure, queueOf, sendInTurn, tellFailure } from '../../client/api.ts';
import { askingActs } from '../../client/asking-acts.ts';
import { notify } from '../../client/notify.ts';
import { refreshAfter } from '../../client/refresh.ts';
import { useStore } from '../../client/store.ts';

export interface EpisodeOf {
  readonly campaign: string;
  /** The campaign's. */
  readonly revision: number;
  readonly run: string;
}

type Ended = Extract<EpisodeEnded, { state: 'done' }>;

/** True for failures about a wrong entry: their words stand beside its field. */
const aboutEntry = ({ code }: CallFailure) => code === 'refused' || code === 'bad-input';

export function useEpisodeEnd({ campaign, revision, run }: EpisodeOf) {
  const client = useQueryClient();
  const newest = useRef(revision);
  useLayoutEffect(() => {
    newest.current = revision;
  });
  const acts = useMemo(
    () =>
      askingActs<{ readonly run: string }, Ended>({
        queue: queueOf(campaign),
        send: (deed, by, entries) =>
          sendInTurn(client, 'episode.end', {
            ...{ campaign, revision: newest.current, ...deed },
            dice: by === 'app' ? 'app' : [...entries],
          }),
        show: async ({ title }) => {
          await refreshAfter(client, 'episode.end', { campaign });
          announce(title);
        },
        refused: (failure, whileAsking) => {
          if (!(failure instanceof CallFailure)) throw failure;
          if (!(aboutEntry(failure) && whileAsking)) tellFailure(failure);
          return aboutEntry(failure) ? failure : undefined;
        },
        tell: (text) => notify({ message: text }),
      }),
    [client, campaign],
  );
  useEffect(() => acts.cancel, [acts]);
  const { asking, error } = useStore(acts.state, (state) => state);
  return {
    ...acts,
    asking,
    error,
    byApp: () => acts.perform({ run }, { by: 'app' }),
    byHand: () => acts.perform({ run }, { by: 'own' }),
  };
}

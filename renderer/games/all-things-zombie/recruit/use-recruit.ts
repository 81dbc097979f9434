/** Recruiting one Grunt: by the app in one go, or by the player's own die and cards, answer after answer. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Recruitment } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { OwnEntry } from '../../../../src/contract/shapes.ts';
import { CallFailure, queueOf, sendInTurn, tellFailure } from '../../../client/api.ts';
import { askingActs } from '../../../client/asking-acts.ts';
import { notify } from '../../../client/notify.ts';
import { refreshAfter } from '../../../client/refresh.ts';
import { useStore } from '../../../client/store.ts';
import { useTypeAhead } from '../../../client/use-type-ahead.ts';
import type { HalfAnswered } from '../../../page/kept-asking.tsx';
import type { PronounId } from '../components/pronoun-field.tsx';

export type Recruited = Extract<Recruitment, { state: 'done' }>;

export interface Recruiting {
  /** Grunt who is rolled again; null for a new Grunt. */
  readonly again: string | null;
  /** Left out, the app names the Grunt. */
  readonly name?: string;
  /** The player’s reason, once the first party is complete. */
  readonly why?: string;
  /** Left out, it comes with the name. */
  readonly pronoun?: PronounId;
}

interface RecruitOf {
  readonly campaign: string;
  readonly revision: number;
  /** Once the party on the screen is the new one. */
  readonly onDone: (recruited: Recruited, again: string | null) => void;
  /** The caller shows `error` itself, also before the first question. */
  readonly showsError?: boolean;
}

const NEW: Recruiting = { again: null };

/** Refusals of an entry stand beside its field. */
const aboutEntry = ({ code }: CallFailure) => code === 'refused' || code === 'bad-input';

export function useRecruit({ campaign, revision, onDone, showsError = false }: RecruitOf) {
  const client = useQueryClient();
  const newest = useRef({ revision, onDone, showsError });
  useLayoutEffect(() => {
    newest.current = { revision, onDone, showsError };
  });
  const acts = useMemo(() => {
    const send = ({ again, why, ...named }: Recruiting, dice: 'app' | OwnEntry[]) => {
      const input = { campaign, revision: newest.current.revision, dice, ...named };
      return again === null
        ? sendInTurn(client, 'party.recruit', { ...input, ...(why !== undefined && { why }) })
        : sendInTurn(client, 'party.recruitAgain', { ...input, figure: again });
    };
    return askingActs<Recruiting, Recruited>({
      queue: queueOf(campaign),
      send: (recruiting, by, entries) => send(recruiting, by === 'app' ? 'app' : [...entries]),
      show: async (done, { again }) => {
        await refreshAfter(client, 'party.recruit', { campaign });
        newest.current.onDone(done, again);
      },
      refused: (failure, whileAsking) => {
        if (!(failure instanceof CallFailure)) throw failure;
        if (!aboutEntry(failure) || !(whileAsking || newest.current.showsError)) tellFailure(failure);
        return aboutEntry(failure) ? failure : undefined;
      },
      tell: (text) => notify({ message: text }),
    });
  }, [client, campaign]);
  useTypeAhead(acts.ahead);
  useEffect(() => acts.cancel, [acts]);
  const { asking, error } = useStore(acts.state, (state) => state);
  return {
    ...acts,
    /** The question the table is waiting for; none before the first and after the last. */
    asking,
    error,
    byApp: (recruiting: Recruiting) => acts.perform(recruiting, { by: 'app' }),
    byHand: (recruiting: Recruiting) => acts.perform(recruiting, { by: 'own' }),
    revision: () => newest.current.revision,
    /** Goes on with the roll that waited for dice when the screen was left. */
    resume: ({ deed, ...half }: HalfAnswered<Recruiting>) => acts.perform(deed, half),
    /** Pressed again for the place that has come up meanwhile it is another Grunt, for the same one it isn't. */
    next: (place: number, by: 'app' | 'own') => acts.perform(NEW, { by, name: `grunt ${place}` }),
  };
}

export type Recruit = ReturnType<typeof useRecruit>;

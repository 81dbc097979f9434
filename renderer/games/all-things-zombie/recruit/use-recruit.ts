/** Recruiting one Grunt: by the app in one go, or by the player's own die and cards, answer after answer. */
import { useState } from 'react';
import type { Recruitment } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { QuestionView, ReplyView } from '../../../../src/contract/questions.ts';
import type { OwnEntry } from '../../../../src/contract/shapes.ts';
import { type CallFailure, useDo } from '../../../app/api.ts';

export type Recruited = Extract<Recruitment, { state: 'done' }>;

interface Asking {
  /** Who is rolled again; a new Grunt where it is left out. */
  readonly again: string | undefined;
  readonly question: QuestionView;
  readonly replies: readonly ReplyView[];
  readonly entries: readonly OwnEntry[];
}

interface RecruitOf {
  readonly campaign: string;
  readonly revision: number;
  readonly onDone: (recruited: Recruited, again: string | undefined) => void;
}

/** Refusals of an entry stand beside its field. */
const aboutEntry = ({ code }: CallFailure) => code === 'refused' || code === 'bad-input';

export function useRecruit({ campaign, revision, onDone }: RecruitOf) {
  const [asking, setAsking] = useState<Asking>();
  const [error, setError] = useState<string>();
  const handles = (failure: CallFailure) => asking !== undefined && aboutEntry(failure);
  const first = useDo('party.recruit', { handles });
  const oncemore = useDo('party.recruitAgain', { handles });

  const send = (again: string | undefined, dice: 'app' | readonly OwnEntry[]) => {
    setError(undefined);
    const entries = dice === 'app' ? [] : [...dice];
    const input = { campaign, revision, dice: dice === 'app' ? dice : entries };
    const then = {
      onSuccess: (outcome: Recruitment) => {
        if (outcome.state === 'waiting') {
          setAsking({ again, question: outcome.question, replies: outcome.replies, entries });
        } else {
          setAsking(undefined);
          onDone(outcome, again);
        }
      },
      onError: (failure: CallFailure) => {
        if (aboutEntry(failure)) setError(failure.message);
      },
    };
    if (again === undefined) first.mutate(input, then);
    else oncemore.mutate({ ...input, figure: again }, then);
  };

  return {
    /** The question the table is waiting for; none before the first and after the last. */
    asking,
    error,
    busy: first.isPending || oncemore.isPending,
    byApp: (again?: string) => send(again, 'app'),
    byHand: (again?: string) => send(again, []),
    answer: (entry: OwnEntry) => send(asking?.again, [...(asking?.entries ?? []), entry]),
    /** Takes the last answer back. */
    back: () => send(asking?.again, asking?.entries.slice(0, -1) ?? []),
    cancel: () => {
      setAsking(undefined);
      setError(undefined);
    },
  };
}

export type Recruit = ReturnType<typeof useRecruit>;

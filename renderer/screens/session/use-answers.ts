/** Answers of the player's, each in turn and from the newest state; what it leads to is shown at once. */
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Input, Output } from '../../../src/contract/contract.ts';
import type { GameEntry } from '../../../src/contract/session-questions.ts';
import type { Moments, SessionAnswered, SessionView } from '../../../src/contract/sessions.ts';
import { announce } from '../../client/announce.ts';
import { askKey, CallFailure, queueOf, sendInTurn, tellFailure } from '../../client/api.ts';
import type { Typed } from '../../client/asking.ts';
import { notify } from '../../client/notify.ts';
import { typeAhead } from '../../client/type-ahead.ts';
import { watchUndo } from '../../client/undo-under-way.ts';
import { useTypeAhead } from '../../client/use-type-ahead.ts';
import { GONE_ON, NO_LONGER_ASKED, NOTHING_LEFT, nothingAskedFor } from '../../text/failures.ts';
import { useSession } from './session-context.ts';
import type { Pace } from './use-pace.ts';

/** Hand that rolls the dice that nobody enters. */
export type Rolls = 'app' | 'own';

type How = Pick<Input<'session.answer'>, 'rolls' | 'entries' | 'steps' | 'resolve'>;

export interface Answers {
  readonly answer: (entry: GameEntry) => void;
  /** Lets the app answer the open question, and roll until something is the player's. */
  readonly byApp: () => void;
  /** Lets bots play so many steps, or until something is the player's. */
  readonly goOn: (steps?: number) => void;
  /** Has bots answer for the player, too, for so many steps; false where they could not. */
  readonly resolve: (steps: number) => Promise<boolean>;
  /** Reason for which the last answer was refused, in one sentence. */
  readonly error: string | undefined;
  /** Keys that came before their question. */
  readonly typed: Typed;
  /** The fields of the open question have yet to be drawn: what is typed until then is for them. */
  readonly fieldsToCome: () => void;
  /** Called when the fields have left the screen. */
  readonly fieldsGone: () => void;
}

/** Key of the moment at which a question is asked: it stays the same, whoever holds the seat by now. */
const askedAt = ({ steps, answers, question }: SessionView) =>
  JSON.stringify([steps, answers.length, question]);

/** Nothing of it is the player's: bots decide, or dice are rolled for one. */
export function isBots({ question, over, seats }: SessionView): boolean {
  if (question === null) return !over;
  const holder = seats[question.seat];
  return (
    holder !== undefined && holder !== 'player' && (question.kind === 'roll' || question.kind === 'draw')
  );
}

const isStale = (failure: unknown): boolean => failure instanceof CallFailure && failure.code === 'stale';

const tell = (message: string) => notify({ message });

export function useAnswers(rolls: Rolls, pace: Pace): Answers {
  const view = useSession();
  const { id, revision } = view;
  const client = useQueryClient();
  const [refused, setRefused] = useState<{ readonly message: string; readonly revision: number }>();
  const ahead = useMemo(typeAhead, []);
  /** Keys are for the questions of one game, whichever answer they come after. */
  const game = useMemo(() => ({}), []);
  useTypeAhead(ahead);

  const unasked = () => {
    const keys = ahead.over(game);
    if (keys.length > 0) tell(nothingAskedFor(keys));
  };

  const fieldsToCome = () => ahead.expect(game, 'fields');
  // The head of a screen is drawn, and read, before the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the screen opens.
  useLayoutEffect(() => {
    if (view.question !== null) fieldsToCome();
  }, []);

  const turning = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as the screen stands.
  useLayoutEffect(
    () =>
      watchUndo(id, {
        begun: () => {
          turning.current += 1;
          ahead.expect(game, 'deed');
        },
        done: () => {
          turning.current -= 1;
        },
        over: (did) => {
          if (turning.current === 0 && !did) unasked();
        },
      }),
    [id],
  );

  /** `gone`: what is said where the game has gone on since the press, to where it means nothing. */
  const send = async (how: How, gone: (now: SessionView) => string | undefined): Promise<boolean> => {
    let went = false;
    setRefused(undefined);
    ahead.expect(game, 'answer');
    const key = askKey('session.get', { campaign: id });
    const shown = () => client.getQueryData<SessionView>(key);
    /**
     * Sends the answer again where another window has changed something beside the question, such as a name, which leaves the answer as it
     * was.
     */
    const sendWhileAsked = async (from: number): Promise<Output<'session.answer'>> => {
      try {
        return await sendInTurn(client, 'session.answer', { campaign: id, revision: from, ...how });
      } catch (failure) {
        const now = shown();
        if (!isStale(failure) || now === undefined || now.revision <= from || gone(now)) throw failure;
        return await sendWhileAsked(now.revision);
      }
    };
    try {
      await queueOf(id).add(async () => {
        const now = shown();
        const meaningless = now && gone(now);
        if (meaningless !== undefined) {
          tell(meaningless);
          if (now?.question === null) unasked();
          return;
        }
        const answered = await sendWhileAsked(now?.revision ?? revision);
        showAnswered(client, answered);
        went = true;
        if (answered.question === null) {
          unasked();
          announce(answered.ending ?? answered.standing.title);
        }
      });
    } catch (failure) {
      unasked();
      if (!(failure instanceof CallFailure)) return false;
      if (failure.code === 'refused' || failure.code === 'bad-input') {
        setRefused({ message: failure.message, revision: shown()?.revision ?? revision });
      } else if (isStale(failure)) tell(GONE_ON);
      else tellFailure(failure);
    }
    return went;
  };

  // Bots whose steps are followed play no further than the player's own answer by themselves.
  const following = pace === 'at-once' ? {} : { steps: 1 };

  const drawn = askedAt(view);
  const isOther = (now: SessionView) => (askedAt(now) === drawn ? undefined : NO_LONGER_ASKED);
  const isNotTheBots = (now: SessionView) => (isBots(now) ? undefined : NOTHING_LEFT);
  return {
    answer: (entry) => void send({ rolls, entries: [entry], ...following }, isOther),
    byApp: () => void send({ rolls: 'app', ...following }, isOther),
    goOn: (steps) => void send({ rolls: 'app', ...(steps === undefined ? {} : { steps }) }, isNotTheBots),
    resolve: async (steps) =>
      await send({ rolls: 'app', resolve: true, steps }, ({ over }) => (over ? NOTHING_LEFT : undefined)),
    error: refused?.revision === revision ? refused.message : undefined,
    typed: {
      arePassedBy: ahead.arePassedBy,
      // Another one waits, which leads to another question.
      take: () => (turning.current > 0 ? [] : ahead.take(game)),
      giveBack: (keys) => ahead.giveBack(game, keys),
    },
    fieldsToCome,
    fieldsGone: unasked,
  };
}

/** Shows what the reply to an answer says: the press is one call, odds apart. */
type Pages = InfiniteData<Output<'session.chronicle'>>;

/** Other lists than those on this screen ask when they are looked at again. */
const OTHERS = ['campaign.log', 'statistics.get', 'session.chance'] as const;

function showAnswered(client: QueryClient, { made, ...view }: SessionAnswered): void {
  const campaign = view.id;
  const queryKey = askKey('session.get', { campaign });
  // An answer on its way is older than this view.
  void client.getQueryCache().find({ queryKey })?.cancel({ revert: true, silent: true });
  client.setQueryData<SessionView>(queryKey, view);
  const acts = client.getQueryCache().find<Pages>({
    queryKey: [...askKey('session.chronicle', { campaign }), 'pages', null],
  });
  const shown = acts?.state.fetchStatus === 'idle' ? acts.state.data : undefined;
  const [newest, ...older] = shown?.pages ?? [];
  const fits = newest !== undefined && newest.acts[0]?.act === made.upTo;
  if (acts !== undefined && shown !== undefined && fits) {
    const page = { ...newest, acts: [...made.added, ...newest.acts] };
    client.setQueryData<Pages>(acts.queryKey, { ...shown, pages: [page, ...older] });
  }
  client.setQueryData<Moments>(askKey('session.moments', { campaign }), (known) =>
    known === undefined ? undefined : withMade(known, { made, ...view }),
  );
  void client.invalidateQueries({
    queryKey: ['session.chronicle', { campaign }],
    predicate: (query) => !fits || query !== acts,
  });
  for (const method of OTHERS) void client.invalidateQueries({ queryKey: [method, { campaign }] });
  void client.invalidateQueries({ queryKey: ['shelf.list'], refetchType: 'none' });
}

/** The moments there are, and those that the answer has made. */
function withMade({ acts, turns }: Moments, { made, revision, standing }: SessionAnswered): Moments {
  const all = [...acts, ...made.added.map(({ act }) => act).toReversed()];
  const isNew = turns.at(-1)?.title !== standing.title;
  return {
    revision,
    acts: all,
    turns: isNew ? [...turns, { moment: all.length - 1, title: standing.title }] : turns,
  };
}

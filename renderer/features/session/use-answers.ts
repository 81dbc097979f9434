/** Answers of the player's, each in turn and from the newest state; what it leads to is shown at once. */
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Input, Output } from '../../../src/contract/contract.ts';
import type { OwnEntry } from '../../../src/contract/shapes.ts';
import { announce } from '../../app/announce.ts';
import { askKey, CallFailure, queueOf, sendInTurn, tellFailure } from '../../app/api.ts';
import type { Typed } from '../../app/asking-acts.ts';
import { typeAhead } from '../../app/type-ahead.ts';
import { useTypeAhead } from '../../app/use-type-ahead.ts';
import { useSession } from './session-context.ts';

/** Who rolls what nobody enters. */
export type Rolls = 'app' | 'own';

type How = Pick<Input<'session.answer'>, 'rolls' | 'entries' | 'steps'>;

export interface Answers {
  readonly answer: (entry: OwnEntry) => void;
  /** Lets the app roll, and bots decide, so many steps far or until something is the player's. */
  readonly goOn: (steps?: number) => void;
  /** Why the last one was refused: one sentence. */
  readonly error: string | undefined;
  /** Keys that came before their question. */
  readonly typed: Typed;
}

export function useAnswers(rolls: Rolls): Answers {
  const { id, revision } = useSession();
  const client = useQueryClient();
  const [refused, setRefused] = useState<{ readonly message: string; readonly revision: number }>();
  const ahead = useMemo(typeAhead, []);
  const [token, setToken] = useState<object>();
  useTypeAhead(ahead);

  const send = async (how: How) => {
    const mine = {};
    setRefused(undefined);
    ahead.expect(mine, 'answer');
    const key = askKey('session.get', { campaign: id });
    try {
      await queueOf(id).add(async () => {
        const shown = client.getQueryData<Output<'session.get'>>(key);
        const input = { campaign: id, revision: shown?.revision ?? revision, ...how };
        const view = await sendInTurn(client, 'session.answer', input);
        setToken(mine);
        client.setQueryData(key, view);
        if (view.question === null) {
          if (ahead.over(mine).length > 0) announce('Nothing asked for what was typed.');
          announce(view.ending ?? view.standing.title);
        }
        void client.invalidateQueries({ queryKey: ['session.chance', { campaign: id }] });
        void client.invalidateQueries({ queryKey: ['session.chronicle', { campaign: id }] });
        void client.invalidateQueries({ queryKey: ['campaign.log', { campaign: id }] });
        void client.invalidateQueries({ queryKey: ['statistics.get', { campaign: id }] });
        void client.invalidateQueries({ queryKey: ['shelf.list'], refetchType: 'none' });
      });
    } catch (failure) {
      ahead.over(mine);
      if (!(failure instanceof CallFailure)) return;
      if (failure.code === 'refused' || failure.code === 'bad-input') {
        const shown = client.getQueryData<Output<'session.get'>>(key);
        setRefused({ message: failure.message, revision: shown?.revision ?? revision });
      } else tellFailure(failure);
    }
  };

  return {
    answer: (entry) => void send({ rolls, entries: [entry] }),
    goOn: (steps) => void send({ rolls: 'app', ...(steps === undefined ? {} : { steps }) }),
    error: refused?.revision === revision ? refused.message : undefined,
    typed: {
      take: () => (token === undefined ? [] : ahead.take(token)),
      giveBack: (keys) => {
        if (token !== undefined) ahead.giveBack(token, keys);
      },
    },
  };
}

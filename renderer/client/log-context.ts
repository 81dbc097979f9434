/** The log that the present screen is about, whichever game it is of. */
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Output } from '../../src/contract/contract.ts';
import { askKey } from './ask-key.ts';

export interface LogHead {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
  /** Titles of the next undo and redo; null where there is nothing to undo or redo. */
  readonly undo: string | null;
  readonly redo: string | null;
  /** Versions of the player’s words that undo and redo would change; null where the next step is an act. */
  readonly words: { readonly undo: number | null; readonly redo: number | null };
}

export const LogContext = createContext<LogHead | undefined>(undefined);

/** Stands on every screen of a campaign and of a game. */
export function useLog(): LogHead {
  const log = useContext(LogContext);
  if (log === undefined) throw new Error('useLog stands outside a campaign’s or a game’s screens');
  return log;
}

/** The log as it was seen last, by a campaign’s screens or by a game’s. */
export function newestLog(client: QueryClient, campaign: string): LogHead | undefined {
  return (
    client.getQueryData<Output<'campaign.get'>>(askKey('campaign.get', { campaign })) ??
    client.getQueryData<Output<'session.get'>>(askKey('session.get', { campaign }))
  );
}

/** The game in progress that the present screen is about; there is one on every screen below `/g/$session`. */
import { createContext, useContext } from 'react';
import type { SessionView } from '../../../src/contract/sessions.ts';

export const SessionContext = createContext<SessionView | undefined>(undefined);

export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession stands outside a game’s screens');
  return session;
}

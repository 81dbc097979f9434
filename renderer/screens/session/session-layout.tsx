/** Loads the game its screens are about. */
import { Outlet, useParams } from '@tanstack/react-router';
import { useAsk } from '../../client/api.ts';
import { LogContext } from '../../client/log-context.ts';
import { FailurePage } from '../../page/failure-page.tsx';
import { SessionContext } from './session-context.ts';

export function SessionLayout() {
  const { session: id } = useParams({ from: '/g/$session' });
  const session = useAsk('session.get', { campaign: id });
  // A failed refresh keeps the last good state on screen, unless the game is gone altogether.
  const gone = session.error?.code === 'not-found';
  if (session.data !== undefined && !gone) {
    return (
      <SessionContext value={session.data}>
        <LogContext value={session.data}>
          <Outlet />
        </LogContext>
      </SessionContext>
    );
  }
  if (session.error !== null) {
    return <FailurePage failure={session.error} of={id} onRetry={() => void session.refetch()} />;
  }
  return null;
}

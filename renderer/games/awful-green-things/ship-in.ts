/** The ship of a game; of voyages the one that is under way, undefined between two. The state comes back as its rules have made it. */
import type { SessionView } from '../../../src/contract/sessions.ts';
import type { State } from '../../../src/rules/awful-green-things/state.ts';
import type { LinkedState } from '../../../src/rules/core/linked-games.ts';

export function shipIn({ state }: Pick<SessionView, 'state'>): State | undefined {
  const own = state as State | LinkedState<unknown, State>;
  return 'ledger' in own ? (own.game ?? undefined) : own;
}

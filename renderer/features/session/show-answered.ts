/** Shows what the reply to an answer says: the press is one call, odds apart. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Output } from '../../../src/contract/contract.ts';
import type { SessionAnswered, SessionView } from '../../../src/contract/sessions.ts';
import { askKey } from '../../app/api.ts';

type Pages = InfiniteData<Output<'session.chronicle'>>;

/** Other lists than those on this screen ask when they are looked at again. */
const OTHERS = ['campaign.log', 'statistics.get', 'session.chance'] as const;

export function showAnswered(client: QueryClient, { made, ...view }: SessionAnswered): void {
  const campaign = view.id;
  const queryKey = askKey('session.get', { campaign });
  // What is on its way is older than this.
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
  void client.invalidateQueries({
    queryKey: ['session.chronicle', { campaign }],
    predicate: (query) => !fits || query !== acts,
  });
  for (const method of OTHERS) void client.invalidateQueries({ queryKey: [method, { campaign }] });
  void client.invalidateQueries({ queryKey: ['shelf.list'], refetchType: 'none' });
}

/** Shows what the reply to an answer says: the press is one call, odds apart. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Output } from '../../../src/contract/contract.ts';
import type { Moments, SessionAnswered, SessionView } from '../../../src/contract/sessions.ts';
import { askKey } from '../../client/api.ts';

type Pages = InfiniteData<Output<'session.chronicle'>>;

/** Other lists than those on this screen ask when they are looked at again. */
const OTHERS = ['campaign.log', 'statistics.get', 'session.chance'] as const;

export function showAnswered(client: QueryClient, { made, ...view }: SessionAnswered): void {
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

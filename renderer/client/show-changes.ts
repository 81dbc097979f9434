/** Shows what the reply to a thing done says has changed. */
import { type InfiniteData, notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import type { Changes } from '../../src/contract/change.ts';
import { changed } from '../../src/contract/changed.ts';
import { isCounted, isOf, SHELF } from './refresh.ts';

/** Odds of it on the screen. */
export function oddsShown(client: QueryClient, campaign: string): readonly Query[] {
  const ofIt = (query: Query) => isCounted(query) && isOf(campaign, query);
  return client.getQueryCache().findAll({ type: 'active', predicate: ofIt });
}

/**
 * Shows what a reply says has changed, at once, and asks for the rest in the background. What it gives, if anything, is
 * done when a view that the changes don't fit has been asked for anew.
 */
export function showChanges(
  client: QueryClient,
  campaign: string,
  changes: Changes,
): Promise<void> | undefined {
  const shown = new Set<string>();
  const unfit: (readonly [string, { readonly campaign: string }])[] = [];
  notifyManager.batch(() => {
    for (const [method, view] of Object.entries(changes.views)) {
      const queryKey = [method, { campaign }] as const;
      const query = client.getQueryCache().find({ queryKey });
      if (query === undefined) continue;
      shown.add(query.queryHash);
      if (!showView(client, query, changes.from, view)) unfit.push(queryKey);
    }
    const { of, anew } = changes.log;
    const log = client.getQueryCache().find({ queryKey: [of, { campaign }, 'pages', null] });
    if (log !== undefined && unfit.length === 0 && !anew) {
      shown.add(log.queryHash);
      showLog(client, log, changes.log);
    }
  });
  const predicate = (query: Query) =>
    isOf(campaign, query) && !isCounted(query) && !shown.has(query.queryHash);
  // A question on its way was asked of the state before; one that the drawing asks is of this state, and isn’t asked once more.
  void client.cancelQueries({ predicate }, { silent: true });
  whenDrawn(() => void client.invalidateQueries({ predicate }, { cancelRefetch: false }));
  // The shelf asks when it is looked at again; only the name stands on every screen.
  void client.invalidateQueries({ ...SHELF, refetchType: renames(changes) ? 'active' : 'none' });
  if (unfit.length === 0) return undefined;
  return Promise.all(unfit.map((queryKey) => client.invalidateQueries({ queryKey }))).then(() => undefined);
}

/** Changes in one view. */
type View = Changes['views'][string];

/** False where the view is of another state than the one the changes start from. */
function showView(client: QueryClient, query: Query, from: number, view: View): boolean {
  const { data } = query.state;
  if (!isRevised(data) || data.revision !== from) return false;
  // An answer on its way is older than the changes.
  void query.cancel({ revert: true, silent: true });
  client.setQueryData(query.queryKey, changed(data, view));
  return true;
}

const isRevised = (data: unknown): data is { readonly revision: number } =>
  typeof data === 'object' && data !== null && 'revision' in data;

type LogPages = InfiniteData<{ readonly acts: Changes['log']['added']; readonly next: number | null }>;

function showLog(client: QueryClient, { queryKey }: Query, { upTo, added }: Changes['log']): void {
  client.setQueryData<LogPages>(queryKey, (log) => {
    if (log === undefined) return undefined;
    const [first, ...others] = log.pages.map((page) => ({
      ...page,
      acts: page.acts.filter(({ act }) => act <= upTo),
    }));
    if (first === undefined) return log;
    return { ...log, pages: [{ ...first, acts: [...added.toReversed(), ...first.acts] }, ...others] };
  });
}

const renames = ({ views }: Changes): boolean => touches(views['campaign.get'], 'name');

/** Says whether a field, or an object around it, has changed. */
const touches = (view: View | undefined, ...field: readonly string[]): boolean =>
  view?.some(({ at }) => at.every((step, depth) => depth >= field.length || step === field[depth])) ?? false;

/** Counts again the odds that are others by now, all of them where nothing is known, but for those that have gone from the screen with it. */
export function renewOdds(client: QueryClient, queries: readonly Query[], same: readonly boolean[]): void {
  whenDrawn(() => {
    for (const [at, { queryKey }] of queries.entries()) {
      if (same[at] !== true) void client.invalidateQueries({ queryKey, exact: true });
    }
  });
}

/** Once what has changed is on the screen, so that no question makes the player wait for it; a window that nobody sees draws nothing. */
function whenDrawn(run: () => void): void {
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}

/** Brings up to date whatever a thing done may have changed. */
import { type InfiniteData, notifyManager, type Query, type QueryClient } from '@tanstack/react-query';
import type { Changes } from '../../src/contract/change.ts';
import { changed } from '../../src/contract/changed.ts';
import type { Method } from '../../src/contract/contract.ts';

/** Queries that show more than one campaign, or none. */
const ALWAYS = ['shelf.list', 'settings.get'];
const SHELF = { queryKey: ['shelf.list'] };

function campaignOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('campaign' in input)) return undefined;
  return typeof input.campaign === 'string' ? input.campaign : undefined;
}

const isOf = (campaign: string, { queryKey: [, asked] }: Query) => campaignOf(asked) === campaign;

/** Exact odds are counted while the player reads; nobody waits for them before the next thing is done. */
const isCounted = ({ queryKey: [method] }: Query) => String(method).endsWith('.chance');

/** Queries about a log’s place among others, as a game is an episode of a campaign (`episode.of`): a command to either may change it. */
const isBetween = ({ queryKey: [method] }: Query) => String(method).endsWith('.of');

/** Asks again what concerns the input's campaign, and what shows more than one; done when the answers on screen are new, odds apart. */
export async function refresh(client: QueryClient, input: unknown): Promise<void> {
  await askAgain(client, campaignOf(input), ALWAYS);
}

/** Queries that a command changes besides those of its own campaign, by the command’s name. */
function alsoChanged(method: Method): readonly string[] {
  const [about] = method.split('.');
  if (about === 'settings') return ['settings.get'];
  if (about === 'backup') return ['backup.list', 'folder.get'];
  if (about === 'folder') return ['folder.get', 'backup.list', 'app.about'];
  return CHANGE_THE_SHELF.has(method) ? ['shelf.list'] : [];
}

/** Campaigns and games come, go, or are called something else. */
const CHANGE_THE_SHELF: ReadonlySet<Method> = new Set<Method>([
  'campaign.create',
  'campaign.rename',
  'campaign.copy',
  'campaign.bring-back',
  'campaign.keep',
  'campaign.delete',
  'campaign.delete-for-good',
  'campaign.restore',
  'campaign.sample',
  'backup.restore-campaign',
  'campaign-file.open',
  'session.create',
  'session.branch',
]);

/** After a command of that name: the shelf asks when it is looked at again, unless its own list is another. */
export async function refreshAfter(client: QueryClient, method: Method, input: unknown): Promise<void> {
  void client.invalidateQueries({ ...SHELF, refetchType: 'none' });
  await askAgain(client, campaignOf(input), alsoChanged(method));
}

async function askAgain(
  client: QueryClient,
  campaign: string | undefined,
  methods: readonly string[],
): Promise<void> {
  const concerns = (query: Query) =>
    methods.includes(String(query.queryKey[0])) ||
    isBetween(query) ||
    (campaign !== undefined && isOf(campaign, query));
  const shown = client.invalidateQueries({ predicate: (query) => concerns(query) && !isCounted(query) });
  void client.invalidateQueries({ predicate: (query) => concerns(query) && isCounted(query) });
  await shown;
}

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
  whenDrawn(() => {
    void client.invalidateQueries({
      predicate: (query) => isOf(campaign, query) && !isCounted(query) && !shown.has(query.queryHash),
    });
  });
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

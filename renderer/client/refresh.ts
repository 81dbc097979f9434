/** Brings up to date whatever a thing done may have changed. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Method } from '../../src/contract/contract.ts';

/** Queries that show more than one campaign, or none. */
const ALWAYS = ['shelf.list', 'settings.get'];
export const SHELF = { queryKey: ['shelf.list'] };

function campaignOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('campaign' in input)) return undefined;
  return typeof input.campaign === 'string' ? input.campaign : undefined;
}

export const isOf = (campaign: string, { queryKey: [, asked] }: Query) => campaignOf(asked) === campaign;

/** Exact odds are counted while the player reads; nobody waits for them before the next thing is done. */
export const isCounted = ({ queryKey: [method] }: Query) => String(method).endsWith('.chance');

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

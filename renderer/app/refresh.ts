/** Brings up to date whatever a thing done may have changed. */
import type { Query, QueryClient } from '@tanstack/react-query';

/** Queries that show more than one campaign, or none. */
const ALWAYS = ['shelf.list', 'settings.get'];

function campaignOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('campaign' in input)) return undefined;
  return typeof input.campaign === 'string' ? input.campaign : undefined;
}

/** Exact odds are counted while the player reads; nobody waits for them before the next thing is done. */
const COUNTED = ['encounter.chance'];

/** Asks again what concerns the input's campaign, and the shelf; done when the answers on screen are new, odds apart. */
export async function refresh(client: QueryClient, input: unknown): Promise<void> {
  const campaign = campaignOf(input);
  const concerns = ({ queryKey: [method, asked] }: Query) =>
    ALWAYS.includes(String(method)) || (campaign !== undefined && campaignOf(asked) === campaign);
  const counted = ({ queryKey: [method] }: Query) => COUNTED.includes(String(method));
  const shown = client.invalidateQueries({ predicate: (query) => concerns(query) && !counted(query) });
  void client.invalidateQueries({ predicate: (query) => concerns(query) && counted(query) });
  await shown;
}

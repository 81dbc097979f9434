/** Brings up to date whatever a thing done may have changed. */
import type { Query, QueryClient } from '@tanstack/react-query';

/** Queries that show more than one campaign, or none. */
const ALWAYS = ['shelf.list', 'settings.get'];

function campaignOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('campaign' in input)) return undefined;
  return typeof input.campaign === 'string' ? input.campaign : undefined;
}

/** Asks again what concerns the input's campaign, and the shelf; done when the answers on screen are new. */
export function refresh(client: QueryClient, input: unknown): Promise<void> {
  const campaign = campaignOf(input);
  return client.invalidateQueries({
    predicate: ({ queryKey: [method, asked] }: Query) =>
      ALWAYS.includes(String(method)) || (campaign !== undefined && campaignOf(asked) === campaign),
  });
}

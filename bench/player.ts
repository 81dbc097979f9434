/** A player who gives commands on the campaign of a bench's file. */
import type { Backend } from '../src/backend/backend.ts';
import { CAMPAIGN } from './long-campaign.ts';
import { clock } from './measured.ts';

interface State {
  readonly revision: number;
}

export async function asked<T>(backend: Backend, method: string, input: object): Promise<T> {
  const reply = await backend.call(method, input);
  if (!reply.ok) throw new Error(`${method} failed: ${reply.error.message}`);
  return reply.value as T;
}

/** Carries out one command after another, and gives the microseconds that each takes with the screen after it. */
export async function player(backend: Backend) {
  const screen = async () => await asked<State>(backend, 'campaign.get', { campaign: CAMPAIGN });
  let { revision } = await screen();
  return async (method: 'campaign.undo' | 'campaign.redo' | 'campaign.rename', input: object = {}) => {
    const before = clock();
    ({ revision } = await asked<State>(backend, method, { campaign: CAMPAIGN, revision, ...input }));
    await screen();
    return clock() - before;
  };
}
export type Player = Awaited<ReturnType<typeof player>>;

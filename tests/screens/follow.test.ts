/** News that a host tells while this window's own command is on its way is shown after that one. */
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { sendInTurn } from '../../renderer/client/api.ts';
import { showHappened } from '../../renderer/shell/follow.ts';
import { ANYTHING } from '../../src/contract/happened.ts';

const CAMPAIGN = 'abcdefghij';
let answer: (reply: unknown) => void;

vi.mock('../../renderer/client/transport.ts', () => ({
  send: async () =>
    await new Promise((resolve) => {
      answer = resolve;
    }),
}));

it.for([
  ['anything at all', ANYTHING],
  ['an act to the same campaign', { campaign: CAMPAIGN, revision: 9 }],
] as const)('%s', async ([, what]) => {
  const client = new QueryClient();
  client.setQueryData(['campaign.get', { campaign: CAMPAIGN }], { revision: 4 });
  const asked = vi.spyOn(client, 'invalidateQueries');
  const doing = sendInTurn(client, 'campaign.undo', { campaign: CAMPAIGN, revision: 4, words: null });
  const told = showHappened(client, what);
  await new Promise((done) => setTimeout(done));
  expect(asked).not.toHaveBeenCalled();
  answer({ ok: true, value: { revision: 5 } });
  await doing;
  await told;
  expect(asked).toHaveBeenCalled();
});

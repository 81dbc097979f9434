/** Before the first act of an opening the acts that lead to where the log stands are looked at, whatever was taken back (trust 5). */
import { expect, it } from 'vitest';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';
import { fileIn } from '../support/db/store.ts';
import { tamperRows } from '../support/db/tamper.ts';

const LONG = 60;

/** More acts than a stretch has, most of them taken back; then one letter of an act's event is another. */
async function damagedAt(actOf: (head: number) => number) {
  const dataDir = tempDir();
  const first = await testBackend({ dataDir });
  const { campaign } = await settled(first);
  const { acts: before } = await ask(first, 'script.log', { campaign });
  const head = (before.at(-1)?.act ?? 0) + 2;
  let { revision } = await ask(first, 'log.head', { campaign });
  for (let n = 0; n < LONG; n += 1)
    ({ revision } = await ask(first, 'campaign.rename', { campaign, revision, name: `Night ${n}` }));
  ({ revision } = await ask(first, 'campaign.undo', { campaign, revision, backTo: head + 1 }));
  await first.close();
  tamperRows(fileIn(dataDir), (database) => {
    const { changes } = database
      .prepare("update campaign_event set payload = replace(payload, 'Night', 'Nighu') where act = ?")
      .run(actOf(head));
    expect(changes).toBe(1);
  });
  return { backend: await testBackend({ dataDir }), at: { campaign, revision } };
}

it.each([
  ['the act it stands at', 0],
  ['one that led there', -1],
  ['the next that may be redone', 1],
])('refuses the first act where %s was damaged, after most were taken back', async (_, from) => {
  const { backend, at } = await damagedAt((head) => head + from);
  const { code } = await failing(backend, 'campaign.rename', { ...at, name: 'Played on' });
  expect(code).toBe('unreadable');
});

it('goes on where only an act far ahead of it was damaged', async () => {
  const { backend, at } = await damagedAt((head) => head + LONG - 2);
  await ask(backend, 'campaign.rename', { ...at, name: 'Played on', giveUpLine: true });
});

/** The data folder taken away while Holdout runs, as with the disk it is on: that is said, nothing is begun anew in its place, and play goes on once it is back. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newTransfer } from '../../src/backend/calls/transfers.ts';
import { startThread } from '../../src/backend/thread.ts';
import { ask, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { startBuilt } from '../support/backend/in-workers.ts';
import { settled } from '../support/backend/party.ts';

let dataDir = '';
let away = '';
beforeEach(() => {
  dataDir = tempDir();
  away = `${dataDir}-away`;
  const elsewhere = away;
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
});

const AWAY = () => ({
  code: 'folder-away',
  message: expect.stringContaining(
    `The data folder ${dataDir} isn’t there; is the disk that it is on connected?`,
  ),
});

const about = (campaign: string, revision: number, name: string) => ({ campaign, revision, name });

/** The worker of every host, which ends by itself when it is asked to. */
const ENDING = `
  import { parentPort } from 'node:worker_threads';
  await import('${new URL('../../src/backend/worker.ts', import.meta.url)}');
  parentPort.on('message', ({ method }) => method === 'end' && process.exit(3));
`;

describe('in workers, as hosts have it', () => {
  it('whatever is asked meanwhile says so, in the second worker too, and makes nothing there', async () => {
    const backend = await startBuilt({ dataDir });
    onTestFinished(() => backend.close());
    const { campaign, revision } = await settled(backend);
    renameSync(dataDir, away);
    const asked: readonly (readonly [string, object])[] = [
      ['campaign.rename', about(campaign, revision, 'The Weir')],
      ['draft.put', { campaign, form: 'x', body: '{"a":"half"}' }],
      ['note.add', { campaign, act: 1, text: 'By the mill at dawn.' }],
      ['shelf.list', {}],
      // The next calls go to the second worker, which has opened nothing yet.
      ['campaign.verify', { campaign }],
      ['campaign-file.save', { campaign }],
      ['backup.now', {}],
      ['file.check', {}],
    ];
    const said = [];
    for (const [method, input] of asked) {
      const reply = await backend.call(method, input);
      said.push([method, reply.ok ? 'ok' : reply.error.code]);
    }
    expect(said).toEqual(asked.map(([method]) => [method, 'folder-away']));
    expect(existsSync(dataDir)).toBe(false);
    renameSync(away, dataDir);
    await ask(backend, 'campaign.rename', about(campaign, revision, 'The Weir'));
    expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
    expect(await failing(backend, 'campaign.rename', about(campaign, revision, 'Late'))).toMatchObject({
      code: 'stale',
    });
  });

  it('a worker that stops meanwhile, and is started again, begins nothing anew', async () => {
    const file = join(tempDir(), 'worker.mjs');
    writeFileSync(file, ENDING);
    const thread = startThread(pathToFileURL(file), { dataDir, beside: false });
    onTestFinished(() => thread.close());
    const { campaign } = await settled(thread);
    renameSync(dataDir, away);
    await thread.call('end', {});
    expect(await failing(thread, 'campaign.get', { campaign })).toEqual(AWAY());
    expect(existsSync(dataDir)).toBe(false);
    renameSync(away, dataDir);
    expect((await ask(thread, 'campaign.get', { campaign })).figures).toHaveLength(4);
  });
});

it('deleted, and made again empty, it gets all that was done, with the next act', async () => {
  const backend = await testBackend({ dataDir });
  const { campaign, revision } = await settled(backend);
  rmSync(dataDir, { recursive: true });
  expect(await failing(backend, 'campaign.rename', about(campaign, revision, 'The Weir'))).toEqual(AWAY());
  mkdirSync(dataDir);
  const reply = await backend.call('campaign.rename', about(campaign, revision, 'The Weir'));
  expect(reply).toMatchObject({ ok: true, notice: expect.stringContaining('it stands there again') });
  await backend.close();
  const again = await testBackend({ dataDir });
  expect(await ask(again, 'campaign.get', { campaign })).toMatchObject({ name: 'The Weir' });
});

it('a file that is brought in meanwhile makes no folder in its place', () => {
  renameSync(dataDir, away);
  expect(() => newTransfer(dataDir)).toThrow('ENOENT');
  expect(readdirSync(away)).toEqual([]);
  expect(existsSync(dataDir)).toBe(false);
});

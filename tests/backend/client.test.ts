/** The backend in its worker: the same answers over messages, and what happens when the worker ends by itself. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import type { StartOptions } from '../../src/backend/client.ts';
import { startThread } from '../../src/backend/thread.ts';
import { ask, EMPTY_SHELF, failing, tempDir, testBackend } from '../support/backend/backend.ts';
import { startBuilt } from '../support/backend/in-workers.ts';
import { settled } from '../support/backend/party.ts';
import { allow, canForbid } from '../support/foreign/programs.ts';

async function started(options: Partial<StartOptions> = {}): Promise<Backend> {
  const backend = await startBuilt({ dataDir: tempDir(), ...options });
  onTestFinished(() => backend.close());
  return backend;
}

describe('the backend in a worker', () => {
  it('answers calls, each its own, also many at once', async () => {
    const dataDir = tempDir();
    const backend = await started({ dataDir });
    const at = await settled(backend);
    const targets = [0, 1, 2, 3, 4, 5, 6, 7];
    const odds = await Promise.all(
      targets.map((rep) => ask(backend, 'odds.get', { rule: 'atz.pass', input: { rep, dice: 1 } })),
    );
    expect(odds.map(({ outcomes }) => outcomes.find(({ name }) => name === '1')?.n ?? 0)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 6,
    ]);
    expect(await failing(backend, 'figure.get', { campaign: at.campaign, figure: 'f99' })).toEqual({
      code: 'not-found',
      message: 'This campaign has no figure f99; choose one from the Roster.',
    });
    await backend.close();
    const again = await started({ dataDir });
    expect((await ask(again, 'campaign.get', { campaign: at.campaign })).figures).toHaveLength(4);
  });

  it('takes plain data only', async () => {
    const backend = await started();
    expect(await failing(backend, 'shelf.list', { call: () => 1 })).toEqual({
      code: 'bad-input',
      message: 'A call carries plain data only.',
    });
    expect(await ask(backend, 'shelf.list', {})).toEqual(EMPTY_SHELF);
  });

  it('answers what was asked before closing, and nothing after', async () => {
    const backend = await started();
    // A busy machine takes its time to start a worker; closing waits for what is asked, not for that.
    await ask(backend, 'seed.fresh', {});
    const asked = ask(backend, 'settings.set', { dice: 'own' });
    const closed = backend.close();
    expect((await failing(backend, 'shelf.list', {})).message).toBe('Holdout is closing.');
    expect((await asked).dice).toBe('own');
    await closed;
    await backend.close();
  });

  it('says why the campaigns can’t be opened', async () => {
    const dataDir = tempDir();
    writeFileSync(join(dataDir, 'holdout.sqlite'), 'no campaign '.repeat(1000));
    const backend = await started({ dataDir });
    expect((await failing(backend, 'shelf.list', {})).code).toBe('damaged-file');
  });
});

/** A worker that repeats the method, ends at `end`, and throws at `throw`. */
const FRAGILE = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ kind, id, method }) => {
    if (kind === 'close') parentPort.close();
    else if (method === 'end') process.exit(3);
    else if (method === 'throw') throw new Error('broken');
    else if (method !== 'wait') parentPort.postMessage({ kind: 'reply', id, reply: { ok: true, value: method } });
  });
`;

function workerUrl(source: string): URL {
  const file = join(tempDir(), 'worker.mjs');
  writeFileSync(file, source);
  return pathToFileURL(file);
}

const STOPPED = {
  code: 'internal',
  message: 'Holdout’s backend stopped before it answered; what was saved stays saved.',
};
const GONE = {
  code: 'internal',
  message: 'Holdout’s backend has stopped several times; wait a minute, or close Holdout and start it again.',
};

describe('a worker that ends by itself', () => {
  it.each(['end', 'throw'])(
    'at %s fails the open calls, is started again three times, and then only after a minute',
    async (how) => {
      let now = 1_000;
      const backend = startThread(
        workerUrl(FRAGILE),
        { dataDir: tempDir(), beside: false },
        { now: () => now },
      );
      onTestFinished(() => backend.close());
      expect(await backend.call('hello', {})).toEqual({ ok: true, value: 'hello' });
      const open = failing(backend, 'wait', {});
      for (let end = 0; end < 4; end += 1) expect(await failing(backend, how, {})).toEqual(STOPPED);
      expect(await open).toEqual(STOPPED);
      expect(await failing(backend, 'again', {})).toEqual(GONE);
      now += 60_000;
      expect(await backend.call('again', {})).toEqual({ ok: true, value: 'again' });
      await backend.close();
    },
  );

  it('before it ever answered is no reason to wait for ever', async () => {
    const backend = await started({ workerUrl: workerUrl('throw new Error("never started");') });
    const messages = [];
    for (let call = 0; call < 6; call += 1) messages.push((await failing(backend, 'hello', {})).message);
    expect(messages.at(-1)).toBe(GONE.message);
  });
});

/** A worker that has its commands wait when it is called, and says by which numbers they go on. */
const HOLDING = `
  import { parentPort } from 'node:worker_threads';
  const asked = [], over = [];
  parentPort.on('message', ({ kind, id, method, hold }) => {
    if (kind === 'close') parentPort.close();
    if (kind === 'hold') asked.push(hold);
    if (kind === 'go-on') over.push(hold);
    if (kind !== 'call') return;
    if (method === 'held') for (const one of asked) parentPort.postMessage({ kind: 'held', hold: one });
    parentPort.postMessage({ kind: 'reply', id, reply: { ok: true, value: over } });
  });
`;

/** A worker that says when it has opened the file; the first takes its time. */
const OPENING = `
  import { appendFileSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  import { parentPort, workerData } from 'node:worker_threads';
  if (!workerData.beside) await setTimeout(300);
  appendFileSync(workerData.dataDir + '/opened', workerData.beside ? 'second ' : 'first ');
  parentPort.on('message', ({ kind, id, method }) => {
    if (kind === 'close') parentPort.close();
    else parentPort.postMessage({ kind: 'reply', id, reply: { ok: true, value: method } });
  });
`;

it('the second worker opens the file once the first has: it would take its log for what a killed host has left', async () => {
  const dataDir = tempDir();
  const backend = await started({ dataDir, workerUrl: workerUrl(OPENING) });
  expect(await backend.call('file.check', {})).toEqual({ ok: true, value: 'file.check' });
  await backend.call('shelf.list', {});
  expect(readFileSync(join(dataDir, 'opened'), 'utf8')).toBe('first second ');
});

it.each([
  ['campaign.verify', { identical: true }],
  ['campaign-file.save', {}],
] as const)(
  'with %s as the first call after the file was taken away, the file stands there again, with all that was done',
  async (method, value) => {
    const dataDir = tempDir();
    const backend = await started({ dataDir, memory: tempDir() });
    const { campaign, revision } = await settled(backend);
    await ask(backend, 'campaign.rename', { campaign, revision, name: 'The Weir' });
    rmSync(join(dataDir, 'holdout.sqlite'));
    expect(await backend.call(method, { campaign })).toMatchObject({ ok: true, value });
    const shelf = await backend.call('shelf.list', {});
    expect(shelf).toMatchObject({
      value: { campaigns: [{ name: 'The Weir' }] },
      notice: expect.stringContaining('it stands there again, with everything that was done.'),
    });
  },
);

it('what the first worker can’t keep isn’t said to be gone by the second', async (context) => {
  const dataDir = tempDir();
  if (!(await canForbid(dataDir))) context.skip();
  const backend = await started({ dataDir, memory: tempDir() });
  const { campaign } = await settled(backend);
  rmSync(join(dataDir, 'holdout.sqlite'));
  await allow(dataDir, false);
  onTestFinished(async () => void (await allow(dataDir, true)));
  const { code, message } = await failing(backend, 'campaign.verify', { campaign });
  expect(code).toBe('not-kept');
  expect(message).toMatch(
    /^Another program took .* away, and it can’t be written anew: .* Leave Holdout open/,
  );
});

it('each of two who have its commands wait is told so, and has them go on by itself', async () => {
  const backend = startThread(workerUrl(HOLDING), { dataDir: tempDir(), beside: false });
  onTestFinished(() => backend.close());
  // The first was asked by a worker that has stopped since.
  const holds = [backend.hold(), backend.hold()];
  await backend.call('held', {});
  const [first, second] = await Promise.all(holds);
  second?.();
  expect(await backend.call('over', {})).toEqual({ ok: true, value: [2] });
  first?.();
  expect(await backend.call('over', {})).toEqual({ ok: true, value: [2, 1] });
});

/** A worker with a real backend; called `stuck`, it stands in the middle of a transaction and comes to nothing else. */
const STUCK = `
  import Database from '${import.meta.resolve('better-sqlite3')}';
  import { parentPort, workerData } from 'node:worker_threads';
  import { openBackend } from '${new URL('../../src/backend/backend.ts', import.meta.url)}';
  const { dataDir } = workerData;
  const backend = await openBackend({ dataDir, home: dataDir });
  parentPort.on('message', async ({ kind, id, method, input }) => {
    if (kind !== 'call') return;
    const reply = (value) => parentPort.postMessage({ kind: 'reply', id, reply: value });
    if (method !== 'stuck') return reply(await backend.call(method, input));
    const writing = new Database(dataDir + '/holdout.sqlite');
    writing.exec("begin immediate; update campaign_head set name = 'Half done'; delete from writing");
    reply({ ok: true, value: null });
    for (;;);
  });
`;

it('a worker that is ended because it takes too long to close loses nothing that was acknowledged, and no lock stays', async () => {
  const dataDir = tempDir();
  const thread = startThread(workerUrl(STUCK), { dataDir, beside: false }, { closingTime: 50 });
  const { campaign, revision } = await settled(thread);
  await ask(thread, 'campaign.rename', { campaign, revision, name: 'The Weir' });
  await thread.call('stuck', {});
  const unanswered = failing(thread, 'shelf.list', {});
  await thread.close();
  expect((await unanswered).message).toBe('Holdout is closing.');

  const backend = await testBackend({ dataDir });
  const at = await ask(backend, 'campaign.get', { campaign });
  expect(at.name).toBe('The Weir');
  await ask(backend, 'campaign.rename', { campaign, revision: at.revision, name: 'The Ford' });
  expect((await ask(backend, 'campaign.verify', { campaign })).identical).toBe(true);
});

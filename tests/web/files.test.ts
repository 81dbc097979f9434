/** Files brought to the browser host and fetched from it: behind the same door as calls. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  clearTransfers,
  newTransfer,
  takeIn,
  transferIn,
  transferPath,
} from '../../src/backend/calls/transfers.ts';
import { MOST_FILE } from '../../src/contract/limits.ts';
import { type Host, startHost } from './support.ts';

const BYTES = { 'content-type': 'application/octet-stream' };

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'holdout-files-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

async function host(): Promise<{ readonly dataDir: string; readonly host: Host }> {
  const dataDir = folder();
  return { dataDir, host: await startHost(dataDir) };
}

const asked = { method: 'POST', headers: BYTES, body: 'a campaign' };

describe('a file', () => {
  it('is taken in under a name of its own, and goes once it has been fetched', async () => {
    const { dataDir, host: open } = await host();
    const { status, body } = await open.enter('/file', asked);
    expect(status).toBe(200);
    const { transfer } = JSON.parse(body).value as { transfer: string };
    const path = transferPath(dataDir, transfer);
    expect(readFileSync(path, 'utf8')).toBe('a campaign');
    const address = `/file/${transfer}?name=merrow-ford-2026-11-20.holdout`;
    expect((await open.ask(address)).status).toBe(403);
    const fetched = await open.enter(address);
    expect(fetched).toMatchObject({ status: 200, body: 'a campaign' });
    expect(fetched.headers['content-disposition']).toBe(
      'attachment; filename="merrow-ford-2026-11-20.holdout"',
    );
    expect(existsSync(path)).toBe(false);
    expect((await open.enter(address)).status).toBe(404);
  });

  it('comes from this page alone, as bytes, and not longer than a campaign’s', async () => {
    const { dataDir, host: open } = await host();
    const wrong = [
      [403, await open.ask('/file', asked)],
      [403, await open.enter('/file', { ...asked, headers: { ...BYTES, origin: 'https://example.org' } })],
      [403, await open.enter('/file', { ...asked, headers: { ...BYTES, 'sec-fetch-site': 'cross-site' } })],
      [415, await open.enter('/file', { ...asked, headers: { 'content-type': 'text/plain' } })],
      [
        413,
        await open.enter('/file', { ...asked, headers: { ...BYTES, 'content-length': `${MOST_FILE + 1}` } }),
      ],
    ] as const;
    expect(wrong.map(([, { status }]) => status)).toEqual(wrong.map(([status]) => status));
    for (const [, { body }] of wrong) expect(JSON.parse(body)).toMatchObject({ ok: false });
    for (const path of ['../../etc/passwd', '1-', `${'1'.repeat(11)}-${'a'.repeat(32)}`])
      expect((await open.enter(`/file/${path}?name=a.holdout`)).status).not.toBe(200);
    expect(existsSync(join(dataDir, 'transfer')) ? readdirSync(join(dataDir, 'transfer')) : []).toEqual([]);
  });

  it('without a length is given up where it becomes too long, and nothing of it is kept', async () => {
    const dataDir = folder();
    async function* endless() {
      for (;;) yield Buffer.alloc(1000);
    }
    expect(await takeIn(dataDir, endless(), 5000)).toBeUndefined();
    expect(readdirSync(join(dataDir, 'transfer'))).toEqual([]);
  });

  it('that nobody has looked at goes when a dozen newer ones have come, or four of the largest', async () => {
    const dataDir = folder();
    const bring = async (bytes = 'a campaign') =>
      (await takeIn(dataDir, [Buffer.from(bytes)], MOST_FILE)) ?? '';
    const first = await bring();
    utimesSync(transferPath(dataDir, first), 1, 1);
    for (let more = 0; more < 11; more += 1) await bring();
    expect(transferIn(dataDir, first)).toBeDefined();
    const last = await bring();
    expect(transferIn(dataDir, first)).toBeUndefined();
    expect(transferIn(dataDir, last)).toBeDefined();
    expect(readdirSync(join(dataDir, 'transfer'))).toHaveLength(12);

    for (const name of readdirSync(join(dataDir, 'transfer'))) utimesSync(transferPath(dataDir, name), 1, 1);
    truncateSync(transferPath(dataDir, last), 5 * MOST_FILE);
    const next = await bring();
    expect(readdirSync(join(dataDir, 'transfer'))).toEqual([next]);
  });

  it('that was left behind by a process that is gone goes at the next start; another’s stays', () => {
    const dataDir = folder();
    mkdirSync(join(dataDir, 'transfer'));
    const name = newTransfer(dataDir).replace(/^\d+/, '');
    const files = [
      `${process.pid}${name}`,
      `${process.ppid}${name}`,
      `999999999${name}.scratch`,
      'notes.txt',
    ];
    for (const file of files) writeFileSync(join(dataDir, 'transfer', file), '');
    clearTransfers(dataDir);
    expect(readdirSync(join(dataDir, 'transfer')).sort()).toEqual(
      [`${process.ppid}${name}`, 'notes.txt'].sort(),
    );
  });
});

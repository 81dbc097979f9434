/** Changes are told to every window that listens, and to nobody else. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listeners } from '../../src/backend/host/listeners.ts';
import type { Happened, Told } from '../../src/contract/happened.ts';
import { following } from '../../src/web/follow.ts';
import { type Host, startHost } from './support.ts';

const WHAT = { campaign: 'abcdefghij', revision: 4 };

/** A window that listens: what it has heard so far. */
async function listening(
  { port, cookie, path }: Host,
  to = 'happened',
  header = '',
): Promise<{ heard: () => string; told: () => readonly Told[]; socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (part) => {
    heard += part.toString('utf8');
  });
  socket.write(
    `GET ${path}${to} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\n${header}\r\n`,
  );
  await expect.poll(() => heard).toContain('data:');
  const told = () => [...heard.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as Told);
  return { heard: () => heard, told, socket };
}

/** The point that the host had come to when it handed out a page. */
async function pageOf(host: Host): Promise<string> {
  const { body } = await host.enter('/');
  return /name="happened" content="([^"]+)"/.exec(body)?.[1] ?? '';
}

const whats = (told: readonly Told[]) => told.map(({ what }) => what);

describe('what waits for a window', () => {
  const news = () => {
    const all = listeners<Happened>();
    return { all, windows: following({ happened: all.add }) };
  };
  const burst = (tell: (what: Happened) => void) => {
    for (let revision = 0; revision < 2_000; revision += 1) tell({ ...WHAT, revision });
  };

  it('is bounded, and the window told nothing more', async () => {
    const { all, windows } = news();
    const drop = vi.fn();
    const { body } = windows.answer(undefined, drop);
    burst(all.tell);
    expect(drop).toHaveBeenCalledOnce();
    windows.close();
    let bytes = 0;
    const reader = body?.getReader();
    for (let part = await within(reader?.read()); part?.value; part = await within(reader?.read()))
      bytes += part.value.byteLength;
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThan(70_000);
  });

  it('is nothing once it has gone', async () => {
    const { all, windows } = news();
    const drop = vi.fn();
    await windows.answer(undefined, drop).body?.cancel();
    burst(all.tell);
    expect(drop).not.toHaveBeenCalled();
  });
});

/** Nothing where it takes longer: a stream that was dropped is not ended. */
const within = async <T>(work: Promise<T> | undefined): Promise<T | undefined> =>
  await Promise.race([work, pause(50, undefined)]);

describe('a window that listens', () => {
  it('is told what is done, each thing once, under the headers of every answer', async () => {
    const host = await startHost();
    const [one, two] = [await listening(host), await listening(host)];
    host.happens(WHAT);
    for (const { heard, told } of [one, two]) {
      await expect.poll(() => whats(told())).toEqual([null, WHAT]);
      expect(heard()).toMatch(/content-type: text\/event-stream/i);
      expect(heard()).toMatch(/cache-control: no-store/i);
      expect(heard()).toMatch(/x-content-type-options: nosniff/i);
    }
    one.socket.destroy();
    host.happens({ ...WHAT, revision: 5 });
    await expect.poll(two.heard).toContain('"revision":5');
    expect(one.heard()).not.toContain('"revision":5');
  });

  it('that listens late, or again, is told what has happened since its page or since it heard last', async () => {
    const host = await startHost();
    const page = await pageOf(host);
    for (const revision of [5, 6, 7]) host.happens({ ...WHAT, revision });
    const late = await listening(host, `happened?after=${page}`);
    await expect.poll(() => late.told().map(({ what }) => what?.revision)).toEqual([5, 6, 7]);
    const [first, second] = late.told();
    expect(first?.after).toBe(page);
    expect(second?.after).toBe(first?.now);
    // A browser that lost the connection says by itself what it heard last.
    const again = await listening(host, `happened?after=${page}`, `Last-Event-ID: ${second?.now}\r\n`);
    await expect.poll(() => again.told().map(({ what }) => what?.revision)).toEqual([7]);
    const since = async (after: string) =>
      JSON.parse((await host.enter(`/happened/since?after=${after}`)).body);
    expect(await since(first?.now ?? '')).toEqual(late.told().slice(1));
  });

  it('of another start, or from too long ago, is told how far it has come by now', async () => {
    const host = await startHost();
    const page = await pageOf(host);
    for (let revision = 0; revision < 300; revision += 1) host.happens({ ...WHAT, revision });
    for (const after of [page, 'of another start', '']) {
      const { told } = await listening(host, `happened?after=${encodeURIComponent(after)}`);
      await expect.poll(() => whats(told())).toEqual([null]);
      expect(told()[0]?.now).toBe(await pageOf(host));
    }
  });

  it('that doesn’t read is let go of once it has fallen behind, and goes on from what it heard last', async () => {
    const host = await startHost();
    const [stalled, other] = [await listening(host), await listening(host)];
    stalled.socket.pause();
    // More than the system holds for a connection.
    const ended = once(stalled.socket, 'close');
    for (let revision = 1; revision <= 200_000; revision += 1) {
      host.happens({ ...WHAT, revision });
      if (revision % 50 === 0) await nextTurn();
    }
    await expect.poll(() => other.heard().includes('"revision":200000')).toBe(true);
    stalled.socket.resume();
    await ended;
    // The last line may have been cut off.
    const heard = [...stalled.heard().matchAll(/"revision":(\d+)\}\}\n\n/g)].map(([, revision]) =>
      Number(revision),
    );
    expect(heard).toEqual(heard.map((_, at) => at + 1));
    expect(heard.length).toBeLessThan(200_000);
    const last = [...stalled.heard().matchAll(/^id: (.*)$/gm)].at(-1)?.[1];
    const again = await listening(host, 'happened', `Last-Event-ID: ${last}\r\n`);
    expect(whats(again.told())).toEqual([null]);
  });

  it('makes room for another where there are too many: the oldest goes', async () => {
    const host = await startHost();
    const windows = [];
    for (let more = 0; more < 32; more += 1) windows.push(await listening(host));
    const [oldest, ...others] = windows;
    host.happens(WHAT);
    for (const { told } of windows) await expect.poll(() => whats(told())).toEqual([null, WHAT]);
    const ended = once(oldest?.socket ?? process, 'close');
    others.push(await listening(host));
    await ended;
    host.happens({ ...WHAT, revision: 5 });
    for (const { heard } of others) await expect.poll(heard).toContain('"revision":5');
    expect(oldest?.heard()).not.toContain('"revision":5');
  });

  it('is ended with the host, which needn’t wait for it', async () => {
    const host = await startHost();
    const { socket } = await listening(host);
    const ended = once(socket, 'close');
    const began = performance.now();
    await host.close();
    await ended;
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  it('has to be one of ours', async () => {
    const { ask, enter, cookie, heard } = await startHost();
    expect((await ask('/happened')).status).toBe(403);
    expect((await ask('/happened/since')).status).toBe(403);
    expect((await ask('/happened', { headers: { cookie: `${cookie}x` } })).status).toBe(403);
    expect((await enter('/happened', { headers: { 'sec-fetch-site': 'same-site' } })).status).toBe(403);
    expect((await enter('/happened', { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await enter('/happened', { method: 'POST' })).status).toBe(405);
    await pause(10);
    expect(heard).toEqual([]);
  });
});

/** What is done is told to every window that listens, and to nobody else. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Host, startHost } from './support.ts';

const WHAT = { campaign: 'abcdefghij', revision: 4 };

/** A window that listens: what it has heard so far. */
async function listening({ port, cookie }: Host): Promise<{ heard: () => string; socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (part) => {
    heard += part.toString('utf8');
  });
  socket.write(
    `GET /happened HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\n\r\n`,
  );
  await expect.poll(() => heard).toContain(': here');
  return { heard: () => heard, socket };
}

describe('a window that listens', () => {
  it('is told what is done, each thing once, under the headers of every answer', async () => {
    const host = await startHost();
    const [one, two] = [await listening(host), await listening(host)];
    host.happens(WHAT);
    for (const { heard } of [one, two]) {
      await expect.poll(heard).toContain(`data: ${JSON.stringify(WHAT)}\n\n`);
      expect(heard().split('data:')).toHaveLength(2);
      expect(heard()).toMatch(/content-type: text\/event-stream/i);
      expect(heard()).toMatch(/cache-control: no-store/i);
      expect(heard()).toMatch(/x-content-type-options: nosniff/i);
    }
    one.socket.destroy();
    host.happens({ ...WHAT, revision: 5 });
    await expect.poll(two.heard).toContain('"revision":5');
    expect(one.heard()).not.toContain('"revision":5');
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
    expect((await ask('/happened', { headers: { cookie: `${cookie}x` } })).status).toBe(403);
    expect((await enter('/happened', { headers: { 'sec-fetch-site': 'same-site' } })).status).toBe(403);
    expect((await enter('/happened', { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await enter('/happened', { method: 'POST' })).status).toBe(405);
    await pause(10);
    expect(heard).toEqual([]);
  });
});

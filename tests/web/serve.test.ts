import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { portOf, serve } from '../../src/web/serve.ts';
import { asJson, echo, screens, startHost } from './support.ts';

function reachable(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: 2_000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });
}

describe('the port', () => {
  it('goes with the data folder, so that a browser finds again what it has kept', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'holdout-port-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const start = () => serve({ dataDir, rendererDir: screens(), backend: echo() });
    const wanted = portOf(dataDir);
    expect(wanted).toBeGreaterThanOrEqual(49_152);
    expect(wanted).toBeLessThanOrEqual(65_535);
    const ports: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const host = await start();
      ports.push(Number(new URL(host.url).port));
      await host.close();
    }
    expect(ports).toEqual([wanted, wanted]);
    const blocking = createServer().listen(wanted, '127.0.0.1');
    await once(blocking, 'listening');
    onTestFinished(() => void blocking.close());
    const elsewhere = await start();
    onTestFinished(() => elsewhere.close());
    expect(Number(new URL(elsewhere.url).port)).not.toBe(wanted);
  });
});

describe('serve', () => {
  it('takes a free port and a new token at each start', async () => {
    const [one, two] = [await startHost(), await startHost()];
    expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/);
    expect(one.port).not.toBe(two.port);
    expect(one.token).not.toBe(two.token);
    // Each knows its own only.
    expect((await two.ask('/', { headers: { cookie: one.cookie } })).status).toBe(403);
    expect((await two.enter('/')).status).toBe(200);
  });

  it('cannot be reached but by this machine', async () => {
    const { port } = await startHost();
    expect(await reachable('127.0.0.1', port)).toBe(true);
    const outward = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal);
    for (const { address } of ['127.0.0.2', '::1'].map((address) => ({ address })).concat(outward)) {
      expect(await reachable(address, port), address).toBe(false);
    }
  });

  it('says which port is taken, and closes what it had opened', async () => {
    const { port } = await startHost();
    let closed = false;
    const backend = echo([], () => {
      closed = true;
    });
    await expect(serve({ dataDir: tmpdir(), rendererDir: screens(), port, backend })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      message: `Port ${port} is taken by another program.`,
    });
    expect(closed).toBe(true);
  });

  it('serves on the port it is told', async () => {
    const first = await startHost();
    await first.close();
    const again = await serve({
      dataDir: tmpdir(),
      rendererDir: screens(),
      port: first.port,
      backend: echo(),
    });
    onTestFinished(() => again.close());
    expect(new URL(again.url).port).toBe(String(first.port));
  });

  it('closes the backend last, once, after the calls on the way', async () => {
    const order: string[] = [];
    let finish = () => {};
    const backend = {
      call: async () => {
        order.push('called');
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        order.push('answered');
        return { ok: true, value: null } as const;
      },
      close: async () => {
        order.push('closed');
      },
      happened: () => () => undefined,
    };
    const host = await serve({ dataDir: tmpdir(), rendererDir: screens(), backend });
    onTestFinished(() => host.close());
    const { port, searchParams, origin } = new URL(host.url);
    const path = (await fetch(host.url, { redirect: 'manual' })).headers.get('location');
    const answer = fetch(`${origin}${path}call/slow`, {
      method: 'POST',
      headers: { ...asJson, cookie: `holdout=${searchParams.get('token')}` },
      body: '{}',
    });
    await expect.poll(() => order).toEqual(['called']);
    const closing = Promise.all([host.close(), host.close()]);
    finish();
    await closing;
    expect(await (await answer).json()).toEqual({ ok: true, value: null });
    expect(order).toEqual(['called', 'answered', 'closed']);
    expect(await reachable('127.0.0.1', Number(port))).toBe(false);
  });

  it('does not wait for a connection that says nothing', async () => {
    const { port, close, closed } = await startHost();
    const silent = connect(port, '127.0.0.1');
    silent.on('error', () => {});
    await new Promise((resolve) => silent.once('connect', resolve));
    const ended = new Promise((resolve) => silent.once('close', resolve));
    const began = performance.now();
    await close();
    await ended;
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(closed()).toBe(true);
  });
});

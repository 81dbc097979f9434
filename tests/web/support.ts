/** A browser host on a tiny folder of screens and a backend that only repeats, asked by raw HTTP. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { type Listeners, listeners } from '../../src/backend/host/listeners.ts';
import type { Happened } from '../../src/contract/happened.ts';
import { serve } from '../../src/web/serve.ts';

const PAGE =
  '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><meta name="happened" content="__HAPPENED__"><title>Tiny</title>';

export interface Heard {
  readonly method: string;
  readonly input: unknown;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sent in pieces without a length. */
  readonly chunks?: readonly string[];
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Host {
  readonly url: string;
  readonly port: number;
  readonly token: string;
  readonly cookie: string;
  /** Path of the host's windows, as everybody who is let in is told; from `/` to `/`. */
  readonly path: string;
  /** Calls that reached the backend. */
  readonly heard: readonly Heard[];
  /** Says that something was done to the campaigns. */
  readonly happens: (what: Happened) => void;
  readonly closed: () => boolean;
  /** Without the cookie; the path goes out exactly as given. */
  ask(path: string, asked?: Asked): Promise<Answered>;
  /** With the cookie, at the windows' own path. */
  enter(path: string, asked?: Asked): Promise<Answered>;
  /** Bytes as they are, for what an HTTP client wouldn't send. */
  raw(text: string): Promise<string>;
  close(): Promise<void>;
}

export function screens(): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dir = join(folder, 'renderer');
  mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(dir, 'index.html'), PAGE);
  writeFileSync(join(dir, 'assets/icon-D5z6.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dir, 'loose.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dir, '.stamp'), 'secret');
  writeFileSync(join(dir, 'assets/index-B1x2.js'), 'export {};');
  writeFileSync(join(dir, 'assets/index-B1x2.css'), 'body {}');
  writeFileSync(join(dir, 'assets/sans-C3y4.woff2'), 'font');
  symlinkSync(join(folder, 'secret.txt'), join(dir, 'assets/link.txt'));
  return dir;
}

export function echo(
  heard: Heard[] = [],
  onClose = () => {},
  news: Listeners<Happened> = listeners(),
): Backend {
  return {
    async call(method, input) {
      heard.push({ method, input });
      if (method === 'refuse') return { ok: false, error: { code: 'refused', message: 'Not so.' } };
      if (method === 'throw') throw new Error('a fault');
      return { ok: true, value: { method, input } };
    },
    async close() {
      onClose();
    },
    happened: news.add,
  };
}

export async function startHost(dataDir = tmpdir()): Promise<Host> {
  const heard: Heard[] = [];
  let closed = false;
  const news = listeners<Happened>();
  const backend = echo(
    heard,
    () => {
      closed = true;
    },
    news,
  );
  const host = await serve({ dataDir, rendererDir: screens(), backend });
  onTestFinished(() => host.close());
  const { port, searchParams } = new URL(host.url);
  const token = searchParams.get('token') ?? '';
  const cookie = `holdout=${token}`;
  const ask = (path: string, asked: Asked = {}) => send(Number(port), path, asked);
  const path = (await ask(`/?token=${token}`)).headers.location ?? '';
  return {
    url: host.url,
    port: Number(port),
    token,
    cookie,
    path,
    heard,
    happens: news.tell,
    closed: () => closed,
    ask,
    enter: (to, asked = {}) =>
      ask(`${path.slice(0, -1)}${to}`, { ...asked, headers: { cookie, ...asked.headers } }),
    raw: (text) => sendRaw(Number(port), text),
    close: () => host.close(),
  };
}

function send(port: number, path: string, { method = 'GET', headers = {}, body, chunks }: Asked) {
  return new Promise<Answered>((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    asking.on('error', reject);
    for (const chunk of chunks ?? []) asking.write(chunk);
    asking.end(body);
  });
}

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString('utf8');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

export const asJson = { 'content-type': 'application/json' } as const;

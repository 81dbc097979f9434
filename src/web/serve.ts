/** The browser host: screens and calls over HTTP on this machine alone. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from '../backend/backend.ts';
import { startBackend } from '../backend/client.ts';
import { webApp } from './app.ts';
import { newDoor } from './door.ts';
import { following } from './follow.ts';

export interface ServeOptions {
  /** The folder of the campaigns. */
  readonly dataDir: string;
  /** The folder of the built screens. */
  readonly rendererDir: string;
  /** 0: any that is free. Left out, one that goes with the folder, where it is free: a browser keeps what it keeps by port. */
  readonly port?: number;
  /** In place of one started on `dataDir`; closed with the host all the same. */
  readonly backend?: Backend;
}

export interface WebHost {
  /** Opens the app, by the token of this start. */
  readonly url: string;
  /** Lets running calls end, then closes the backend as well. */
  close(): Promise<void>;
}

/** Nobody but this machine can reach it. */
const LOOPBACK = '127.0.0.1';
/** Milliseconds that calls on the way get to end once the host closes. */
const CLOSING_MS = 2_000;

/** Starts the browser host. Fails with a sentence, and the system's code, where the port can't be had. */
export async function serve(options: ServeOptions): Promise<WebHost> {
  const backend = options.backend ?? (await startBackend({ dataDir: options.dataDir }));
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 5_000,
  });
  try {
    await (options.port === undefined ? listenFor(server, options.dataDir) : listen(server, options.port));
  } catch (error) {
    await backend.close();
    throw error;
  }
  const door = newDoor((server.address() as AddressInfo).port);
  const windows = following(backend);
  const app = webApp({
    door,
    backend,
    dataDir: options.dataDir,
    rendererDir: options.rendererDir,
    following: windows,
  });
  // The adaptor would put its own Request and Response in place of Node's, for the whole process.
  server.on('request', getRequestListener(app.fetch, { hostname: LOOPBACK, overrideGlobalObjects: false }));

  const answering = new Set<ServerResponse>();
  server.on('request', (_, response) => {
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });

  let closing: Promise<void> | undefined;
  return {
    url: `http://${LOOPBACK}:${door.port}/?token=${door.token}`,
    close() {
      windows.close();
      closing ??= stop(server, answering).then(() => backend.close());
      return closing;
    },
  };
}

/** Ports that nobody registers (RFC 6335, 6). */
const PORTS = { first: 49_152, last: 65_535 } as const;

/** The same at each start for the same folder. */
export function portOf(dataDir: string): number {
  const number = createHash('sha256').update(resolve(dataDir)).digest().readUInt32BE();
  return PORTS.first + (number % (PORTS.last - PORTS.first + 1));
}

/** On the folder's port, or on any where another program has that one. */
async function listenFor(server: Server, dataDir: string): Promise<void> {
  try {
    await listen(server, portOf(dataDir));
  } catch {
    await listen(server, 0);
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((listening, reject) => {
    const failed = (error: NodeJS.ErrnoException) => reject(inWords(error, port));
    server.once('error', failed);
    server.listen(port, LOOPBACK, () => {
      server.off('error', failed);
      listening();
    });
  });
}

const UNUSABLE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be used without further rights',
};

function inWords(error: NodeJS.ErrnoException, port: number): Error {
  const why = UNUSABLE[error.code ?? ''];
  if (why === undefined) return error;
  return Object.assign(new Error(`Port ${port} ${why}.`, { cause: error }), { code: error.code });
}

/** Ends what the server was asked before; a connection that is merely open (browsers keep some) isn't waited for. */
async function stop(server: Server, answering: ReadonlySet<ServerResponse>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const answered = [...answering].map((response) => once(response, 'close'));
  await Promise.race([Promise.all(answered), pause(CLOSING_MS, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}

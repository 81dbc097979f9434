import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from 'electron';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isPage, registerScheme, serveScreens } from '../../electron/protocol.ts';
import { pagePolicy } from '../../src/backend/host/screens.ts';
import { electron, reset, StandInSession } from './stand-in.ts';

vi.mock('electron', async () => (await import('./stand-in.ts')).electron);
beforeEach(reset);

function served() {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-scheme-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const screens = join(folder, 'renderer');
  mkdirSync(join(screens, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(screens, 'index.html'), '<meta name="csp-nonce" content="__CSP_NONCE__">');
  writeFileSync(join(screens, 'assets/index-B1x2.js'), 'export {};');
  const session = new StandInSession();
  serveScreens(session as unknown as Session, screens);
  const ask = (url: string, init: RequestInit = {}) => {
    const answer = session.schemes.get('holdout');
    if (answer === undefined) throw new Error('expected the scheme to be answered');
    // Node's Request takes an address of any scheme.
    return answer(new Request(url, init));
  };
  return { session, ask };
}

describe('the scheme of the screens', () => {
  it('has an origin of its own, under the rules of a secure page, and no way round its policy', () => {
    registerScheme();
    expect(electron.protocol.registerSchemesAsPrivileged.mock.calls).toEqual([
      [[{ scheme: 'holdout', privileges: { standard: true, secure: true, supportFetchAPI: true } }]],
    ]);
  });

  it('serves the page with a nonce, under the same policy as the browser host', async () => {
    const { ask } = served();
    const answer = await ask('holdout://app/');
    const nonce = /content="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    expect(nonce).toHaveLength(24);
    expect(answer.headers.get('content-security-policy')).toBe(pagePolicy(nonce));
  });

  it('serves the files beside it', async () => {
    const { ask } = served();
    const answer = await ask('holdout://app/assets/index-B1x2.js');
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'export {};',
    ]);
  });

  it.each([
    'holdout://app/../secret.txt',
    'holdout://app/..%2fsecret.txt',
    'holdout://app/assets/..%2f..%2fsecret.txt',
    'holdout://app//secret.txt',
    'holdout://app/nothing.js',
    'holdout://other/',
    'holdout://other/assets/index-B1x2.js',
    'holdout:///index.html',
  ])('finds nothing at %s', async (url) => {
    const answer = await served().ask(url);
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no page at this address.\n']);
  });

  it('takes nothing but GET', async () => {
    expect((await served().ask('holdout://app/', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it('is the only one there is: the network and the disk stay shut', () => {
    const { session } = served();
    const [filter, stop] = session.webRequest.onBeforeRequest.mock.calls[0] ?? [];
    expect(filter.urls).toEqual(
      expect.arrayContaining(['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'file:///*']),
    );
    const answer = vi.fn();
    stop({ url: 'https://example.org/' }, answer);
    expect(answer.mock.calls).toEqual([[{ cancel: true }]]);
  });
});

describe('the page', () => {
  it('is one address, at whichever screen', () => {
    expect(['holdout://app/', 'holdout://app/#', 'holdout://app/#/c/x?y=z#w'].every(isPage)).toBe(true);
    expect(
      ['holdout://app', 'holdout://app/x', 'holdout://app/?x', 'holdout://ap/', 'http://app/', ''].some(
        isPage,
      ),
    ).toBe(false);
  });
});

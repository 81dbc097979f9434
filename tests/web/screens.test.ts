import { describe, expect, it } from 'vitest';
import { asJson, startHost } from './support.ts';

describe('the page', () => {
  it('carries a nonce of its own each time, in the policy and for the style tags', async () => {
    const { enter } = await startHost();
    const nonces = new Set<string>();
    for (const path of ['/', '/', '/?other=query']) {
      const { status, headers, body } = await enter(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      const nonce = /style-src 'self' 'nonce-([\w+/=]{24})'/.exec(policyOf(headers))?.[1] ?? '';
      expect(body).toContain(`<meta name="csp-nonce" content="${nonce}">`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('may load from this host only, and run nothing inline', async () => {
    const { enter } = await startHost();
    const directives = policyOf((await enter('/')).headers).split('; ');
    expect(directives.map((directive) => directive.replace(/'nonce-.*'/, 'NONCE'))).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' NONCE",
      "style-src-attr 'unsafe-inline'",
      "font-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });
});

describe('the files of the screens', () => {
  it.each([
    ['/assets/icon-D5z6.svg', 'image/svg+xml', 'private, max-age=31536000, immutable'],
    ['/assets/index-B1x2.js', 'text/javascript; charset=utf-8', 'private, max-age=31536000, immutable'],
    ['/assets/index-B1x2.css', 'text/css; charset=utf-8', 'private, max-age=31536000, immutable'],
    ['/assets/sans-C3y4.woff2', 'font/woff2', 'private, max-age=31536000, immutable'],
  ])('%s has its type and its keeping time, and needs no key', async (path, type, caching) => {
    const { ask } = await startHost();
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(caching);
    expect(policyOf(headers)).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(body).not.toBe('');
  });

  it('answer a HEAD without a body', async () => {
    const { ask } = await startHost();
    const { status, headers, body } = await ask('/assets/icon-D5z6.svg', { method: 'HEAD' });
    expect([status, headers['content-type'], body]).toEqual([200, 'image/svg+xml', '']);
  });

  it.each([
    '/secret.txt',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..%252fsecret.txt',
    '//secret.txt',
    '/..;/secret.txt',
    '/assets/link.txt',
    '/.stamp',
    '/%2estamp',
    '/assets/icon-D5z6.svg%00.txt',
    '/assets',
    '/assets/',
    '/assets/nothing.js',
    '/assets/.stamp',
    '/loose.svg',
    '/etc/passwd',
    '/C:/Windows/win.ini',
  ])('do not reach outside, nor to hidden ones: %s', async (path) => {
    const { ask, enter } = await startHost();
    for (const { status, body } of [await ask(path), await enter(path)]) {
      expect([403, 404]).toContain(status);
      expect(body).not.toBe('secret');
    }
  });

  it('are not found with a backslash or as another kind of target either', async () => {
    const { raw, cookie, port, path } = await startHost();
    const rest = `Host: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`;
    for (const target of [
      '/..\\secret.txt',
      `${path}..\\..\\secret.txt`,
      'secret.txt',
      '../secret.txt',
      'file:///etc/passwd',
      '*',
    ]) {
      const answer = await raw(`GET ${target} HTTP/1.1\r\n${rest}`);
      expect(answer, target).toMatch(/^HTTP\/1.1 4\d\d /);
      expect(answer, target).not.toContain('\r\nsecret');
    }
  });

  it('are not taken by anything but GET and HEAD', async () => {
    const { ask, enter } = await startHost();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expect((await ask('/assets/icon-D5z6.svg', { method })).status, method).toBe(405);
      expect((await enter('/', { method })).status, method).toBe(405);
    }
  });

  it('are not given to a page of another site or port, which would learn that Holdout runs', async () => {
    const { ask } = await startHost();
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' };
      expect((await ask('/assets/index-B1x2.js', { headers })).status, site).toBe(403);
    }
  });

  it('are all there is without the cookie, or beside the windows’ own path', async () => {
    const { ask, cookie, path, heard } = await startHost();
    for (const to of [
      '',
      'index.html',
      'nothing.js',
      'happened',
      'happened/since',
      'file/x?name=a.holdout',
    ]) {
      expect((await ask(`${path}${to}`)).status, to).toBe(403);
      expect((await ask(`/${to}`, { headers: { cookie } })).status, to).toBe(403);
    }
    const call = { method: 'POST', headers: { ...asJson, cookie }, body: '{}' };
    for (const to of [
      '/call/shelf.list',
      `${path.toLowerCase()}call/shelf.list`,
      `//${path}call/shelf.list`,
    ]) {
      expect((await ask(to, call)).status, to).toBe(403);
    }
    expect(heard).toEqual([]);
  });
});

describe('every answer', () => {
  it('says that nobody may frame, sniff, share or be told of it', async () => {
    const { ask, enter, token } = await startHost();
    const answers = {
      page: await enter('/'),
      file: await ask('/assets/icon-D5z6.svg'),
      missing: await ask('/assets/nothing.js'),
      refused: await ask('/'),
      exchange: await ask(`/?token=${token}`),
      call: await enter('/call/shelf.list', { method: 'POST', headers: asJson, body: '{}' }),
      badCall: await enter('/call/shelf.list', { method: 'POST', headers: asJson, body: '{' }),
      wrongMethod: await enter('/', { method: 'PUT' }),
    };
    for (const [what, { headers }] of Object.entries(answers)) {
      expect(policyOf(headers), what).toMatch(/^default-src 'none'; (.*; )?frame-ancestors 'none'$/);
      expect(headers, what).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers, what).not.toHaveProperty('x-powered-by');
      expect(headers, what).not.toHaveProperty('server');
    }
  });
});

function policyOf(headers: { readonly [name: string]: string | string[] | undefined }): string {
  return String(headers['content-security-policy']);
}

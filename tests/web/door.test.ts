import { describe, expect, it } from 'vitest';
import { isToken, newDoor, refusalBySource } from '../../src/web/door.ts';
import { startHost } from './support.ts';

const door = { port: 4711, path: '/the-path/', token: 'the-token' };

describe('the source of a request', () => {
  const from = (headers: Record<string, string>) => refusalBySource(door, new Headers(headers));

  it('is this machine, by either of its names, with the port', () => {
    expect(from({ host: '127.0.0.1:4711' })).toBeNull();
    expect(from({ host: 'localhost:4711' })).toBeNull();
    for (const host of [
      '127.0.0.1',
      '127.0.0.1:4712',
      'localhost',
      'evil.example:4711',
      '0.0.0.0:4711',
      '',
    ]) {
      expect(from({ host }), host).toBe('host');
    }
    expect(from({})).toBe('host');
  });

  it('has no port in its name where that is the usual one', () => {
    const usual = { ...door, port: 80 };
    expect(refusalBySource(usual, new Headers({ host: '127.0.0.1' }))).toBeNull();
    expect(refusalBySource(usual, new Headers({ host: '127.0.0.1:4711' }))).toBe('host');
  });

  it('is a page of its own, where a page is named', () => {
    const host = '127.0.0.1:4711';
    expect(from({ host, origin: 'http://127.0.0.1:4711' })).toBeNull();
    for (const origin of [
      'null',
      'http://127.0.0.1:4712',
      'https://127.0.0.1:4711',
      'http://localhost:4711',
      'https://evil.example',
    ]) {
      expect(from({ host, origin }), origin).toBe('origin');
    }
  });

  it('is not another site, nor another port of this one', () => {
    const host = '127.0.0.1:4711';
    expect(from({ host, 'sec-fetch-site': 'same-origin' })).toBeNull();
    expect(from({ host, 'sec-fetch-site': 'none' })).toBeNull();
    expect(from({ host, 'sec-fetch-site': 'same-site' })).toBe('origin');
    expect(from({ host, 'sec-fetch-site': 'cross-site' })).toBe('origin');
  });
});

describe('the token', () => {
  it('fits only itself', () => {
    expect(isToken(door, 'the-token')).toBe(true);
    for (const other of ['', 'the-toke', 'the-token ', 'The-token', undefined]) {
      expect(isToken(door, other), String(other)).toBe(false);
    }
  });

  it('and the path are new each time, unlike each other, and long enough not to be guessed', () => {
    const doors = Array.from({ length: 100 }, () => newDoor(4711));
    expect(new Set(doors.flatMap(({ token, path }) => [token, path.slice(1, -1)])).size).toBe(200);
    for (const { token, path } of doors) expect(`/${token}${path}`).toMatch(/^(\/[\w-]{43}){2}\/$/);
  });
});

describe('coming in', () => {
  it('exchanges the token of the address for a cookie and takes it out of the address', async () => {
    const { ask, token, enter } = await startHost();
    const answer = await ask(`/?token=${token}`);
    expect(answer.status).toBe(303);
    const path = answer.headers.location ?? '';
    expect(path).toMatch(/^\/[\w-]{43}\/$/);
    expect(path).not.toContain(token);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [cookie, ...more] = answer.headers['set-cookie'] ?? [];
    expect(more).toEqual([]);
    const [pair, ...attributes] = (cookie ?? '').split('; ');
    expect(pair).toBe(`holdout=${token}`);
    // Sent to its own path alone: with another, every program of this machine that the player opens would get it.
    expect(attributes.sort()).toEqual(['HttpOnly', `Path=${path}`, 'SameSite=Strict']);
    expect((await enter('/')).status).toBe(200);
  });

  it('works by the other name of this machine too', async () => {
    const { ask, enter, port, token } = await startHost();
    const headers = { host: `localhost:${port}` };
    expect((await ask(`/?token=${token}`, { headers })).status).toBe(303);
    expect((await enter('/', { headers })).status).toBe(200);
  });

  it('is refused without the token, with a page that says what to open', async () => {
    const { ask } = await startHost();
    const answer = await ask('/');
    expect(answer.status).toBe(403);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.body).toContain('This address doesn’t open Holdout');
    expect(answer.body).toContain('Look in the terminal where Holdout was started.');
    expect(answer.body).not.toMatch(/<script|<link|<img|http:|https:/);
    const nonce = /<style nonce="([\w+/=]{24})">/.exec(answer.body)?.[1];
    expect(answer.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is refused with a wrong token, also beside a right cookie', async () => {
    const { ask, cookie } = await startHost();
    for (const query of ['token=', 'token=wrong', 'token=wrong&token=more']) {
      expect((await ask(`/?${query}`)).status, query).toBe(403);
      expect((await ask(`/?${query}`, { headers: { cookie } })).status, query).toBe(403);
    }
  });

  it('takes the token at the door only, not along with a file or a call', async () => {
    const { ask, path, token, heard } = await startHost();
    expect((await ask(`${path}?token=${token}`)).status).toBe(403);
    const call = await ask(`${path}call/shelf.list?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(call.status).toBe(403);
    expect(heard).toEqual([]);
  });

  it('refuses the cookie of another start and of another name', async () => {
    const { ask, path, port, token } = await startHost();
    for (const cookie of [
      `holdout=${newDoor(port).token}`,
      `holdout-${port}=${token}`,
      `holdout=${token}x`,
      'holdout=',
    ]) {
      expect((await ask(path, { headers: { cookie } })).status, cookie).toBe(403);
    }
  });

  it('finds its cookie among others', async () => {
    const { ask, cookie, path } = await startHost();
    // A browser names the one of the longest path first: one that another program has set for all paths comes behind.
    const all = `holdout-1=x; ${cookie}; holdout=of-another-program; other=y`;
    expect((await ask(path, { headers: { cookie: all } })).status).toBe(200);
  });

  it.each([
    ['another host', { host: 'evil.example' }],
    ['another host on the same port', { host: 'evil.example:PORT' }],
    ['another port of this host', { host: '127.0.0.1:1' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin worth the name', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s, whatever it carries', async (_, unlike) => {
    const { enter, ask, token, port, heard } = await startHost();
    const headers = Object.fromEntries(
      Object.entries(unlike).map(([name, value]) => [name, value.replace('PORT', String(port))]),
    );
    expect((await enter('/', { headers })).status).toBe(403);
    const exchange = await ask(`/?token=${token}`, { headers });
    expect(exchange.status).toBe(403);
    expect(exchange.headers['set-cookie']).toBeUndefined();
    const call = await enter('/call/shelf.list', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(call.status).toBe(403);
    expect(JSON.parse(call.body)).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    expect(heard).toEqual([]);
  });

  it('refuses a request that names no host, two hosts, or a foreign one in its target', async () => {
    const { raw, cookie, path, port } = await startHost();
    const rest = `Cookie: ${cookie}\r\nConnection: close\r\n\r\n`;
    const host = `Host: 127.0.0.1:${port}\r\n`;
    expect(await raw(`GET ${path} HTTP/1.1\r\n${rest}`)).toMatch(/^HTTP\/1.1 400 /);
    expect(await raw(`GET ${path} HTTP/1.0\r\n${rest}`)).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: evil.example\r\n${host}${rest}`)).toMatch(
      /^HTTP\/1.1 4\d\d /,
    );
    expect(await raw(`GET http://evil.example${path} HTTP/1.1\r\nHost: evil.example\r\n${rest}`)).toMatch(
      /^HTTP\/1.1 4\d\d /,
    );
    // The same bytes with the right host do come in: it is the host that was refused.
    expect(await raw(`GET ${path} HTTP/1.1\r\n${host}${rest}`)).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('a link in another page', () => {
  const followed = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };

  it('lets in whoever has the token, by a page that goes on by itself', async () => {
    const { ask, path, token } = await startHost();
    for (const site of ['cross-site', 'same-site']) {
      const answer = await ask(`/?token=${token}`, { headers: { ...followed, 'sec-fetch-site': site } });
      // Sent on by the answer itself, it would count as coming from there still, and bring no cookie.
      expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
      expect(answer.body).toContain(`<meta http-equiv="refresh" content="0;url=${path}">`);
      expect(answer.body).not.toContain(token);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['set-cookie']?.[0]).toContain(
        `holdout=${token}; Path=${path}; HttpOnly; SameSite=Strict`,
      );
    }
  });

  it('lets in nobody else', async () => {
    const { ask, cookie, path, token } = await startHost();
    const refused = [
      ask('/?token=guess', { headers: followed }),
      ask(path, { headers: { ...followed, cookie } }),
      ask('/', { headers: { ...followed, cookie } }),
      ask(`/assets/index-B1x2.js?token=${token}`, { headers: followed }),
      ask(`/?token=${token}`, { headers: { ...followed, 'sec-fetch-dest': 'iframe' } }),
      ask(`/?token=${token}`, { headers: { ...followed, 'sec-fetch-mode': 'no-cors' } }),
      ask(`/?token=${token}`, { headers: { ...followed, origin: 'https://evil.example' } }),
      ask(`/?token=${token}`, { headers: { ...followed, host: 'evil.example' } }),
      ask(`/?token=${token}`, { method: 'POST', headers: followed }),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.status).toBe(403);
  });

  it('without the token, as in a page of bookmarks, is told what to do', async () => {
    const { ask, path } = await startHost();
    for (const to of ['/', path, '/of-an-earlier-start/']) {
      expect((await ask(to, { headers: followed })).body).toContain('How to open it');
    }
  });
});

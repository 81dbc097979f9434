import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { asJson, startHost } from './support.ts';

const MEGABYTE = 1024 * 1024;

describe('a call', () => {
  it('reaches the backend by its name, with its input, and brings back the reply', async () => {
    const { enter, heard, port } = await startHost();
    const input = { campaign: 'abcdefghij', name: 'Zoë 🧟' };
    const answer = await enter('/call/campaign.rename', {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        origin: `http://127.0.0.1:${port}`,
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify(input),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.body)).toEqual({ ok: true, value: { method: 'campaign.rename', input } });
    expect(heard).toEqual([{ method: 'campaign.rename', input }]);
  });

  it('that the backend refuses is an answer like any other', async () => {
    const { enter } = await startHost();
    const answer = await enter('/call/refuse', { method: 'POST', headers: asJson, body: '{}' });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual({ ok: false, error: { code: 'refused', message: 'Not so.' } });
  });

  it('is refused without the cookie, in the form a caller can read', async () => {
    const { ask, heard } = await startHost();
    const answer = await ask('/of-an-earlier-start/call/shelf.list', {
      method: 'POST',
      headers: asJson,
      body: '{}',
    });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body)).toEqual({
      ok: false,
      error: { code: 'forbidden', message: 'Open the address that Holdout printed when it started.' },
    });
    expect(heard).toEqual([]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data',
    '',
  ])('is refused as %s, which a foreign form could send', async (type) => {
    const { enter, heard } = await startHost();
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
    const answer = await enter('/call/shelf.list', { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(415);
    expect(JSON.parse(answer.body)).toMatchObject({ ok: false, error: { code: 'bad-input' } });
    expect(heard).toEqual([]);
  });

  it.each(['', '{', 'undefined', "{'a':1}"])('is refused where it is not JSON: %j', async (body) => {
    const { enter, heard } = await startHost();
    const answer = await enter('/call/shelf.list', { method: 'POST', headers: asJson, body });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ ok: false, error: { code: 'bad-input' } });
    expect(heard).toEqual([]);
  });

  it('has at most a megabyte, said beforehand or not', async () => {
    const { enter, heard } = await startHost();
    const call = { method: 'POST', headers: asJson };
    const most = JSON.stringify('x'.repeat(MEGABYTE - 2));
    expect((await enter('/call/echo', { ...call, body: most })).status).toBe(200);
    expect(heard).toHaveLength(1);
    const tooMuch = await enter('/call/echo', { ...call, body: `${most} ` });
    expect(tooMuch.status).toBe(413);
    expect(JSON.parse(tooMuch.body)).toMatchObject({ ok: false, error: { code: 'bad-input' } });
    const chunks = ['"', 'x'.repeat(MEGABYTE), '"'];
    expect((await enter('/call/echo', { ...call, chunks })).status).toBe(413);
    expect(heard).toHaveLength(1);
  });

  it('in pieces below the limit arrives whole', async () => {
    const { enter, heard } = await startHost();
    const broken = ['{"a":', '"b', '}'];
    const whole = ['{"a":', '"b"', '}'];
    expect((await enter('/call/x', { method: 'POST', headers: asJson, chunks: broken })).status).toBe(400);
    expect((await enter('/call/x', { method: 'POST', headers: asJson, chunks: whole })).status).toBe(200);
    expect(heard).toEqual([{ method: 'x', input: { a: 'b' } }]);
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('is not made by %s', async (method) => {
    const { enter, heard } = await startHost();
    const answer = await enter('/call/shelf.list', { method });
    expect([404, 405]).toContain(answer.status);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(heard).toEqual([]);
  });

  it('that breaks off in the middle is nobody’s fault, and says nothing in the terminal', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { cookie, enter, heard, path, port } = await startHost();
    for (const length of [100, 1_000_000]) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(
        `POST ${path}call/echo HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{"a":`,
      );
      await pause(50);
      socket.resetAndDestroy();
    }
    await pause(50);
    expect((await enter('/call/echo', { method: 'POST', headers: asJson, body: '1' })).status).toBe(200);
    expect(heard).toHaveLength(1);
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it('that breaks the backend says so without its insides', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { enter } = await startHost();
    const answer = await enter('/call/throw', { method: 'POST', headers: asJson, body: '{}' });
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.body)).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(answer.body).not.toContain('a fault');
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});

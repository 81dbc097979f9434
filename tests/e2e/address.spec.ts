/** The host's address: nothing of it reaches another program of this machine, and a bookmark of an earlier one says what to do. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call, expect, test } from './support/app.ts';
import { findings } from './support/axe.ts';

test.use({ data: 'own' });

/** Attempts of a page of another program: at the host's calls, its page, its code, and what the browser holds of it. */
async function attempts([origin, icon]: readonly [origin: string, icon: string]) {
  const reached = async (path: string, init: RequestInit = {}) =>
    await fetch(`${origin}${path}`, { credentials: 'include', ...init }).then(
      (answer) => answer.status,
      () => 'not let through',
    );
  return {
    page: await reached('/'),
    call: await reached('/call/shelf.list', { method: 'POST', body: '{}', mode: 'no-cors' }),
    code: await new Promise((resolve) => {
      const image = document.createElement('img');
      image.onload = () => resolve('shown');
      image.onerror = () => resolve('not shown');
      image.src = icon;
    }),
    cookies: document.cookie,
  };
}

test('another program that the player opens on this machine is sent nothing of ours', async ({
  app,
  context,
  page,
}) => {
  await app.open(page, '/');
  const sent: IncomingMessage[] = [];
  const other = createServer((request, response) => {
    sent.push(request);
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Other</title><p>Other</p>');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  try {
    const { origin, pathname } = new URL(page.url());
    const theirs = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
    const window = await context.newPage();
    for (const path of ['/', '/call/shelf.list', '/file', '/happened', '/assets/', pathname.slice(0, -2)]) {
      await window.goto(`${theirs}${path}`);
    }
    expect(sent.length).toBeGreaterThanOrEqual(6);
    expect(sent.map(({ headers }) => headers.cookie)).toEqual(sent.map(() => undefined));
    expect(await window.evaluate(attempts, [origin, `${origin}${icon}`] as const)).toEqual({
      page: 'not let through',
      call: 'not let through',
      code: 'not shown',
      cookies: '',
    });
    // While ours goes on.
    expect(await call(page, 'shelf.list', {})).toMatchObject({ campaigns: [] });
    await window.close();
  } finally {
    other.closeAllConnections();
    other.close();
  }
});

test('a bookmark of an earlier address says what to do, in light and dark', async ({ app, page }) => {
  await app.open(page, '/');
  const { origin } = new URL(page.url());
  for (const path of ['/', '/?token=of-an-earlier-start', '/of-an-earlier-start/#/c/abcdefghij']) {
    const answer = await page.goto(`${origin}${path}`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This address doesn’t open Holdout');
    await expect(page.getByRole('listitem').first()).toContainText('terminal');
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper).toBe(colorScheme === 'light' ? 'rgb(238, 240, 230)' : 'rgb(14, 18, 16)');
    expect(await findings(page), colorScheme).toEqual([]);
  }
});

test('the address with the key opens Holdout, and the key leaves it', async ({ app, page }) => {
  await app.open(page, '/');
  expect(page.url()).not.toContain('token');
  const { origin, pathname } = new URL(page.url());
  expect(pathname).toMatch(/^\/[\w-]{43}\/$/);
  // A reload stays.
  await page.goto(`${origin}${pathname}#/settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

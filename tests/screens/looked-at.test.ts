/** A backup is looked at: on no screen of its campaigns stands anything that would change them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT, type Method } from '../../src/contract/contract.ts';
import { raid } from '../e2e/support/encounter.ts';
import { campaignOf, GRUNTS } from '../e2e/support/party.ts';
import { reported } from '../e2e/support/raided.ts';
import { type App, call, expect, test } from './support/app.ts';
import { press } from './support/keyboard.ts';
import { type Page, turn } from './support/page.ts';

/** Screens of each campaign and what stands there: nothing under way, on the table, reported. */
const SCREENS = {
  'Merrow Ford': [
    '',
    '/recruit',
    '/roster',
    '/roster?figure=f2',
    '/stockpile',
    '/people',
    '/statistics',
    '/house-rules',
    '/chronicle',
    '/rules',
    '/print',
    '/encounter/plan',
  ],
  'Ansley Cross': ['', '/encounter/set-up', '/encounter/play'],
  'The Weir': ['', '/stockpile', '/encounter/after'],
} as const;

/** Commands that belong to the player and to no campaign. */
const OWN: ReadonlySet<Method> = new Set<Method>(['settings.set', 'draft.put']);

const CONTROLS = 'main button, main input[type="checkbox"], main input[type="radio"], [role="dialog"] button';

/** Presses all there is, and what comes up by that; gives what would have been done. */
async function pressAll(app: App, page: Page): Promise<readonly string[]> {
  const done: string[] = [];
  const pressed = new Set<string>();
  app.calls();
  for (let more = 0; more < 400; more += 1) {
    const next = [...page.window.document.querySelectorAll<HTMLElement>(CONTROLS)].find(
      (one) => isShown(one) && !pressed.has(nameOf(one)),
    );
    if (next === undefined) return done;
    const name = nameOf(next);
    pressed.add(name);
    next.click();
    await turn();
    await turn();
    const commands = app.calls().filter((method) => CONTRACT[method].kind === 'command' && !OWN.has(method));
    done.push(...commands.map((method) => `${name}: ${method}`));
  }
  throw new Error('more than 400 things can be pressed');
}

/** Visibility by the style sheet, of which the DOM here knows nothing. */
function isShown(one: HTMLElement): boolean {
  if (one.closest('[data-writes]') !== null) return false;
  if (one.closest('[data-writes-within]') === null) return true;
  if (one.closest('form, fieldset') !== null) return false;
  const opens = one.hasAttribute('aria-expanded') && !one.hasAttribute('aria-haspopup');
  return opens || one.matches('[data-reads], [data-who], [role="tab"]');
}

const nameOf = (one: HTMLElement): string =>
  `${one.getAttribute('aria-label') ?? ''} ${one.textContent} ${one.getAttribute('name') ?? ''} ${one.getAttribute('value') ?? ''}`;

/** Files in which screens have their addresses. */
const ADDRESSES = ['shell/screens.ts', 'games/all-things-zombie/screens.ts'];
const CAMPAIGNS = /'\/c\/\$campaign([^']*)'/g;

test('every screen of a campaign is looked at', () => {
  const there = ADDRESSES.flatMap((path) =>
    [...readFileSync(join(import.meta.dirname, '../../renderer', path), 'utf8').matchAll(CAMPAIGNS)].map(
      ([, screen = '']) => screen,
    ),
  );
  expect(there).toContain('/roster');
  const looked = Object.values(SCREENS)
    .flat()
    .map((screen) => screen.replace(/\?.*/, ''));
  // Leads on to one of its steps.
  expect(there.filter((screen) => !looked.includes(screen))).toEqual(['/encounter']);
});

test('nothing that is offered there is a command', async ({ app, page }) => {
  const quiet = await campaignOf(page);
  await call(page, 'note.add', { campaign: quiet, act: 1, text: 'Rain.' });
  const { revision } = await call(page, 'campaign.get', { campaign: quiet });
  await call(page, 'stockpile.add', { campaign: quiet, revision, what: { kind: 'cure' }, why: 'Traded' });
  for (const name of ['Ansley Cross', 'The Weir']) {
    const campaign = await campaignOf(page, GRUNTS, name);
    await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2'] });
    if (name === 'The Weir') await reported(page, campaign, []);
  }
  await call(page, 'backup.now', {});
  await app.open(page, '/settings?tab=backups');
  await press(page, /^Look inside the backup/);
  await press(page, 'Merrow Ford');
  const bar = page.getByText(/^You are looking at the backup of/);
  await expect(bar).toBeVisible();
  const { ids } = JSON.parse(page.window.sessionStorage.getItem('holdout.looked-at') ?? '') as {
    ids: string[];
  };
  const offered: Record<string, readonly string[]> = {};
  for (const campaign of ids) {
    const { name } = await call(page, 'campaign.get', { campaign });
    for (const screen of SCREENS[name as keyof typeof SCREENS]) {
      await app.open(page, `/c/${campaign}${screen}`);
      page.window.print = () => undefined;
      await expect(bar).toBeVisible();
      const found = await pressAll(app, page);
      if (found.length > 0) offered[name + screen] = found;
    }
  }
  expect(ids).toHaveLength(3);
  expect(offered).toEqual({});
});

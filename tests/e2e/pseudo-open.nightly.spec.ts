/** Menus and dialogs over the screens, and forms that begin a campaign, in words two fifths longer than ours. */
import type { Page } from '@playwright/test';
import { beginCampaign, call, expect, test } from './support/app.ts';
import { inPseudo, speaksPseudo } from './support/pseudo.ts';
import { cutOff, cutOffHere } from './support/pseudo-look.ts';

test.use({ data: 'own' });

const pressed = (page: Page, name: string) =>
  page
    .getByRole('button', { name: inPseudo(name), exact: true })
    .first()
    .click();

test('nothing is cut off of menus and dialogs in words two fifths longer', async ({ app, page }) => {
  const id = await beginCampaign(page, 'Opened over');
  const faults: string[] = [];
  const here = async (what: string) => {
    faults.push(...(await cutOffHere(page, what)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await app.load(page, `/c/${id}`);
  await speaksPseudo(page);
  await page.getByRole('button', { name: 'Everything done' }).first().click();
  await expect(page.getByRole('button', { name: /^Back to here/ }).first()).toBeVisible();
  await here('everything done');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Find or do' })).toBeVisible();
  await here('palette');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('print');
  await here('palette, found');
  await page.getByRole('button', { name: 'Correct the date' }).click();
  faults.push(...(await cutOffHere(page, 'the date')));

  await app.open(page, '/');
  await page.getByRole('button', { name: 'What to do with Opened over' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  faults.push(...(await cutOffHere(page, 'a campaign’s menu')));
  for (const item of ['Rename…', 'Copy…', 'Try something…']) {
    if ((await page.getByRole('menu').count()) === 0)
      await page.getByRole('button', { name: 'What to do with Opened over' }).click();
    await page.getByRole('menuitem', { name: inPseudo(item), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await here(item);
  }
  await app.open(page, `/c/${id}/roster`);
  await page
    .getByRole('button', { name: new RegExp(`^(${inPseudo('Add a figure')}|Add)`) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await here('a figure');
  await app.open(page, `/c/${id}/stockpile`);
  await pressed(page, 'Add by hand');
  faults.push(...(await cutOffHere(page, 'a thing')));
  expect(faults).toEqual([]);
});

test('nothing is cut off of a new campaign’s steps in words two fifths longer', async ({ app, page }) => {
  await app.load(page, '/new');
  await speaksPseudo(page);
  const faults: string[] = [];
  const next = async (name: string) => {
    await pressed(page, name);
    faults.push(...(await cutOffHere(page, name)));
  };
  await next('Next: the Star');
  await page.getByRole('textbox').first().fill('Ash');
  await next('Next: the Star');
  await page.getByRole('combobox').first().click();
  faults.push(...(await cutOffHere(page, 'attributes')));
  await page.keyboard.press('Escape');
  await next('Next: the Grunts');
  expect(faults).toEqual([]);
});

test('nothing is cut off of Settings and a restore in words two fifths longer', async ({ app, page }) => {
  const id = await beginCampaign(page, 'Kept');
  await call(page, 'backup.now', {});
  const faults = [
    ...(await cutOff(app, page, '/settings', [
      ['', 'heading'],
      ['?tab=backups', 'table'],
      ['?tab=folder', 'heading'],
      ['?tab=report', 'heading'],
    ])),
  ];
  await app.open(page, '/settings?tab=backups');
  await page
    .getByRole('button', { name: /^Restore from/ })
    .first()
    .click();
  faults.push(...(await cutOffHere(page, 'restore')));
  faults.push(
    ...(await cutOff(app, page, `/c/${id}/rules`, [
      ['?rule=atz.search', 'heading'],
      ['?rule=rep', 'heading'],
    ])),
  );
  expect(faults).toEqual([]);
});

test('nothing is cut off where figures are corrected, in words two fifths longer', async ({ app, page }) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'zombie-death-force', name: 'Corrected', seed: 'S', setup: { players: 2, turns: 60 } },
    seats: { second: { bot: 'quick' } },
  });
  const faults = [...(await cutOff(app, page, `/g/${id}/figures`, [['', 'heading']]))];
  await page
    .getByRole('button', { name: /^Correct / })
    .first()
    .click();
  faults.push(...(await cutOffHere(page, 'a card')));
  expect(faults).toEqual([]);
});

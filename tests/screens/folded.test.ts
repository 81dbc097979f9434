/** Acts done over and over, and plans that came to nothing, are told in a word, and open with a press. */
import { act } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { expect, test } from './support/app.ts';

const PLAN = { do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', goes: ['f1', 'f2'] } as const;

test('a table set up again and again is one line, wherever all that was done is told', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await act(page, campaign, { ...PLAN, area: 'outskirts' });
  for (let times = 0; times < 6; times += 1)
    await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });

  await app.open(page, `/c/${campaign}`);
  await page.getByRole('button', { name: 'Everything done' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Everything done' });
  const anew = drawer.getByRole('listitem').filter({ hasText: 'Set up the table anew' });
  await expect(anew).toHaveCount(1);
  await expect(anew.first()).toContainText('Now');
  await drawer.getByRole('button', { name: 'And four times more' }).press('Enter');
  await expect(anew).toHaveCount(5);
  await drawer.getByRole('button', { name: 'Fold them' }).press('Enter');
  await expect(anew).toHaveCount(1);

  await app.open(page, `/c/${campaign}/chronicle`);
  const article = page.getByRole('article');
  await article.getByText('Everything that was done').click();
  await expect(article.getByText('Set up the table anew', { exact: true })).toHaveCount(1);
  await article.getByRole('button', { name: 'And four times more' }).press('Enter');
  await expect(article.getByText('Set up the table anew', { exact: true })).toHaveCount(5);
});

test('plans that were dropped stand in the timeline as a word, and are there when asked for', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  for (const area of ['outskirts', 'urban'] as const) {
    await act(page, campaign, { ...PLAN, area });
    await act(page, campaign, { do: 'drop' });
  }
  await app.open(page, `/c/${campaign}/chronicle`);
  const timeline = page.getByRole('navigation', { name: /^Timeline/ });
  const dropped = timeline.getByRole('link').filter({ hasText: 'The plan was dropped.' });
  // The newest is the one that is read.
  await expect(dropped).toHaveCount(1);
  await timeline.getByRole('button', { name: 'One plan dropped' }).press('Enter');
  await expect(dropped).toHaveCount(2);
});

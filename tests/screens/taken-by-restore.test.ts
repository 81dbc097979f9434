/** A restore in another window takes a campaign away under an open form: it is said so, and what was typed can be copied out. */
import { campaignOf, STAR } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';

const own = test.extend({ data: 'own' });

own(
  'what was typed in a campaign that a restore took away is kept, and comes back with it',
  async ({ app, page }) => {
    const campaign = await campaignOf(page);
    const { name: backup } = await call(page, 'backup.now', {});
    const { id } = await call(page, 'campaign.copy', { campaign, name: 'The copy' });
    await app.open(page, `/c/${id}/roster`);
    await page.getByRole('link', { name: STAR }).click();
    const sheet = page.getByRole('complementary', { name: STAR });
    await sheet.getByRole('tab', { name: 'Biography' }).click();
    await sheet.getByRole('button', { name: /^Write/ }).click();
    await page.getByRole('textbox', { name: `Biography of ${STAR}` }).fill('Kept the ferry, and bees.');
    const kept = async () =>
      (await call(page, 'draft.get', { campaign: id, form: 'figure/biography-f1' })).body;
    await expect.poll(kept).not.toBeNull();

    const { before } = await call(page, 'backup.restore', { backup });
    app.lookAgain();
    await expect(page.getByText(/^This campaign was taken back by a restore on /)).toBeVisible();
    await expect(page.getByText(/^It is in the backup that was made just before/)).toBeVisible();
    await expect(page.getByText('It may have been deleted.')).toHaveCount(0);
    // Nothing of it can be gone to.
    await expect(page.getByRole('navigation', { name: 'Campaign' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Holdout' })).toBeVisible();
    await expect(page.getByLabel('What you had typed there')).toHaveValue('Kept the ferry, and bees.');
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();

    await call(page, 'backup.restore', { backup: before ?? '' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('What you had typed there')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Campaign' })).toContainText('The copy');
    expect(await kept()).toContain('Kept the ferry, and bees.');
  },
);

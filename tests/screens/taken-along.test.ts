/** A figure is taken from one campaign and taken in by another, by keyboard. */
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';

test('a figure is taken to another campaign as text, and what is no figure is refused beside the field', async ({
  app,
  page,
}) => {
  const from = await campaignOf(page);
  const to = await campaignOf(page);
  const [gloria] = (await call(page, 'campaign.get', { campaign: from })).figures.filter(({ name }) =>
    name.startsWith('Gloria'),
  );
  await call(page, 'figure.write', {
    campaign: from,
    revision: (await call(page, 'campaign.get', { campaign: from })).revision,
    figure: gloria?.id ?? '',
    text: 'Once a nurse.',
    was: '',
  });
  await app.open(page, `/c/${from}/roster?figure=${gloria?.id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Take to another campaign…' }).press('Enter');
  const taken = page.getByRole('textbox', { name: 'The figure as text' });
  await expect(taken).toHaveValue(/Once a nurse\./);
  const { text } = await call(page, 'figure.take-along', { campaign: from, figure: gloria?.id ?? '' });

  await app.open(page, `/c/${to}/roster`);
  const before = (await call(page, 'campaign.get', { campaign: to })).figures.length;
  await page.getByRole('button', { name: 'Add a figure' }).press('Enter');
  await page.getByRole('radio', { name: 'From another campaign' }).press('Space');
  const field = page.getByRole('textbox', { name: 'The figure, as copied from another campaign' });
  await field.fill('Dear diary');
  await page.getByRole('button', { name: 'Take in', exact: true }).press('Enter');
  await expect(page.getByText('This isn’t a figure that was taken from a campaign.')).toBeVisible();
  await field.fill(text);
  await page.getByRole('button', { name: /^Take in Gloria/ }).press('Enter');
  await expect(page.getByRole('complementary', { name: /^Gloria/ })).toContainText('Once a nurse.');
  expect((await call(page, 'campaign.get', { campaign: to })).figures).toHaveLength(before + 1);
});

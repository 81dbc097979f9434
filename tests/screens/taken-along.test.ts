/** A figure is taken from one campaign and taken in by another, by keyboard. */
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';

test('a figure is taken to another campaign of the shelf from its sheet, and stays', async ({
  app,
  page,
}) => {
  const from = await campaignOf(page);
  const to = await campaignOf(page, undefined, 'High Ferry');
  const figuresOf = async (campaign: string) => (await call(page, 'campaign.get', { campaign })).figures;
  const [there, here] = [await figuresOf(to), await figuresOf(from)];
  const gloria = here.find(({ name }) => name.startsWith('Gloria'));
  await app.open(page, `/c/${from}/roster?figure=${gloria?.id}`);
  await page.getByRole('button', { name: /^What to do with / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Take to another campaign…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Take ${gloria?.name} to another campaign` });
  await expect(dialog).toContainText(
    'stays here, too. Rep, RAP, attributes, weapons with their clips, kills and outings, portrait, biography and history go along',
  );
  await expect(dialog.getByRole('combobox', { name: 'Campaign' })).toHaveValue(to);
  const why = dialog.getByRole('textbox', { name: 'Why' });
  await dialog.getByRole('button', { name: `Take ${gloria?.name} there` }).press('Enter');
  await expect(dialog.getByText('More figures only come by Encounters; say why')).toBeVisible();
  await why.fill('A friend came by');
  const works = app.fail('party.take-in');
  await dialog.getByRole('button', { name: `Take ${gloria?.name} there` }).press('Enter');
  await expect(page.getByText('The file is in use.')).toBeVisible();
  works();
  await dialog.getByRole('button', { name: `Take ${gloria?.name} there` }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Go there' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await figuresOf(from)).toHaveLength(here.length);
  const now = await figuresOf(to);
  expect(now).toHaveLength(there.length + 1);
  expect(now.at(-1)).toMatchObject({ name: gloria?.name, rep: gloria?.rep, kind: 'grunt' });
  expect(
    (await call(page, 'figure.get', { campaign: to, figure: now.at(-1)?.id ?? '' })).biography,
  ).toContain('Merrow Ford');

  // Once more from the sheet: it is asked about.
  await app.open(page, `/c/${from}/roster?figure=${gloria?.id}`);
  await page.getByRole('button', { name: /^What to do with / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Take to another campaign…' }).press('Enter');
  await why.fill('A friend came by');
  await dialog.getByRole('button', { name: `Take ${gloria?.name} there` }).press('Enter');
  await expect(page.getByText(/is in this campaign already, since January, O\+2;/)).toBeVisible();
  expect(await figuresOf(to)).toHaveLength(there.length + 1);
  await dialog.getByRole('button', { name: `Take ${gloria?.name} there again` }).press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(await figuresOf(to)).toHaveLength(there.length + 2);
});

test('without another campaign there is a file and the clipboard', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/roster?figure=f1`);
  await page.getByRole('button', { name: /^What to do with / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Take to another campaign…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('There is no other campaign.');
  await expect(dialog.getByRole('button', { name: 'Save as file…' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('a figure is taken in as text, and what is no figure is refused beside the field', async ({
  app,
  page,
}) => {
  const from = await campaignOf(page);
  const to = await campaignOf(page, undefined, 'High Ferry');
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
  const { text } = await call(page, 'figure.take-along', { campaign: from, figure: gloria?.id ?? '' });

  await app.open(page, `/c/${to}/roster`);
  const before = (await call(page, 'campaign.get', { campaign: to })).figures.length;
  await page.getByRole('button', { name: 'Add a figure' }).press('Enter');
  await page.getByRole('radio', { name: 'From another campaign' }).press('Space');
  const field = page.getByRole('textbox', { name: 'The figure, as copied from another campaign' });
  const wrong = page.getByText('This isn’t a figure that was taken from a campaign.');
  await expect(wrong).toHaveCount(0);
  await page.getByRole('button', { name: 'Take in', exact: true }).press('Enter');
  await expect(wrong).toBeVisible();
  // The fault is said while the text is typed, and the figure is told in words, never as it stands in the file.
  await field.fill('Dear diary');
  await expect(wrong).toBeVisible();
  await field.fill(text);
  const who = page.getByRole('region', { name: 'Who comes' });
  await expect(who).toContainText(
    /^Gloria \S+ from Merrow Ford.*Rep 4 · Medic · Assault rifle \(3\)There is a Gloria \S+ in this campaign already\..*Once a nurse\.\s*As Gloria \S+ in Merrow Ford:\s*January, O\+2: /s,
  );
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose another' }).press('Enter');
  await expect(field).toHaveValue('');
  await expect(wrong).toHaveCount(0);
  await field.fill(text);
  const why = page.getByRole('textbox', { name: 'Why' });
  await page.getByRole('button', { name: /^Take in Gloria/ }).press('Enter');
  await expect(page.getByText('More figures only come by Encounters; say why')).toBeVisible();
  await why.fill('A friend came by');
  await page.getByRole('button', { name: /^Take in Gloria/ }).press('Enter');
  await expect(page.getByRole('complementary', { name: /^Gloria/ })).toContainText('Once a nurse.');
  expect((await call(page, 'campaign.get', { campaign: to })).figures).toHaveLength(before + 1);

  // The same once more: it is said who is there, and taken only if the player says so.
  await page.getByRole('button', { name: 'Add a figure' }).press('Enter');
  await page.getByRole('radio', { name: 'From another campaign' }).press('Space');
  await field.fill(text);
  await why.fill('A friend came by');
  await page.getByRole('button', { name: /^Take in Gloria/ }).press('Enter');
  await expect(page.getByText(/^Gloria \S+ is in this campaign already, since January, O\+2;/)).toBeVisible();
  expect((await call(page, 'campaign.get', { campaign: to })).figures).toHaveLength(before + 1);
  await page.getByRole('button', { name: /^Take in Gloria .* again$/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Take in Gloria/ })).toHaveCount(0);
  expect((await call(page, 'campaign.get', { campaign: to })).figures).toHaveLength(before + 2);
});

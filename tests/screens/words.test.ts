/** The player's own words: nothing that was typed is gone without being asked, and what was written comes back. */
import { raid } from '../e2e/support/encounter.ts';
import { campaignOf, STAR } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';

/** The sheet of the Star, with the biography being written. */
async function writing(app: App, page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/roster`);
  await write(page);
  return campaign;
}

const sheet = (page: Page) => page.getByRole('complementary', { name: STAR });
const field = (page: Page) => page.getByRole('textbox', { name: `Biography of ${STAR}` });

async function write(page: Page): Promise<void> {
  await page.getByRole('link', { name: STAR }).click();
  await sheet(page).getByRole('tab', { name: 'Biography' }).click();
  await sheet(page)
    .getByRole('button', { name: /^Write/ })
    .click();
}

async function standsAt(page: Page, campaign: string): Promise<number> {
  return (await call(page, 'campaign.get', { campaign })).revision;
}

async function biography(page: Page, campaign: string): Promise<string> {
  return (await call(page, 'figure.get', { campaign, figure: 'f1' })).biography;
}

test('what is too long stays, with how much too long it is, and is saved once it fits', async ({
  app,
  page,
}) => {
  const campaign = await writing(app, page);
  await field(page).fill('x'.repeat(20_100));
  await expect(sheet(page).getByRole('alert')).toHaveText(
    'Too long by 100 characters: there is room for 20,000.',
  );
  await expect(sheet(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await field(page).fill('x'.repeat(19_999));
  await expect(sheet(page)).toContainText('19,999 of 20,000 characters.');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(field(page)).toHaveCount(0);
  expect((await biography(page, campaign)).length).toBe(19_999);
});

test('something else done elsewhere doesn’t stand in the way of a text', async ({ app, page }) => {
  const campaign = await writing(app, page);
  await field(page).fill('Kept the ferry.');
  await call(page, 'campaign.rename', {
    campaign,
    revision: await standsAt(page, campaign),
    name: 'High Ferry',
  });
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(field(page)).toHaveCount(0);
  expect(await biography(page, campaign)).toBe('Kept the ferry.');
});

test('what a full disk doesn’t take stays, with the reason, and is saved once there is room', async ({
  app,
  page,
}) => {
  const campaign = await writing(app, page);
  await field(page).fill('Kept the ferry.');
  const full = { code: 'disk-full', message: 'The disk is full, so it was not saved.' } as const;
  const room = app.fail('figure.write', full);
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(full.message)).toBeVisible();
  await expect(field(page)).toHaveValue('Kept the ferry.');
  room();
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(field(page)).toHaveCount(0);
  expect(await biography(page, campaign)).toBe('Kept the ferry.');
});

async function elsewhere(page: Page, campaign: string, text: string): Promise<void> {
  await call(page, 'figure.write', {
    campaign,
    revision: await standsAt(page, campaign),
    figure: 'f1',
    text,
    was: await biography(page, campaign),
  });
}

/** Saves one elsewhere, and the page comes to know of it. */
async function followed(app: App, page: Page, campaign: string, text: string): Promise<void> {
  await elsewhere(page, campaign, text);
  app.lookAgain();
  await expect(page.getByRole('button', { name: 'Undo: Write about' })).toBeVisible();
}

test('a text changed elsewhere is not written over where the page has followed', async ({ app, page }) => {
  const campaign = await writing(app, page);
  await field(page).fill('Kept the ferry.');
  await followed(app, page, campaign, 'Ran the mill.');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByRole('alert')).toContainText('Ran the mill.');
  await expect(field(page)).toHaveValue('Kept the ferry.');
  expect(await biography(page, campaign)).toBe('Ran the mill.');
  await sheet(page).getByRole('button', { name: 'Save mine in its place' }).click();
  await expect(field(page)).toHaveCount(0);
  expect(await biography(page, campaign)).toBe('Kept the ferry.');
});

test('nor is it by closing the sheet, which saves nothing: what was typed waits in its form', async ({
  app,
  page,
}) => {
  const campaign = await writing(app, page);
  await field(page).fill('Kept the ferry.');
  await followed(app, page, campaign, 'Ran the mill.');
  await sheet(page).getByRole('button', { name: 'Close the sheet' }).click();
  expect(await biography(page, campaign)).toBe('Ran the mill.');
  await write(page);
  await expect(field(page)).toHaveValue('Kept the ferry.');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByRole('alert')).toContainText('Ran the mill.');
});

test('of a text that was changed elsewhere both are shown, and the player chooses', async ({ app, page }) => {
  const campaign = await writing(app, page);
  await field(page).fill('Kept the ferry.');
  const other = async (text: string) => await elsewhere(page, campaign, text);
  await other('Ran the mill.');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(sheet(page).getByRole('alert')).toContainText('Ran the mill.');
  await expect(field(page)).toHaveValue('Kept the ferry.');
  expect(await biography(page, campaign)).toBe('Ran the mill.');
  await sheet(page).getByRole('button', { name: 'Save mine in its place' }).click();
  await expect(field(page)).toHaveCount(0);
  expect(await biography(page, campaign)).toBe('Kept the ferry.');

  await sheet(page).getByRole('button', { name: 'Write on' }).click();
  await field(page).fill('Kept bees.');
  await other('Ran the mill again.');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await sheet(page).getByRole('button', { name: 'Keep that one' }).click();
  await expect(field(page)).toHaveCount(0);
  await expect(sheet(page)).toContainText('Ran the mill again.');
});

test('a biography just saved is written on from what it says', async ({ app, page }) => {
  const campaign = await writing(app, page);
  await field(page).fill('Kept the ferry.');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await sheet(page).getByRole('button', { name: 'Write on' }).click();
  await expect(field(page)).toHaveValue('Kept the ferry.');
  await field(page).fill('Kept the ferry. Ran the mill.');
  await sheet(page).getByRole('button', { name: 'Save' }).click();
  await expect(field(page)).toHaveCount(0);
  expect(await biography(page, campaign)).toBe('Kept the ferry. Ran the mill.');
});

test('a half-written text is asked after before it goes', async ({ app, page }) => {
  const campaign = await writing(app, page);
  await field(page).fill('Kept the');
  await sheet(page).getByRole('button', { name: 'Cancel' }).click();
  await sheet(page).getByRole('button', { name: 'Go on writing' }).click();
  await expect(field(page)).toHaveValue('Kept the');
  await sheet(page).getByRole('button', { name: 'Cancel' }).click();
  await sheet(page).getByRole('button', { name: 'Throw it away' }).click();
  await sheet(page).getByRole('button', { name: 'Write' }).click();
  await expect(field(page)).toHaveValue('');
  expect(await biography(page, campaign)).toBe('');
});

test('what was kept of a text is not written over where it can’t be read at once', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const form = 'figure/biography-f1';
  const body = JSON.stringify({ text: 'Kept the ferry.', was: '' });
  await call(page, 'draft.put', { campaign, form, body });
  const release = app.fail('draft.get');
  await app.open(page, `/c/${campaign}/roster`);
  await write(page);
  await expect(field(page)).toHaveCount(0);
  release();
  await expect(field(page)).toHaveValue('Kept the ferry.');
  expect((await call(page, 'draft.get', { campaign, form })).body).toBe(body);
});

/** The address of an Encounter's entry in the Chronicle, and the act it is by. */
async function entryOf(page: Page, campaign: string) {
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2'] });
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters' });
  const act = entries[0]?.act ?? 0;
  return { act, address: `/c/${campaign}/chronicle?entry=${act}` };
}

/** Left half-written, and opened again on the page loaded anew. */
async function foundAfterReload(
  { app, page }: { readonly app: App; readonly page: Page },
  address: string,
  { opens, textbox, typed }: { readonly opens: RegExp; readonly textbox: RegExp; readonly typed: string },
): Promise<void> {
  const text = page.getByRole('textbox', { name: textbox });
  await app.open(page, address);
  await page.getByRole('button', { name: opens }).click();
  await text.fill(typed);
  await app.open(page, address);
  await expect(text).toHaveCount(0);
  await expect(page.getByText('Something half-written isn’t saved yet.')).toHaveCount(1);
  await page.getByRole('button', { name: opens }).click();
  await expect(text).toHaveValue(typed);
  await expect(page.getByText('Kept from last time, not saved yet.')).toBeVisible();
}

test('a half-written note is found again after a reload', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const { address } = await entryOf(page, campaign);
  await foundAfterReload({ app, page }, address, {
    opens: /^Write a note beside it$/,
    textbox: /^A note$/,
    typed: 'The pump',
  });
});

test('a note half edited is found again after a reload', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const { act, address } = await entryOf(page, campaign);
  await call(page, 'note.add', { campaign, act, text: 'Rain.' });
  await foundAfterReload({ app, page }, address, {
    opens: /^Edit the note/,
    textbox: /^The note$/,
    typed: 'Rain all',
  });
});

test('a report half edited is found again after a reload', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const { address } = await entryOf(page, campaign);
  await foundAfterReload({ app, page }, address, {
    opens: /^Edit the report$/,
    textbox: /^Report:/,
    typed: 'We went in, and',
  });
});

test('a half-written biography is found again after a reload', async ({ app, page }) => {
  const campaign = await writing(app, page);
  await field(page).fill('Kept the');
  await app.open(page, `/c/${campaign}/roster`);
  await expect(field(page)).toHaveCount(0);
  await write(page);
  await expect(field(page)).toHaveValue('Kept the');
});

test('a report written again from the log and a deleted note come back with undo', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2'] });
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters' });
  const act = entries[0]?.act ?? 0;
  await call(page, 'report.write', { campaign, act, text: 'We went in, and came out.', was: null });
  await call(page, 'note.add', { campaign, act, text: 'The pump was loud.' });
  await app.open(page, `/c/${campaign}/chronicle?entry=${act}`);
  const article = page.getByRole('article');

  await article.getByRole('button', { name: 'Write it again from the log' }).click();
  await expect(article).not.toContainText('We went in, and came out.');
  await article.getByRole('button', { name: /^Delete the note/ }).click();
  await expect(article).not.toContainText('The pump was loud.');
  await page.getByRole('button', { name: 'Undo: Delete a note' }).click();
  await expect(article).toContainText('The pump was loud.');
  await page.getByRole('button', { name: 'Undo: Write a report from the log' }).click();
  await expect(article).toContainText('We went in, and came out.');
  await page.getByRole('button', { name: 'Redo: Write a report from the log' }).click();
  await expect(article).not.toContainText('We went in, and came out.');
});

test('what a report said before is found in its form, and taken again', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2'] });
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters' });
  const act = entries[0]?.act ?? 0;
  await call(page, 'report.write', { campaign, act, text: 'We sang.', was: null });
  await call(page, 'report.write', { campaign, act, text: 'We wept.', was: 'We sang.' });
  await app.open(page, `/c/${campaign}/chronicle?entry=${act}`);
  const article = page.getByRole('article');
  await article.getByRole('button', { name: 'Edit the report' }).click();
  await article.getByRole('button', { name: 'Earlier versions, 1' }).click();
  await article.getByRole('button', { name: /^Take this one/ }).click();
  await expect(page.getByRole('textbox', { name: /^Report:/ })).toHaveValue('We sang.');
  await page.getByRole('textbox', { name: /^Report:/ }).press('ControlOrMeta+Enter');
  await expect(article).toContainText('We sang.');
  await expect(article).not.toContainText('We wept.');
  // Words that took the place of others are called an edit.
  await expect(page.getByRole('button', { name: 'Undo: Edit a report' })).toBeVisible();
});

test('a note that is taken away while it is edited keeps its words', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2'] });
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters' });
  const act = entries[0]?.act ?? 0;
  await call(page, 'note.add', { campaign, act, text: 'Rain.' });
  await app.open(page, `/c/${campaign}/chronicle?entry=${act}`);
  const article = page.getByRole('article');
  await article.getByRole('button', { name: /^Edit the note/ }).click();
  await page.getByRole('textbox', { name: 'The note' }).fill('Rain all day.');
  await page.getByRole('button', { name: 'Undo: Write a note' }).click();
  const kept = page.getByRole('textbox', { name: /^The note, which was deleted meanwhile/ });
  await expect(kept).toHaveValue('Rain all day.');
  await article.getByRole('button', { name: 'Save the note' }).click();
  await expect(article.getByRole('blockquote')).toContainText('Rain all day.');
});

test('of a note changed elsewhere meanwhile both are shown, and neither is written over unasked', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  const { act, address } = await entryOf(page, campaign);
  await call(page, 'note.add', { campaign, act, text: 'Rain.' });
  await app.open(page, address);
  const article = page.getByRole('article');
  await article.getByRole('button', { name: /^Edit the note/ }).click();
  const note = page.getByRole('textbox', { name: /^The note$/ });
  await note.fill('Rain all day.');
  await call(page, 'note.change', { campaign, note: 1, text: 'Snow.', was: 'Rain.' });
  await article.getByRole('button', { name: 'Save the note' }).click();
  await expect(article.getByRole('alert')).toContainText('Snow.');
  await expect(note).toHaveValue('Rain all day.');
  const [kept] = (await call(page, 'writing.versions', { campaign, what: 'note', number: 1 })).versions;
  expect(kept?.text).toBe('Snow.');
});

/** Texts that a player writes beside the Chronicle, by keyboard: a note, and the report in their own words. */
import { type App, call, expect, type Page, test as plain } from './support/app.ts';
import { tabToThis } from './support/keyboard.ts';

const test = plain.extend({ data: 'three years' });

const timeline = (page: Page) => page.getByRole('navigation', { name: /^Timeline/ });

const tabTo = (page: Page, name: string | RegExp): Promise<void> =>
  tabToThis(page, page.getByRole('button', { name }).first());

/** The newest Encounter of a campaign that bots have played, open in its Chronicle. */
async function opened(app: App, page: Page): Promise<{ campaign: string; act: number; title: string }> {
  const campaign = app.played();
  await app.open(page);
  const { entries } = await call(page, 'chronicle.page', { campaign, what: 'encounters' });
  const [newest] = entries;
  if (newest === undefined) throw new Error('the bots met nobody in three years');
  await app.open(page, `/c/${campaign}/chronicle?entry=${newest.act}`);
  await expect(page.getByRole('article')).toBeVisible();
  return { campaign, act: newest.act, title: newest.title };
}

test('a note is written, left half-written, found again, changed and deleted', async ({ app, page }) => {
  const { campaign, act } = await opened(app, page);
  await tabTo(page, 'Write a note beside it');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'A note' });
  await expect(field).toBeFocused();
  await page.keyboard.type('We should have left');
  const kept = () => call(page, 'draft.get', { campaign, form: `chronicle/note/${act}` });
  await expect.poll(async () => (await kept()).body ?? '').toContain('We should have left');
  const address = page.url();
  await app.restart();
  await app.open(page, new URL(address).hash.slice(1));
  const waiting = page.getByText('Something half-written isn’t saved yet.');
  await expect(waiting).toBeVisible();
  await tabTo(page, 'Write a note beside it');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('We should have left');
  await page.keyboard.type(' the pump alone.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const note = page.getByRole('article').getByRole('blockquote');
  await expect(note).toContainText('We should have left the pump alone.');
  await expect(timeline(page)).toContainText('We should have left the pump alone.');
  await expect(waiting).toHaveCount(0);

  await tabTo(page, /^Edit the note/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'The note' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('The pump was loud.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(note).toContainText('The pump was loud.');
  await tabTo(page, /^Delete the note/);
  await page.keyboard.press('Enter');
  await expect(note).toHaveCount(0);
  await expect(timeline(page)).not.toContainText('The pump was loud.');
});

test('a report is edited, saved as text, and written again from the log', async ({ app, page }) => {
  const { campaign, act, title } = await opened(app, page);
  const { report } = await call(page, 'chronicle.entry', { campaign, act });
  const first = report?.text.split('\n\n')[0] ?? '';
  await expect(page.getByRole('article')).toContainText(first);
  await tabTo(page, 'Edit the report');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Report:/ })).toBeFocused();
  // Saved as it was, it is still the log's.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Report:/ })).toHaveCount(0);
  await expect(page.getByText('In your words.')).toHaveCount(0);
  await tabTo(page, 'Edit the report');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Report:/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('We went in, and we came out.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('We went in, and we came out.');
  await expect(page.getByText('In your words.')).toBeVisible();
  await tabTo(page, 'As text');
  await page.keyboard.press('Enter');
  const file = await app.handedOver(page);
  expect(file.name).toBe(`${title}.txt`);
  expect(file.text).toContain('We went in, and we came out.');
  await page.getByRole('button', { name: 'Edit the report' }).focus();
  await tabTo(page, 'Write it again from the log');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText(first);
  await expect(page.getByText('In your words.')).toHaveCount(0);
});

/** The shelf as a browser draws it; what can be done to a campaign as a whole stands in tests/screens. */
import { beginCampaign, expect, test } from './support/app.ts';

test.use({ data: 'own' });

test('an empty shelf says what will stand there, and has a sample to look at', async ({ app, page }) => {
  await app.open(page);
  await expect(page.getByText('Your campaigns will appear here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Look at a sample campaign' }).click();
  await expect(page).toHaveURL(/#\/c\/[0-9a-z]{10}$/);
  await expect(page.getByText('October, O+4', { exact: true })).toBeVisible();
});

test('nothing is drawn before the faces are there: no button moves away from under the pointer', async ({
  app,
  page,
}) => {
  const answered = page.waitForResponse('**/call/shelf.list');
  const drawn: boolean[] = [];
  await page.route('**/*.woff2', async (route) => {
    await answered;
    drawn.push(
      await page.evaluate(async () => {
        // Until the page has done all that it can without them.
        await new Promise((idle) => requestIdleCallback(idle));
        return (document.getElementById('root')?.childElementCount ?? 0) > 0;
      }),
    );
    await route.continue();
  });
  await app.load(page, '/');
  await expect(page.getByRole('button', { name: 'Look at a sample campaign' })).toBeVisible();
  await page.unroute('**/*.woff2');
  expect(drawn.slice(0, 3)).toEqual([false, false, false]);
});

test('a campaign is opened from anywhere in its line', async ({ app, page }) => {
  const id = await beginCampaign(page);
  await app.open(page);
  const row = page.getByRole('row', { name: /Merrow Ford/ });
  await expect(row).toContainText('January, O+2');
  await expect(row).toContainText('Pris Hallam');
  await expect(row.getByRole('cell').nth(2)).toContainText('4 living');
  // The link lies over the whole line: its date is as good a place as its name.
  const date = await row.getByRole('cell').nth(1).boundingBox();
  if (date === null) throw new Error('the date is not on the screen');
  await page.mouse.click(date.x + 10, date.y + 10);
  await expect(page).toHaveURL(new RegExp(`#/c/${id}$`));
});

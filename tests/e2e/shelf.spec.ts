/** The shelf: empty, filled, and what can be done to a campaign as a whole. */
import { beginCampaign, call, expect, test } from './support/app.ts';

test.use({ data: 'own' });

test('an empty shelf says what will stand there, and has a sample to look at', async ({ app, page }) => {
  await app.open(page);
  await expect(page.getByText('Your campaigns will stand here')).toBeVisible();
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

test('rename, copy, delete, undo, delete and bring back', async ({ app, page }) => {
  await beginCampaign(page);
  await app.open(page);
  const what = (name: string) => page.getByRole('button', { name: `What to do with ${name}`, exact: true });

  await what('Merrow Ford').click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('  Ashby   Weir 🧟 ');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Ashby Weir 🧟', exact: true })).toBeVisible();

  await what('Ashby Weir 🧟').click();
  await page.getByRole('menuitem', { name: 'Copy…' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the copy' })).toHaveValue('Ashby Weir 🧟, copy');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(3);

  await what('Ashby Weir 🧟').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted Ashby Weir 🧟.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(3);

  await what('Ashby Weir 🧟, copy').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByText('Deleted', { exact: true }).click();
  await page.getByRole('button', { name: 'Bring back Ashby Weir 🧟, copy' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('the last campaign deleted leaves the empty shelf, and the way back', async ({ app, page }) => {
  await beginCampaign(page);
  await app.open(page);
  await page.getByRole('button', { name: 'What to do with Merrow Ford' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Your campaigns will stand here')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Merrow Ford' })).toBeVisible();
});

test('a party left half-way is found again', async ({ app, page }) => {
  const made = await call(page, 'campaign.create', {
    name: 'Half-way',
    seed: 'HALF',
    division: 'seasons',
    startYear: 3,
    star: { name: 'Ro', attribute: 'agile', weapons: [] },
  });
  await app.open(page);
  await expect(page.getByRole('row', { name: /Half-way/ })).toContainText('Still recruiting');
  await app.open(page, `/c/${made.id}`);
  await page.getByRole('link', { name: 'Finish recruiting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recruit the party');
  await expect(page.getByText('Three Grunts still to come')).toBeVisible();
});

/** The Resolve tier: bots fight on, turn by turn, and all of it is undone in one go; Play opens again as it was played last. */
import { raidOnTheTable } from '../e2e/support/fight.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';

test('bots fight on until they are stopped, undone in one go, and the tier is kept', async ({
  app,
  page,
}) => {
  const campaign = await raidOnTheTable(page);
  await app.open(page, `/c/${campaign}/encounter/play`);
  const log = page.getByRole('list', { name: 'Acts of this Encounter, newest first' });
  const acts = (await log.getByRole('listitem').allTextContents()).length;
  const presses = async (name: string | RegExp) => await page.getByRole('button', { name }).press('Enter');
  await presses(/^Resolve: let bots fight it on/);
  const came = page.getByRole('region', { name: 'Resolve' }).getByRole('status');
  await presses('Resolve the turn');
  await expect(came).toHaveText('One act. Turn 1 is under way.');
  // The turns may be done before the button is found.
  const goOn = app.hold('encounter.resolve');
  await presses('Resolve the fight');
  await presses('Stop after this turn');
  goOn();
  await expect(came).toHaveText(/ acts\. Turn [2-9] is under way\.$/);
  await presses('Undo all of it');
  await expect(page.getByRole('heading', { level: 1, name: 'Turn 1' })).toBeVisible();
  await expect(log.getByRole('listitem')).toHaveCount(acts + 1);
  await expect(came).toHaveCount(0);
  await app.restart();
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(page.getByRole('button', { name: /^Resolve: / })).toHaveAttribute('aria-pressed', 'true');
});

/** Bots have fought one turn, and wait for the answer to the second. */
async function inTheSecondTurn(app: App, page: Page, meanwhile: (campaign: string) => Promise<void>) {
  const campaign = await raidOnTheTable(page);
  await app.open(page, `/c/${campaign}/encounter/play?how=resolve`);
  const first = app.hold('encounter.resolve');
  await page.getByRole('button', { name: 'Resolve the fight' }).press('Enter');
  const second = app.hold('encounter.resolve');
  first();
  const came = page.getByRole('region', { name: 'Resolve' }).getByRole('status');
  await expect(came).toHaveText('One act so far, turn 1.');
  await meanwhile(campaign);
  second();
  return came;
}

test('what is done in another window between two turns ends the resolving, and is never undone with it', async ({
  app,
  page,
}) => {
  const came = await inTheSecondTurn(app, page, async (campaign) => {
    const { revision } = await call(page, 'log.head', { campaign });
    await call(page, 'campaign.rename', { campaign, revision, name: 'Elsewhere' });
  });
  await expect(came).toContainText('One act. Turn 1 is under way. Something else was done in the campaign');
  await expect(page.getByRole('button', { name: 'Undo all of it' })).toHaveCount(0);
});

test('a turn that comes to nothing is said, with what stands', async ({ app, page }) => {
  const came = await inTheSecondTurn(app, page, async () => {
    app.fail('encounter.resolve');
  });
  await expect(came).toHaveText(
    'One act. Turn 1 is under way. The next turn brought nothing; these still stand.',
  );
  await expect(page.getByText('The file is in use.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo all of it' })).toBeVisible();
});

test('bots ask before they give up what was taken back', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  const before = await call(page, 'log.head', { campaign });
  let { revision } = before;
  for (let at = 1; at <= 6; at += 1)
    ({ revision } = await call(page, 'campaign.rename', { campaign, revision, name: `Name ${at}` }));
  const { acts } = await call(page, 'campaign.log', { campaign, state: 'done' });
  const backTo = acts[6]?.act ?? 0;
  await call(page, 'campaign.undo', { campaign, revision, backTo });
  await app.open(page, `/c/${campaign}/encounter/play?how=resolve`);
  await page.getByRole('button', { name: 'Resolve the turn' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Acts are given up' })).toContainText(
    'This gives up six acts that were taken back',
  );
  await page.getByRole('button', { name: 'Give them up' }).press('Enter');
  const came = page.getByRole('region', { name: 'Resolve' }).getByRole('status');
  await expect(came).toHaveText('One act. Turn 1 is under way.');
});

test('Resolve pressed in mid-battle leads to what it does', async ({ app, page }) => {
  const campaign = await raidOnTheTable(page);
  await app.open(page, `/c/${campaign}/encounter/play?how=assist`);
  await page.getByRole('button', { name: /^Resolve: let bots fight it on/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Resolve the turn' })).toBeFocused();
});

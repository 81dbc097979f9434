/** The Resolve tier: bots fight on, turn by turn, and all of it is undone in one go; Play opens again as it was played last. */
import { raidOnTheTable } from '../e2e/support/fight.ts';
import { expect, test } from './support/app.ts';

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
  await presses('Resolve the fight');
  await presses('Stop after this turn');
  await expect(came).toHaveText(/ acts\. Turn [2-9] is under way\.$/);
  await presses('Undo all of it');
  await expect(page.getByRole('heading', { level: 1, name: 'Turn 1' })).toBeVisible();
  await expect(log.getByRole('listitem')).toHaveCount(acts + 1);
  await expect(came).toHaveCount(0);
  await app.restart();
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(page.getByRole('button', { name: /^Resolve: / })).toHaveAttribute('aria-pressed', 'true');
});

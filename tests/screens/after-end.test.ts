/** After the end: the last Encounter as it is told, what it changed for each figure with its dice, and the way on. */
import { beforeReport, GLORIA, PRIS, report, TAM, WREN } from '../e2e/support/aftermath.ts';
import { type Answers, act, underWay } from '../e2e/support/encounter.ts';
import { expect, type Page, test } from './support/app.ts';

const RECOVERS: Answers = { 'atz.recovery': { own: [1, 6] } };

async function settleAll(page: Page, campaign: string): Promise<void> {
  for (;;) {
    const { after } = await underWay(page, campaign);
    const due = after.find((one) => one.due.length > 0);
    if (due?.due[0] === undefined) break;
    await act(page, campaign, { do: 'settle', figure: due.figure, step: due.due[0].step });
  }
}

test('what the Encounter was, what it changed, what came of it, and what comes next', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  await report(page, campaign, {
    [PRIS]: { fought: true, zombiesKilled: 4 },
    [GLORIA]: { fought: true },
    [TAM]: { fought: true },
    [WREN]: { ranAway: true },
  });
  await act(page, campaign, { do: 'settle', figure: WREN, step: 'recovery' }, RECOVERS);
  await settleAll(page, campaign);
  await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: false });

  await app.open(page, `/c/${campaign}/encounter/after`);
  await expect(page.getByRole('article')).toContainText('Pris Hallam');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encounter 1');
  const steps = page.getByRole('navigation', { name: 'Steps of the Encounter' });
  await expect(steps.getByText('After')).toHaveAttribute('aria-current', 'step');
  await expect(steps).not.toContainText(/[123]/);
  await expect(page.getByText(/^Raid .+, January, O\+2: ended$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toHaveCount(1);
  const changed = page.getByRole('table', { name: 'What changed' });
  const pris = changed.getByRole('row', { name: /^Pris Hallam/ });
  await expect(pris).toContainText('four zombies');
  await expect(pris).toContainText('+1 1/8');
  const wren = changed.getByRole('row', { name: /^Wren Ostrander/ });
  await expect(wren).toContainText('Recovery');
  await expect(wren).toContainText('yours');
  await wren.getByText('Recovery').click();
  await expect(wren).toContainText('each die of 3 or less passes');
  const next = page.getByRole('region', { name: 'Next: February, O+2' });
  await expect(next).toContainText('What can be played now: a raid');
  await expect(page.getByRole('region', { name: 'What came of it' })).toContainText('Points1');
  await page.getByRole('link', { name: 'Read it in the Chronicle' }).click();
  await expect(page.getByRole('heading', { name: /^Raid (at|on) / }).first()).toBeVisible();
});

test('the way on keeps the focus while the Encounter is told that has just ended, not the one before', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  await report(page, campaign, { [PRIS]: { fought: true } });
  await settleAll(page, campaign);
  await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: false });
  await app.open(page, `/c/${campaign}/encounter/after`);
  await expect(page.getByRole('heading', { name: /^Raid at / })).toBeVisible();

  await page.getByRole('link', { name: 'Plan the next Encounter' }).press('Enter');
  await page.getByLabel('Rural').press('Space');
  await page.getByRole('button', { name: 'Plan the raid' }).press('Enter');
  await page.getByRole('link', { name: 'I have played it: enter what happened' }).press('Enter');
  await page.getByRole('button', { name: 'Report the battle' }).press('Enter');
  await page.getByRole('button', { name: 'It is over' }).press('Enter');
  await page.getByLabel('Yes').press('Space');
  const listed = app.hold('print.accounts');
  const told = app.hold('chronicle.entry');
  await page.getByRole('button', { name: 'End the raid' }).press('Enter');
  const next = page.getByRole('link', { name: 'Plan the next Encounter' });
  await expect(next).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
  listed();
  await expect(next).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(0);
  told();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(next).toBeFocused();
  await expect(page.getByRole('article').getByRole('heading', { name: /rural/ })).toBeVisible();
});

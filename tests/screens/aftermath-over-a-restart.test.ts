/** After the battle: the report by keyboard, and every roll that follows, over a restart of the host. */
import {
  aftermathOf,
  beforeReport,
  GLORIA,
  PRIS,
  report,
  rowOf,
  setRap,
  TAM,
  table,
  undo,
  WREN,
} from '../e2e/support/aftermath.ts';
import { act } from '../e2e/support/encounter.ts';
import { STAR } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';
import { answer, tabTo } from './support/keyboard.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'What happened to each figure' });

test('the report by keyboard: set together, told what can’t be, found again after a restart', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] });
  await act(page, campaign, { do: 'mark', who: GLORIA, condition: 'out-of-the-fight', byZombie: true });
  await act(page, campaign, { do: 'mark', who: GLORIA, condition: 'carried', byZombie: false });
  await aftermathOf(app, page, campaign);
  // Marks of the turns stand there already.
  await expect(page.getByLabel('Gloria Mbeki-Tranter: Was Out of the Fight')).toBeChecked();
  await expect(page.getByLabel('Gloria Mbeki-Tranter: Knocked Down or out')).toBeChecked();

  await tabTo(page, `Tick ${STAR}`);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Tick Tam Whitlock')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Two are set together')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  for (const name of [STAR, 'Tam Whitlock']) {
    await expect(page.getByLabel(`${name}: Fought`)).toBeChecked();
  }
  await expect(page.getByLabel('Wren Ostrander: Fought')).not.toBeChecked();

  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Wren Ostrander: Fought')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByLabel('Wren Ostrander: Zombies killed')).toBeFocused();
  await page.keyboard.type('12');
  await expect(page.getByLabel('Wren Ostrander: Zombies killed')).toHaveValue('12');

  const killed = page.getByLabel('Wren Ostrander: Killed outright');
  const captured = page.getByLabel('Wren Ostrander: Taken captive');
  await killed.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const refusal = grid(page).getByText('A figure can’t be both killed and captured; choose one.');
  await expect(refusal).toBeVisible();
  // Sent like that, it stays where it is, and the focus goes to the row to blame.
  await page.getByRole('button', { name: 'Report the battle' }).press('Enter');
  await expect(page.getByLabel('Tick Wren Ostrander')).toBeFocused();
  await captured.focus();
  await page.keyboard.press('Space');
  await expect(refusal).toHaveCount(0);
  await expect(captured).not.toBeChecked();

  // Kept a moment after the last change.
  await expect
    .poll(async () => (await call(page, 'draft.get', { campaign, form: 'encounter/report' })).body ?? '')
    .toContain('"captured":false');
  await app.restart();
  await aftermathOf(app, page, campaign);
  await expect(page.getByText('As you left it')).toBeVisible();
  await expect(killed).toBeChecked();
  await expect(page.getByLabel('Wren Ostrander: Zombies killed')).toHaveValue('12');
  await page.getByRole('button', { name: 'Report the battle' }).press('Enter');
  await page.getByRole('button', { name: 'It is over' }).press('Enter');
  await expect(table(page)).toBeVisible();
  await expect(rowOf(page, 'Wren')).toContainText('Killed, 12 zombies');
  // The form is gone; the first step has the focus.
  await expect(page.getByRole('button', { name: `Settle: ${STAR}, A point earned` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Roll: Gloria/ })).toBeFocused();

  // Taken back, the form stands there as it was sent.
  await undo(page).click();
  await undo(page).click();
  await expect(killed).toBeChecked();
});

test('all that is due in one go, up to a Star’s choice; restarted half-way', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  await setRap(page, campaign, PRIS, 7);
  await report(page, campaign, {
    [PRIS]: { fought: true, zombiesKilled: 9 },
    [TAM]: { fought: true },
  });
  await aftermathOf(app, page, campaign);
  await expect(page.getByText('Three steps left')).toBeVisible();
  await expect(page.getByText('Three steps are still due.')).toBeVisible();

  await page.getByRole('button', { name: 'Roll all that’s due' }).press('Enter');
  // A Star chooses; the run waits for it.
  await expect(page.getByText('Rep has gone up. Which attribute?')).toBeVisible();
  await app.restart();
  await aftermathOf(app, page, campaign);
  // The point was an act of its own; the question had changed nothing yet.
  await expect(rowOf(page, STAR)).toContainText('A point earned');
  await expect(page.getByText('Two steps left')).toBeVisible();
  // The question is asked again.
  await page.getByRole('button', { name: /Crack shot/i }).press('Enter');
  await expect(rowOf(page, STAR)).toContainText('Rep 6, Crack shot');
  await page.getByRole('button', { name: /^Settle: Tam .*A point earned$/ }).press('Enter');
  await expect(page.getByText('All settled')).toBeVisible();
  await expect(rowOf(page, 'Tam')).toContainText('1 now');
});

test('a correction, a change of several and dice typed half-way are there again after a restart', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  const down = { outOfTheFight: true, mauled: true, by: 'zombies' };
  await report(page, campaign, { [GLORIA]: down, [TAM]: down, [WREN]: { sanity: 'collapsed' } });
  await aftermathOf(app, page, campaign);

  await page.getByRole('button', { name: 'Correct the report on Tam Whitlock' }).press('Enter');
  const correction = page.getByRole('form', { name: 'Correct the report on Tam Whitlock' });
  await correction.getByLabel('Tam Whitlock: Ran away').press('Space');
  await correction.getByLabel('Why').fill('He ran');
  await page.getByRole('button', { name: 'Change RAP or Rep of several by hand' }).press('Enter');
  const several = page.getByRole('form', { name: 'Change several by hand' });
  await several.getByLabel('Gloria Mbeki-Tranter').press('Space');
  await page.getByLabel('Yes').press('Space');
  const wren = rowOf(page, 'Wren');
  await wren.getByRole('button', { name: /^My own dice: .*Recovery/ }).press('Enter');
  await answer(page, /Recovery/, '12');
  await wren.getByRole('button', { name: /^My own dice: .*Crazy/ }).press('Enter');
  await answer(page, /own Rep/, '14');
  await expect(page.getByRole('group', { name: /shock/i })).toBeVisible();
  for (const [form, said] of [
    ['encounter/correction', 'He ran'],
    ['encounter/several', '"ticked":["f2"]'],
    ['encounter/end', 'true'],
    ['encounter/after-dice', '[1,4]'],
  ] as const) {
    await expect
      .poll(async () => (await call(page, 'draft.get', { campaign, form })).body ?? '')
      .toContain(said);
  }

  await app.restart();
  await aftermathOf(app, page, campaign);
  await expect(correction.getByLabel('Tam Whitlock: Ran away')).toBeChecked();
  await expect(correction.getByLabel('Why')).toHaveValue('He ran');
  await expect(several.getByLabel('Gloria Mbeki-Tranter')).toBeChecked();
  await expect(page.getByLabel('Yes')).toBeChecked();
  // The question that waited, after the dice before it.
  await answer(page, /shock/i, '11');
  await expect(wren).toContainText('comes back with less Rep');
  await expect(page.getByRole('group', { name: /shock/i })).toHaveCount(0);
  await correction.getByLabel('Why').press('Enter');
  await expect(correction).toHaveCount(0);
  await expect(rowOf(page, 'Tam')).toContainText('ran away');
  await several.getByRole('button', { name: 'Cancel' }).press('Enter');
  await several.getByRole('button', { name: 'Throw it away' }).press('Enter');
  await expect(several).toHaveCount(0);
});

/** After the battle: the report by keyboard, and every roll that follows, over a restart. */
import type { Page } from '@playwright/test';
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
} from './support/aftermath.ts';
import { call, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { act } from './support/encounter.ts';
import { tabTo } from './support/keyboard.ts';
import { STAR } from './support/party.ts';

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
  // What the turns have marked stands there already.
  await expect(page.getByLabel('Gloria Mbeki-Tranter: Was out of the fight')).toBeChecked();
  await expect(page.getByLabel('Gloria Mbeki-Tranter: Knocked down or out')).toBeChecked();

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
  const refusal = grid(page).getByText('Nobody is killed and captured at once.');
  await expect(refusal).toBeVisible();
  await axe(page);
  // Sent like that, it stays where it is, and the focus goes to the row to blame.
  await page.getByRole('button', { name: 'Report the battle' }).press('Enter');
  await expect(page.getByLabel('Tick Wren Ostrander')).toBeFocused();
  await captured.focus();
  await page.keyboard.press('Space');
  await expect(refusal).toHaveCount(0);
  await expect(captured).not.toBeChecked();

  // Kept a moment after the last change.
  await expect
    .poll(async () => (await call(page, 'draft.get', { campaign, form: 'encounter/report' })).body)
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
  await axe(page);

  await page.getByRole('button', { name: 'Roll all that’s due' }).press('Enter');
  // A Star chooses; the run waits for it.
  await expect(page.getByText('Rep has gone up. Which attribute?')).toBeVisible();
  await app.restart();
  await aftermathOf(app, page, campaign);
  // The point was an act of its own; the question had changed nothing yet.
  await expect(rowOf(page, STAR)).toContainText('A point earned');
  await expect(page.getByText('Two steps left')).toBeVisible();
  // It is asked again.
  await page.getByRole('button', { name: /Crack shot/i }).press('Enter');
  await expect(rowOf(page, STAR)).toContainText('Rep 6, Crack shot');
  await page.getByRole('button', { name: /^Settle: Tam .*A point earned$/ }).press('Enter');
  await expect(page.getByText('All settled')).toBeVisible();
  await expect(rowOf(page, 'Tam')).toContainText('1 now');
});

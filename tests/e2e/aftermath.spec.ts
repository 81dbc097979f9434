/** After the battle: the report, every roll that follows, the loot, and the end of the Encounter. */
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
  WREN,
} from './support/aftermath.ts';
import { call, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { act, underWay } from './support/encounter.ts';
import { tabTo } from './support/keyboard.ts';
import { STAR } from './support/party.ts';

/** Zombies at most are in there. */
const NO_PEOPLE = {
  'atz.activity.zombies': { own: [1, 1] },
  'atz.activity.survivors': { own: [6, 6] },
};

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
  await page.getByRole('button', { name: 'Roll all that’s due' }).press('Enter');
  await page.getByRole('button', { name: /Crack shot/i }).press('Enter');
  await expect(rowOf(page, STAR)).toContainText('Rep 6, Crack shot');
  await expect(page.getByText('All settled')).toBeVisible();
  await expect(rowOf(page, 'Tam')).toContainText('1 now');
});

test('the loot and the end, with somebody captured; taken back and done again', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  const { places } = await underWay(page, campaign);
  const [place] = places.filter(({ items }) =>
    items.some(({ item, target }) => item === 'weapons' && (target ?? 0) > 1),
  );
  const spot = place?.spot ?? '';
  await act(page, campaign, { do: 'enter', spot, floor: 0, figures: [GLORIA] }, NO_PEOPLE);
  for (const item of ['weapons', 'surplus-ammo'] as const) {
    await act(page, campaign, { do: 'search', spot, figure: GLORIA, item }, { 'atz.search': { own: [1] } });
  }
  await report(page, campaign, { [WREN]: { captured: true, broughtOff: false, by: 'people' } });
  await aftermathOf(app, page, campaign);
  await expect(page.getByText('Wren Ostrander, held in the outskirts')).toBeVisible();
  const loot = page.getByRole('table', { name: 'Loot' });
  await page.getByLabel('Tick all things').press('Space');
  await page.getByLabel('Who gets it').selectOption({ label: 'Tam Whitlock' });
  await page.getByRole('button', { name: 'Carries it' }).press('Enter');
  await expect(loot.getByRole('cell', { name: 'Tam Whitlock' })).toHaveCount(2);
  await loot.getByRole('checkbox').nth(1).press('Space');
  await page.getByRole('button', { name: 'Takes it up' }).press('Enter');
  await expect(loot.getByRole('row')).toHaveCount(2);

  const end = page.getByRole('button', { name: 'End the raid' });
  await expect(end).toBeDisabled();
  await page.getByLabel('Yes').press('Space');
  await expect(
    page.getByText('Next, in February, O+2: an escape as captive in the outskirts.'),
  ).toBeVisible();
  await end.press('Enter');
  await expect(page.getByText('What can be played now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo: End the raid' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan the next Encounter' })).toBeFocused();

  await undo(page).click();
  await expect(rowOf(page, 'Wren')).toContainText('held captive');
  await expect(page.getByLabel('Yes')).toBeChecked();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByText('What can be played now')).toBeVisible();
  await axe(page);
});

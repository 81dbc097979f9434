/** Ctrl+Z where the player’s own dice are asked for. */
import { act, raid, ZOMBIES_STAY } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';

test('an empty field for own dice leaves undo to the campaign; one with a die in it keeps it', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2'] });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  await call(page, 'settings.set', { dice: 'own' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  const die = (which: number) => page.getByLabel(`Die ${which} of 2, 1 to 6`);
  const redo = page.getByRole('button', { name: /^Redo: / });

  await page.keyboard.press('n');
  await expect(die(1)).toBeFocused();
  await page.keyboard.type('5');
  await expect(die(2)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(die(1)).toHaveValue('5');
  await expect(redo).toHaveCount(0);

  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(die(1)).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(redo).toBeVisible();
  await expect(die(1)).toHaveCount(0);
});

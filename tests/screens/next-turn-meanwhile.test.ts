/** The next turn has asked whether it is meant, and things change under its question: by another window, or by undo. */
import { act, type Deed, underWay } from '../e2e/support/encounter.ts';
import { fightInStore } from '../e2e/support/fight.ts';
import { type App, expect, type Page, test } from './support/app.ts';
import { openPlay } from './support/play-table.ts';

const asked = (page: Page) => page.getByRole('region', { name: /^Begin turn/ });

/** Pris has yet to fire, and it asks. */
async function askedOf(app: App, page: Page): Promise<string> {
  await app.open(page);
  const { campaign } = await fightInStore(page);
  await openPlay(app, page, campaign);
  await page.keyboard.press('n');
  await expect(asked(page)).toContainText('Pris Hallam fires');
  return campaign;
}

test('another window has begun the turn: the question goes, and doesn’t ask of the one after', async ({
  app,
  page,
}) => {
  const campaign = await askedOf(app, page);
  const begins: Deed = { do: 'begin-turn', sides: ['Party', 'Zombies', 'c1'] };
  await act(page, campaign, begins, { 'atz.activation': { own: [1, 6, 5] } });
  app.lookAgain();
  await expect(page.getByRole('button', { name: /^Undo: Turn 1/ })).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  expect((await underWay(page, campaign)).turn?.number).toBe(1);
});

test('another window has knocked her down, and nothing is due any more: it says so', async ({
  app,
  page,
}) => {
  const campaign = await askedOf(app, page);
  await act(page, campaign, { do: 'mark', who: 'f1', condition: 'knocked-down', byZombie: false });
  app.lookAgain();
  await expect(asked(page)).toContainText('Nothing is due any more.');
  await expect(page.getByRole('list', { name: 'What is still due' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(asked(page)).toHaveCount(0);
  expect((await underWay(page, campaign)).turn?.number).toBe(1);
});

test('undo has taken back how people were dealt with: they roll for no activation', async ({ app, page }) => {
  const campaign = await askedOf(app, page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(asked(page)).toContainText('Deal with');
  await page.keyboard.press('Enter');
  await expect(asked(page)).toHaveCount(0);
  const { turn } = await underWay(page, campaign);
  expect(turn?.dice.map(({ side }) => side).sort()).toEqual(['Party', 'Zombies']);
});

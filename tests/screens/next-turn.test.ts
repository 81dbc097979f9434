/** The next turn asks first where it leaves undone what is due, and keys typed faster than answers come to the same. */
import { describe } from 'vitest';
import { act, raid, underWay, ZOMBIES_STAY } from '../e2e/support/encounter.ts';
import { fightInStore } from '../e2e/support/fight.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { openPlay } from './support/play-table.ts';

const asked = (page: Page) => page.getByRole('region', { name: 'Begin turn 1?' });
const turn = async (page: Page, campaign: string) => (await underWay(page, campaign)).turn?.number;

/** Pris has yet to fire, and nothing else is due. */
async function fight(app: App, page: Page): Promise<string> {
  await app.open(page);
  const { campaign } = await fightInStore(page);
  await openPlay(app, page, campaign);
  return campaign;
}

test('it says who has to do what yet, and begins by Enter', async ({ app, page }) => {
  const campaign = await fight(app, page);
  await page.keyboard.press('n');
  await expect(asked(page)).toContainText('Pris Hallam fires');
  await expect(page.getByRole('button', { name: 'Go through them first' })).toBeVisible();
  expect(await turn(page, campaign)).toBeUndefined();
  await page.keyboard.press('Enter');
  await expect(asked(page)).toHaveCount(0);
  expect(await turn(page, campaign)).toBe(1);
});

test('what is due may be gone through first', async ({ app, page }) => {
  const campaign = await fight(app, page);
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Go through them first' }).press('Enter');
  await expect(asked(page)).toHaveCount(0);
  expect(await turn(page, campaign)).toBeUndefined();
});

test('by own dice it asks for them once it is meant', async ({ app, page }) => {
  const campaign = await fight(app, page);
  await call(page, 'settings.set', { dice: 'own' });
  await openPlay(app, page, campaign);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Die 1 of 3/ })).toBeFocused();
  await page.keyboard.type('514');
  await expect(page.getByRole('button', { name: /^Undo: Turn 1/ })).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
  expect(await turn(page, campaign)).toBe(1);
});

test('what the rules begin no turn before stands in the same question, with its key, and it offers no turn', async ({
  app,
  page,
}) => {
  const campaign = await fight(app, page);
  const next = page.getByRole('region', { name: /^Begin turn/ });
  await act(
    page,
    campaign,
    { do: 'begin-turn', sides: ['Party', 'Zombies', 'c1'] },
    {
      'atz.activation': { own: [1, 6, 5] },
    },
  );
  const { fighters } = await underWay(page, campaign);
  const weapon = fighters[0]?.weapons[0]?.id ?? '';
  const aims = [{ target: 'c1/1', shots: 3 }];
  await act(
    page,
    campaign,
    { do: 'fire-at', who: 'f1', weapon, aims, from: null },
    {
      'atz.shoot': { own: [1, 1, 1] },
    },
  );
  await openPlay(app, page, campaign);
  await page.keyboard.press('n');
  const bars = next.getByRole('list', { name: 'What no turn begins before' });
  await expect(bars.getByText('A', { exact: true })).toBeVisible();
  await expect(next.getByRole('list', { name: 'What is still due' })).toContainText('Received Fire');
  await expect(next.getByRole('button', { name: 'Begin the turn anyway' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(next).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await turn(page, campaign)).toBe(1);
});

test('where nothing else is due, what the rules begin no turn before is said with its key, and nothing is refused', async ({
  app,
  page,
}) => {
  await app.open(page);
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2'] });
  const next = page.getByRole('region', { name: /^Begin turn/ });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  await act(page, campaign, { do: 'fire', who: 'f1', weapon: null, shots: 2, ones: 0, from: null });
  await openPlay(app, page, campaign);
  await page.keyboard.press('n');
  const bars = next.getByRole('list', { name: 'What no turn begins before' });
  await expect(bars.getByText('A', { exact: true })).toBeVisible();
  await expect(next.getByRole('list', { name: 'What is still due' })).toHaveCount(0);
  await expect(next.getByRole('button', { name: 'Begin the turn anyway' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(next).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await turn(page, campaign)).toBe(1);
});

test('by own dice each field says whose die it is', async ({ app, page }) => {
  const campaign = await fight(app, page);
  await call(page, 'settings.set', { dice: 'own' });
  await openPlay(app, page, campaign);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Die 1 of 3, 1 to 6: Party' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Die 2 of 3, 1 to 6: Zombies' })).toBeVisible();
  const [leader] = (await underWay(page, campaign)).groups[0]?.members ?? [];
  await expect(page.getByRole('textbox', { name: `Die 3 of 3, 1 to 6: ${leader?.name}` })).toBeVisible();
  await page.keyboard.type('514');
  const came = page.getByRole('region', { name: 'What came of it' });
  await expect(came.locator('[data-look="dead"]')).toHaveCount(1);
  await expect(came.locator('[data-look="others"]')).toHaveCount(1);
  await expect(came.locator('[data-look="party"]')).toHaveCount(1);
});

describe('typed before any answer', () => {
  test('it asks, and Enter begins it', async ({ app, page }) => {
    const campaign = await fight(app, page);
    await app.beforeAnswers(async () => {
      await page.keyboard.type('z');
      await page.keyboard.type('n');
      await page.keyboard.press('Enter');
    });
    await expect(page.getByRole('button', { name: /^Undo: Turn 1/ })).toBeVisible();
    await expect(asked(page)).toHaveCount(0);
    expect(await turn(page, campaign)).toBe(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('what was pressed after it is not done, since its question stands there', async ({ app, page }) => {
    const campaign = await fight(app, page);
    await app.beforeAnswers(() => page.keyboard.type('znz'));
    await expect(asked(page)).toBeVisible();
    expect(await turn(page, campaign)).toBeUndefined();
    const { fighters } = await underWay(page, campaign);
    expect(fighters.map(({ zombiesKilled }) => zombiesKilled).filter((killed) => killed > 0)).toEqual([1]);
  });

  test('it doesn’t ask where what was due is done by then', async ({ app, page }) => {
    await app.open(page);
    const { campaign } = await fightInStore(page);
    const { fighters } = await underWay(page, campaign);
    const weapon = fighters[0]?.weapons[0]?.id ?? '';
    const shots = {
      do: 'fire-at',
      who: 'f1',
      weapon,
      aims: [{ target: 'c1/1', shots: 3 }],
      from: null,
    } as const;
    await act(page, campaign, shots, { 'atz.shoot': { own: [1, 1, 1] } });
    await openPlay(app, page, campaign);
    // Received Fire, which lets her go on without firing, the noise, the turn.
    await app.beforeAnswers(() => page.keyboard.type('v2an'));
    await expect(page.getByRole('button', { name: /^Undo: Turn 1/ })).toBeVisible();
    await expect(asked(page)).toHaveCount(0);
    expect(await turn(page, campaign)).toBe(1);
  });
});

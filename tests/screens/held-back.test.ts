/** Limits of activation, said before an act is tried: who stays and why, on its line and in each form. */
import { type Answers, act, raid, underWay } from '../e2e/support/encounter.ts';
import { campaignOf, STAR } from '../e2e/support/party.ts';
import { type App, expect, type Page, test } from './support/app.ts';
import { bar, figures, nameOf } from './support/play-table.ts';

const WREN = 'Wren Ostrander';

const lineOf = (page: Page, name: string) =>
  figures(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

const newest = (page: Page) =>
  page.getByRole('region', { name: 'What came of it' }).getByRole('heading').first();

const dice = (...own: number[]): Answers => ({ 'atz.activation': { own } });

/** The party, Rep 5, 4, 4 and 3, on a table in a turn of these dice. */
async function inTurn(app: App, page: Page, ...own: number[]): Promise<string> {
  const campaign = await turnOf(page, ...own);
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
  return campaign;
}

async function turnOf(page: Page, ...own: number[]): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, dice(...own));
  return campaign;
}

test('a figure below the die of its side says so on its line, in its form and on the bar', async ({
  app,
  page,
}) => {
  await inTurn(app, page, 6, 1);
  await expect(lineOf(page, STAR)).toContainText('stays: Rep below 6');
  await expect(lineOf(page, WREN)).toContainText('stays: Rep below 6');
  await nameOf(page, WREN).focus();
  await expect(bar(page).getByRole('button', { name: 'Fire' })).toHaveAttribute('data-held', 'true');
  await page.keyboard.press('m');
  const move = page.getByRole('region', { name: `${WREN} moves` });
  await expect(move).toContainText('Rep 3 is under the die of 6');
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  const fire = page.getByRole('region', { name: `${WREN} fires at a zombie` });
  await expect(fire).toContainText('Rep 3 is under the die of 6');
  await expect(fire.getByRole('button', { name: /anyway/ })).toBeVisible();
  // The odds are shown before a correction, too.
  await expect(fire).toContainText(/Hit.*Dead.*atz\.shoot|Hit.*Runs dry/);
});

test('who is led goes, and one whose Leader is down stays', async ({ app, page }) => {
  const campaign = await turnOf(page, 4, 1);
  const led = (await underWay(page, campaign)).fighters.find(({ who }) => who === 'f4');
  expect(led).toMatchObject({ active: true, led: STAR, held: null });
  await act(page, campaign, { do: 'mark', who: 'f1', condition: 'out-of-the-fight', byZombie: false });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(lineOf(page, WREN)).toContainText('stays: Rep below 4');
});

test('who goes along on a move says who stays, and all of them are those who may', async ({ app, page }) => {
  const campaign = await turnOf(page, 4, 1);
  // Without the Star nobody leads: Rep 4 goes by itself, and Rep 3 stays.
  await act(page, campaign, { do: 'mark', who: 'f1', condition: 'out-of-the-fight', byZombie: false });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await nameOf(page, 'Tam Whitlock').focus();
  await page.keyboard.press('m');
  const along = page.getByRole('group', { name: 'Who goes along' });
  await page.keyboard.press('a');
  await expect(along.getByRole('checkbox', { name: 'Gloria Mbeki-Tranter, Rep 4' })).toBeChecked();
  const wren = along.getByRole('checkbox', { name: `${WREN}, Rep 3, stays: Rep below 4` });
  await expect(wren).not.toBeChecked();
});

test('nobody below the die enters a building unsaid; with a reason it does, which stands in the log', async ({
  app,
  page,
}) => {
  const campaign = await inTurn(app, page, 6, 1);
  await page
    .getByRole('button', { name: /^Enter \d+/ })
    .first()
    .click();
  const ticks = page.getByRole('group', { name: 'Who goes in' });
  // A stands for all that the turn lets go: nobody.
  await page.keyboard.press('a');
  await expect(ticks.getByRole('checkbox', { name: new RegExp(`^${WREN}`) })).not.toBeChecked();
  await ticks.getByRole('checkbox', { name: `${WREN}, Rep 3, stays: Rep below 6` }).click();
  await expect(ticks).toContainText(`${WREN}: Rep 3 is under the die of 6`);
  await page.keyboard.press('Enter');
  const why = page.getByLabel('Why it is done anyway');
  await expect(why).toBeFocused();
  expect((await underWay(page, campaign)).visits).toHaveLength(0);
  await page.keyboard.type('Ran in from a fire');
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText('enters');
  expect((await underWay(page, campaign)).visits).toHaveLength(1);
});

test('nobody below the die searches unsaid; with a reason it does', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f4'], with: 'retail-store' });
  const { places } = await underWay(page, campaign);
  const spot = places.find(({ building }) => building === 'retail-store')?.spot ?? '';
  const enter = { do: 'enter', spot, floor: 0, figures: ['f4'] } as const;
  await act(page, campaign, enter, {
    'atz.activity.zombies': { own: [6, 6] },
    'atz.activity.survivors': { own: [6, 6] },
  });
  await act(page, campaign, { do: 'mark', who: 'f1', condition: 'out-of-the-fight', byZombie: false });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, dice(6, 1));
  await app.open(page, `/c/${campaign}/encounter/play`);
  await page.getByRole('button', { name: /^Search \d+/ }).click();
  const ticks = page.getByRole('group', { name: 'Who searches for all that’s left' });
  await ticks.getByRole('checkbox', { name: `${WREN}, stays: Rep below 6` }).click();
  await page.getByRole('button', { name: 'Search all that’s left' }).click();
  await expect(page.getByLabel('Why it is done anyway')).toBeFocused();
  await page.keyboard.type('Was in there before');
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText(/searches and finds/);
});

test('doubles are told once for each side, and nothing is cut off', async ({ app, page }) => {
  await inTurn(app, page, 3, 3);
  const turn = page.getByRole('region', { name: 'The turn' });
  await expect(turn).toContainText('doubles: reload, change weapons, get up');
  await expect(turn).toContainText('doubles: stay; may get up');
  await expect(lineOf(page, STAR)).toContainText('stays: doubles');
});

test('a figure that has fired is told so on the bar and in the form, and the palette has no shot for it', async ({
  app,
  page,
}) => {
  const campaign = await turnOf(page, 5, 1);
  const { fighters, zombies } = await underWay(page, campaign);
  await act(page, campaign, {
    do: 'fire-at',
    who: 'f4',
    weapon: fighters.find(({ who }) => who === 'f4')?.weapons[0]?.id ?? '',
    aims: [{ target: null, zombies: zombies[0]?.id, shots: 1, far: false }],
    from: null,
  });
  await app.open(page, `/c/${campaign}/encounter/play`);
  const palette = page.getByRole('dialog', { name: 'Find or do' });
  const offered = async (who: string) => {
    await nameOf(page, who).focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.getByLabel('Find or do')).toBeFocused();
    await page.keyboard.type('fire at');
    return palette.getByRole('button', { name: /^Fire at: / });
  };
  await expect(await offered(STAR)).toContainText(STAR);
  await page.keyboard.press('Escape');
  await expect(await offered(WREN)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await nameOf(page, WREN).focus();
  await expect(bar(page).getByRole('button', { name: 'Fire' })).toHaveAttribute('data-held', 'true');
  await expect(bar(page).getByRole('button', { name: 'Move' })).not.toHaveAttribute('data-held');
  await page.keyboard.press('f');
  await expect(page.getByRole('region', { name: `${WREN} fires at a zombie` })).toContainText(
    'This figure has fired in this activation',
  );
});

test('a range that is typed says that a zombie is far off', async ({ app, page }) => {
  await inTurn(app, page, 1, 5);
  await nameOf(page, STAR).focus();
  await page.keyboard.press('f');
  const far = page.getByRole('checkbox', { name: /^Over 6″ off, or turned away/ });
  // The app has placed them farther off than that, until the player says how far it is.
  await expect(far).toBeChecked();
  await page.keyboard.press('i');
  await page.keyboard.type('9');
  await expect(far).toBeChecked();
  await expect(far).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('6');
  await expect(far).not.toBeChecked();
});

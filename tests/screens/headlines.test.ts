/** Headlines: what nobody may miss is said before it is pressed, and stands first and alone afterwards. */
import { act, raid, underWay } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { due, openPlay } from './support/play-table.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

/** Gloria lies before two zombies, whose turn it is. */
async function gloriaIsDown(app: App, page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'zombies-set', group: null, count: 2, doing: 'melee', whom: 'f2' });
  await act(page, campaign, { do: 'mark', who: 'f2', condition: 'out-of-the-fight', byZombie: true });
  await act(
    page,
    campaign,
    { do: 'begin-turn', sides: ['Party', 'Zombies'] },
    { 'atz.activation': { own: [1, 3] } },
  );
  await call(page, 'settings.set', { dice: 'app' });
  await openPlay(app, page, campaign);
  return campaign;
}

test('a death is said on the line and the button that bring it, and has a headline of its own', async ({
  app,
  page,
}) => {
  await gloriaIsDown(app, page);
  const line = due(page)
    .getByRole('listitem')
    .filter({ hasText: `they feast on ${GLORIA}, who dies` });
  const button = line.getByRole('button', { name: new RegExp(`^Move.*${GLORIA} dies`) });
  await expect(button).toHaveAttribute('data-deadly', 'true');
  await button.click();
  const news = page.getByRole('alert').getByRole('region', { name: `${GLORIA} is eaten` });
  await expect(news).toContainText('Killed, turn 1');
  await expect(news).toContainText('one Encounter with the party');
  // Above all else in its column, and in the sight of whoever goes on by keyboard.
  await expect(
    page.getByRole('complementary', { name: 'What to do' }).getByRole('heading').first(),
  ).toHaveText(`${GLORIA} is eaten`);
  await expect(news.getByRole('button', { name: /^Go on/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(news).toHaveCount(0);
});

test('a headline leads to the log, and takes back what it tells of', async ({ app, page }) => {
  const campaign = await gloriaIsDown(app, page);
  await due(page)
    .getByRole('button', { name: new RegExp(`^Move.*${GLORIA} dies`) })
    .click();
  const news = page.getByRole('region', { name: `${GLORIA} is eaten` });
  await news.getByRole('button', { name: 'Log' }).click();
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
  await news.getByRole('button', { name: /^Undo the last step/ }).click();
  await expect(news).toHaveCount(0);
  const { fighters } = await underWay(page, campaign);
  expect(fighters.find(({ who }) => who === 'f2')?.condition).toBe('out-of-the-fight');
});

test('a Hero has a headline in pen, which says what it was rolled on', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2'] });
  await openPlay(app, page, campaign);
  const { revision } = await call(page, 'encounter.get', { campaign });
  const done = await call(page, 'encounter.act', {
    campaign,
    revision,
    act: { do: 'check', figure: 'f2', what: { check: 'received-fire' } },
    dice: [{ own: [1, 1] }],
    odds: [],
  });
  expect(done).toMatchObject({
    headlines: [
      {
        kind: 'hero',
        title: `${GLORIA} is a Hero`,
        text: 'Two 1s on Received Fire. From now on no check can fail.',
      },
    ],
  });
});

test('on the board two rings stand round whoever it is about', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'urban', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'board', up: true });
  const { pieces } = await call(page, 'encounter.pieces', { campaign });
  const at = pieces.find(({ piece }) => piece === 'f2')?.spot ?? { x: 0, y: 0 };
  // A zombie in contact with her, who is down.
  const spot = { x: at.x, y: at.y + 10 };
  await act(page, campaign, { do: 'place', piece: 'z1', spot, facing: 16, level: null });
  await act(page, campaign, { do: 'zombies-set', group: 'z1', count: 1, doing: 'melee', whom: 'f2' });
  await act(page, campaign, { do: 'mark', who: 'f2', condition: 'out-of-the-fight', byZombie: true });
  await act(
    page,
    campaign,
    { do: 'begin-turn', sides: ['Party', 'Zombies'] },
    { 'atz.activation': { own: [1, 3] } },
  );
  await call(page, 'settings.set', { dice: 'app' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  const rings = page.locator('[data-piece="f2"] [data-kind="death"] circle');
  await expect(page.locator('[data-piece="f2"]')).toBeVisible();
  await expect(rings).toHaveCount(0);
  await due(page)
    .getByRole('button', { name: new RegExp(`^Move.*${GLORIA} dies`) })
    .first()
    .click();
  await expect(page.getByRole('region', { name: `${GLORIA} is eaten` })).toBeVisible();
  await expect(rings).toHaveCount(2);
});

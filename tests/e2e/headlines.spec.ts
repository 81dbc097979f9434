/** Headlines as they stand on the screen: what nobody may miss is the first thing in sight, alone, and has the focus. */
import type { Locator, Page } from '@playwright/test';
import { aftermathOf, beforeReport, GLORIA, PRIS, report, TAM } from './support/aftermath.ts';
import { type App, call, expect, test } from './support/app.ts';
import { act, raid } from './support/encounter.ts';
import { answer, press } from './support/keyboard.ts';
import { campaignOf, STAR } from './support/party.ts';

const NAME = 'Gloria Mbeki-Tranter';

/** Parts of the screen that stand above a headline in its column, by their words, and other headlines. */
async function overAndBeside(headline: Locator): Promise<readonly string[]> {
  return await headline.evaluate((news) => {
    const { top, left, right } = news.getBoundingClientRect();
    const column = news.closest('aside') ?? news.closest('main') ?? document.body;
    const over = [...column.querySelectorAll('section, form, table, ul, ol, dl')].filter((part) => {
      const box = part.getBoundingClientRect();
      const isFrame = part.closest('header, nav') !== null;
      return !isFrame && box.height > 0 && box.bottom <= top && box.right > left && box.left < right;
    });
    const others = [...document.querySelectorAll('section[data-kind]')].filter((one) => one !== news);
    return [...over, ...others].map((part) => part.textContent ?? '');
  });
}

/** The first and only thing in its column, whole in a small window, with the focus on the way on. */
async function firstAndAlone(page: Page, title: string): Promise<Locator> {
  const headline = page.getByRole('region', { name: title, exact: true });
  await expect(headline.getByRole('heading', { name: title })).toBeVisible();
  await expect(headline.getByRole('button', { name: /^Go on/ })).toBeFocused();
  for (const height of [800, 700]) {
    await page.setViewportSize({ width: height === 800 ? 1280 : 1024, height });
    await expect(headline).toBeInViewport({ ratio: 1 });
    expect(await overAndBeside(headline), `${height}`).toEqual([]);
  }
  return headline;
}

async function onPlay(page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
  await call(page, 'settings.set', { dice: 'own' });
  return campaign;
}

const opened = async (app: App, page: Page, campaign: string) => {
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(page.getByRole('table', { name: 'Figures of all sides' })).toBeVisible();
};
const marks = async (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Figures of all sides' })
    .getByRole('button', { name, exact: true })
    .focus();

test('a Hero is the first thing in sight on Play, told of the dice, and gone on from by Enter', async ({
  app,
  page,
}) => {
  await opened(app, page, await onPlay(page));
  await marks(page, NAME);
  await page.keyboard.press('c');
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await answer(page, /Received Fire/, '11');
  const headline = await firstAndAlone(page, `${NAME} is a Hero`);
  await expect(headline).toContainText('Two 1s on Received Fire. From now on no check can fail.');
  // Good news is no alarm.
  await expect(page.getByRole('alert').getByRole('region', { name: `${NAME} is a Hero` })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(headline).toHaveCount(0);
});

test('a Star who is captured is the first thing in sight on Play, as the Star', async ({ app, page }) => {
  await opened(app, page, await onPlay(page));
  await marks(page, STAR);
  await page.keyboard.press('s');
  await page.keyboard.press('t');
  // Whoever is taken off the table is asked about once.
  await expect(page.getByRole('button', { name: 'Captured', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const headline = await firstAndAlone(page, `${STAR} is captured`);
  await expect(headline).toContainText('The Star is captured');
  await expect(page.getByRole('alert').getByRole('region', { name: `${STAR} is captured` })).toBeVisible();
});

test('friends who turn after the battle have a headline each, one after the other', async ({ app, page }) => {
  const campaign = await beforeReport(page);
  const bitten = { fought: true, mauled: true };
  await report(page, campaign, { [GLORIA]: bitten, [TAM]: bitten });
  await call(page, 'settings.set', { dice: 'own' });
  await aftermathOf(app, page, campaign);
  await press(page, `Roll: ${NAME}, Does the figure turn?`);
  await answer(page, /bite/, '1');
  const headline = await firstAndAlone(page, `${NAME} turns`);
  await expect(headline).toContainText('After the battle');
  await page.keyboard.press('Enter');
  await expect(headline).toHaveCount(0);
  await press(page, 'Roll: Tam Whitlock, Does the figure turn?');
  await answer(page, /bite/, '1');
  await firstAndAlone(page, 'Tam Whitlock turns');
});

test('the button that kills says whom before it is pressed, and two deaths have a headline each', async ({
  app,
  page,
}) => {
  const campaign = await onPlay(page);
  for (const who of [GLORIA, PRIS]) {
    await act(page, campaign, { do: 'zombies-set', group: null, count: 2, doing: 'melee', whom: who });
    await act(page, campaign, { do: 'mark', who, condition: 'out-of-the-fight', byZombie: true });
  }
  await act(
    page,
    campaign,
    { do: 'begin-turn', sides: ['Party', 'Zombies'] },
    { 'atz.activation': { own: [1, 3] } },
  );
  await call(page, 'settings.set', { dice: 'app' });
  await opened(app, page, campaign);
  const all = page.getByRole('region', { name: 'What is due' }).getByRole('button', { name: /^Move all/ });
  await expect(all.getByText(`${NAME} and ${STAR} die`)).toBeVisible();
  await expect(all).toHaveAttribute('data-deadly', 'true');
  await page.keyboard.press('Shift+H');
  await firstAndAlone(page, `${NAME} is eaten`);
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const star = await firstAndAlone(page, `${STAR} is eaten`);
  await expect(star).toContainText('The Star is killed');
});

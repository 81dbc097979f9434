/** The deck plan where there is less room than it takes at full size: all of her at once, or scrolled to what is asked about. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';

test.use({ data: 'own' });

const plan = (page: Page) => page.getByRole('group', { name: /deck plan of the Znutar/ });

/** How far it reaches to the right of its pane and below it. */
async function beyond(page: Page): Promise<readonly [right: number, below: number]> {
  return await plan(page).evaluate((svg) => {
    const [drawn, pane] = [
      svg.getBoundingClientRect(),
      svg.parentElement?.parentElement?.getBoundingClientRect(),
    ];
    if (pane === undefined) throw new Error('the plan has no pane');
    return [drawn.right - pane.right, drawn.bottom - pane.bottom];
  });
}

for (const outside of [false, true])
  test(`the whole ship fits its pane at 1024 by 700${outside ? ', the space round her too' : ''}, and the key is at hand`, async ({
    app,
    page,
  }) => {
    const { id } = await call(page, 'session.create', {
      ...{ game: 'awful-green-things', name: 'Small desk', seed: 'S', setup: { outside } },
      seats: { crew: { bot: 'careful' }, monsters: { bot: 'careful' } },
    });
    const { revision } = await call(page, 'session.get', { campaign: id });
    await call(page, 'session.answer', { campaign: id, revision, resolve: true, steps: 60 });
    await page.setViewportSize({ width: 1024, height: 700 });
    await app.open(page, `/g/${id}`);
    await expect(plan(page)).toBeVisible();
    expect((await beyond(page))[0]).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^whole ship/ }).click();
    await expect(page.locator('[data-heads=crew]').first()).toBeVisible();
    const [right, below] = await beyond(page);
    expect(right).toBeLessThanOrEqual(0.5);
    expect(below).toBeLessThanOrEqual(0.5);
    await page.getByRole('button', { name: 'key', exact: true }).click();
    const key = page.getByRole('list', { name: 'Key of the plan' });
    await expect(key).toContainText('dice, constitution, moves');
    if (outside)
      for (const unit of ['Jet Suit', 'Cargo Mover', 'Ook Soot', 'reconstructed'])
        await expect(key).toContainText(unit);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^whole ship/ }).press('Enter');
    await expect(page.locator('[data-heads]')).toHaveCount(0);
  });

/** Bots play until few of the crew are left: a thousand games from there take no time. */
async function nearTheEnd(page: Page): Promise<string> {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'Wide desk', seed: 'W1', setup: {} },
    seats: { crew: { bot: 'rash' } },
  });
  for (;;) {
    const { revision, over, state } = await call(page, 'session.get', { campaign: id });
    if (over) throw new Error('the game is over');
    const { crew } = state as { readonly crew: readonly { readonly at: string | null }[] };
    const { length } = crew.filter(({ at }) => at !== null);
    if (length > 0 && length < 4) return id;
    await call(page, 'session.answer', { campaign: id, revision, resolve: true, steps: 1 });
  }
}

test('at 1280 by 800 all of the ship is in sight, also once it has been played on how this ends', async ({
  app,
  page,
}) => {
  test.slow();
  const id = await nearTheEnd(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await app.open(page, `/g/${id}`);
  await expect(plan(page)).toBeVisible();
  const inSight = async () => expect(Math.max(...(await beyond(page)))).toBeLessThanOrEqual(0.5);
  await inSight();
  await page.getByRole('button', { name: /^Play 1,000 games/ }).click();
  await expect(page.getByRole('button', { name: '1,000 more games' })).toBeVisible({ timeout: 120_000 });
  await inSight();
});

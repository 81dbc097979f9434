/** The deck plan where there is less room than it takes at full size: all of her at once, or scrolled to what is asked about. */
import { call, expect, test } from './support/app.ts';
import { beyond, plan } from './support/ship-plan.ts';

test.use({ data: 'own' });

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

test('at 1280 by 800 all of the ship is in sight', async ({ app, page }) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'Wide desk', seed: 'W1', setup: {} },
    seats: { crew: { bot: 'rash' } },
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await app.open(page, `/g/${id}`);
  await expect(plan(page)).toBeVisible();
  expect(Math.max(...(await beyond(page)))).toBeLessThanOrEqual(0.5);
});

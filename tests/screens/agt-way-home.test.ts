/** Boats of The Awful Green Things on their way home, in each of its games; and a voyage with its ship. */
import { BOAT_NAMES } from '../../src/rules/awful-green-things/text/names.ts';
import { call, expect, type Page } from './support/app.ts';
import { look, question, withGames as test } from './support/games.ts';

/** The first option of every question, and the app's dice, until this is asked or the game is over. */
async function answeredTo(page: Page, campaign: string, rule: string): Promise<void> {
  for (;;) {
    const { revision, question: open, over } = await look(page, campaign);
    if (over || open?.rule === rule) return;
    const entries = open?.kind === 'choose' ? [{ own: open.options[0]?.id ?? '' }] : [];
    await call(page, 'session.answer', { campaign, revision, rolls: 'app', entries });
  }
}

test('a boat is guided by the choices on its chart, and how it ended is told', async ({ app, page }) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'agt-crew-survival', name: 'Adrift', seed: 'S', setup: {}, seats: {} },
  });
  await answeredTo(page, id, 'agt.epilogue.1');
  await app.open(page, `/g/${id}`);
  await expect(page.locator('[data-entry="1"]')).toHaveAttribute('data-here', 'true');
  await expect(page.locator('[data-lit]')).toHaveCount(2);
  await page.locator('[data-lit]').filter({ hasText: 'last planet' }).click();
  await expect(page.getByRole('region', { name: 'What has happened' })).toContainText(
    'The Cockboat sets a course for the last planet visited.',
  );
  await answeredTo(page, id, '');
  const { ending } = await look(page, id);
  await app.open(page, `/g/${id}`);
  await expect(page.getByText(ending ?? 'nothing').first()).toBeVisible();
});

test('under the chart stand the crew, the points of the choice that is pointed at, and the years', async ({
  app,
  page,
}) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'agt-crew-survival', name: 'Adrift', seed: 'S', setup: {}, seats: {} },
  });
  await answeredTo(page, id, 'agt.epilogue.1');
  await app.open(page, `/g/${id}`);
  const points = page.getByRole('region', { name: 'Points brought home' });
  await expect(points).toContainText('if you go straight there');
  await question(page)
    .getByRole('button', { name: /To the last planet/ })
    .first()
    .focus();
  await expect(points).toContainText('if you make for the last planet');
  await expect(points.getByRole('listitem').last()).toContainText('%');
  await expect(page.getByRole('region', { name: 'Years' })).toContainText('food enough');
  await expect(page.getByRole('region', { name: /^The Cockboat: crew$/ })).toContainText('aboard');
  await expect(page.locator('[data-key]')).toContainText('way taken');
});

test('a game that the crew leaves in boats shows the way of each, and its points', async ({ app, page }) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'Boats', seed: 'B', setup: {} },
    seats: { monsters: { bot: 'careful' } },
  });
  for (let view = await look(page, id); !view.over; view = await look(page, id))
    await call(page, 'session.answer', {
      ...{ campaign: id, revision: view.revision, resolve: true, rolls: 'app', steps: 20 },
    });
  const { ending, state } = await look(page, id);
  expect(ending).toContain('points for the crew');
  await app.open(page, `/g/${id}`);
  // The weapons and monsters of the ship are of no more use.
  await expect(page.getByRole('region', { name: 'Weapons and monsters' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Years' })).toContainText('to beat');
  const { passages } = state as { readonly passages: readonly { readonly boat: keyof typeof BOAT_NAMES }[] };
  expect(passages.length).toBeGreaterThan(1);
  for (const { boat } of passages) {
    const title = `The ${BOAT_NAMES[boat]}`;
    await page.getByText(title, { exact: true }).first().click();
    await expect(page.getByRole('img', { name: `${title}: the way home` })).toBeVisible();
  }
  await expect(page.getByText(ending ?? 'nothing').first()).toBeVisible();
});

test('between two voyages the run stands there, in one its ship with her foot', async ({ app, page }) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'agt-voyages', name: 'Long haul', seed: 'S', setup: {} },
    seats: { monsters: { bot: 'careful' } },
  });
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('heading', { name: 'None of four voyages' })).toBeVisible();
  await question(page)
    .getByRole('button', { name: /Fill the rest and sail/ })
    .first()
    .click();
  await expect(page.locator('[data-area]')).toHaveCount(45);
  await expect(page.getByRole('region', { name: 'Weapons and monsters' })).toContainText('15 chits left');
  await page.getByText('The voyages', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'None of four voyages' })).toBeVisible();
});

/** The head of a game: as much of the phases as there is room for, and nothing over anything else. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';

test.use({ data: 'own' });

const now = (page: Page) => page.locator('[aria-current=step]');
const phases = (page: Page) => page.getByRole('list', { name: 'Phases of the turn' }).getByRole('listitem');
const shown = async (page: Page) => {
  const boxes = await Promise.all((await phases(page).all()).map((phase) => phase.boundingBox()));
  return boxes.filter((box) => box !== null).length;
};

/** Between one and the next of what stands in the head, from left to right. */
async function gaps(page: Page): Promise<number[]> {
  const parts = [
    page.getByRole('heading', { level: 1 }),
    now(page),
    page.getByRole('radiogroup', { name: 'Show' }),
    page.getByRole('group', { name: 'How to play' }),
    page.getByRole('button', { name: /^Undo: / }),
    page.getByRole('button', { name: 'Everything done' }),
    page.getByRole('button', { name: /^Find or do/ }),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.slice(1).map((box, at) => {
    const before = boxes[at];
    return before === null || before === undefined ? -1 : (box?.x ?? 0) - (before.x + before.width);
  });
}

/** A crew’s turn of The Awful Green Things: six phases, whose names are long. */
async function grabbing(page: Page): Promise<string> {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'First watch', seed: 'S', setup: {} },
    seats: { monsters: { bot: 'careful' } },
  });
  for (;;) {
    const { revision, question } = await call(page, 'session.get', { campaign: id });
    if (question?.rule === 'agt.grab') return id;
    const entries = question?.kind === 'choose' ? [{ own: question.options[0]?.id ?? '' }] : [];
    await call(page, 'session.answer', { campaign: id, revision, rolls: 'app', entries });
  }
}

test('six phases are all named where there is room, else the present one is, and nothing is covered', async ({
  app,
  page,
}) => {
  const id = await grabbing(page);
  const crumb = page.getByText(/^\d+ crew, \d+ Green Things$/).first();
  for (const [width, names] of [
    [1720, 6],
    [1280, 6],
    [1024, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await app.open(page, `/g/${id}`);
    await expect(now(page)).toHaveText('Grab weapons');
    expect(await shown(page)).toBe(names);
    for (const gap of await gaps(page)) expect(gap).toBeGreaterThanOrEqual(0);
    if (width === 1720) await expect(crumb).toBeVisible();
    else await expect(crumb).toBeHidden();
  }
});

test('in a narrow window what undo would do gives way, and the title stays in one line', async ({
  app,
  page,
}) => {
  const id = await grabbing(page);
  const { revision, question } = await call(page, 'session.get', { campaign: id });
  const done =
    question?.kind === 'choose' ? question.options.find((option) => option.id === 'done') : undefined;
  await call(page, 'session.answer', { campaign: id, revision, entries: [{ own: done?.id ?? '' }] });
  await page.setViewportSize({ width: 1024, height: 700 });
  await app.open(page, `/g/${id}`);
  await expect(now(page)).toHaveText('Crew move');
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.height).toBeLessThan(32);
});

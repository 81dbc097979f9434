/** Alien Zombie Tentacle in a browser: a night of four with a survivor dragged to another's help, and a flight of three nights. */
import type { Locator, Page } from '@playwright/test';
import { beginCampaign, call, expect, test } from './support/app.ts';
import { look, question, resolve, toTheEnd, type View } from './support/sessions.ts';

const BOTS = { second: { bot: 'cold' }, third: { bot: 'grudging' }, fourth: { bot: 'rash' } };
const table = (page: Page) => page.getByRole('region', { name: 'Card table' });

const helpIn = ({ question: asked }: View) =>
  asked?.kind === 'choose' && asked.rule === 'azta.help'
    ? asked.options.find(({ id }) => id.startsWith('help>'))
    : undefined;

/** Bots answer for Wren, too, until she may help somebody. */
async function untilHelp(page: Page, id: string): Promise<string> {
  for (let view = await look(page, id); !view.over; view = await look(page, id)) {
    const help = helpIn(view);
    if (help !== undefined) return help.text;
    await resolve(page, id, 1);
  }
  throw new Error('nobody could be helped');
}

/** Texts that an ellipsis cuts short, in these elements and in all that stand in them. */
const cutShort = (of: Locator) =>
  of.evaluateAll((all) =>
    all
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === 'ellipsis')
      .map((one) => one.textContent),
  );

test('a night of four is played on the table: help is dragged to whoever needs it, and the night goes on to its end', async ({
  app,
  page,
}) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'alien-zombie-tentacle', name: 'The long night', seed: 'S', seats: BOTS },
    setup: { players: 4, start: 2, suddenDeath: false, rounds: 20 },
  });
  const help = await untilHelp(page, id);
  const [helper = '', helped = ''] = help.split(' helps the ');
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('Whom do you help?');
  const card = table(page).getByRole('button', { name: new RegExp(`^${helper},`) });
  const target = table(page)
    .getByRole('list', { name: /^Survivors of / })
    .getByRole('listitem')
    .filter({ has: page.locator(`[aria-label*="${helped}, Wits"]`) });
  // Everybody and the hand are there at once, in a low window, too.
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1024, height: 700 },
  ]) {
    await page.setViewportSize(size);
    await expect(target).toBeInViewport({ ratio: 1 });
    await expect(card).toBeInViewport({ ratio: 0.9 });
    expect(await cutShort(table(page).locator('h2'))).toEqual([]);
  }
  await card.dragTo(target);
  await expect(page.getByRole('region', { name: 'What has happened' })).toContainText(
    `Wren sends the ${helper} to help the ${helped}`,
  );

  await toTheEnd(page, id);
  await app.load(page, `/g/${id}`);
  const { ending } = await look(page, id);
  await expect(question(page)).toContainText(ending ?? 'no ending');
  await expect(page.getByRole('region', { name: 'Eliminated' }).getByRole('listitem')).not.toHaveCount(0);
});

test('a flight of three nights hung on a campaign ends with its record, and its Chronicle tells of it', async ({
  app,
  page,
}) => {
  const campaign = await beginCampaign(page, 'The road north');
  const { id } = await call(page, 'session.create', {
    ...{ game: 'azta-flight', name: 'Out of town', seed: 'S', seats: BOTS },
    setup: { players: 4, nights: 3, rounds: 5, start: 2, suddenDeath: false },
  });
  await app.open(page, `/g/${id}`);
  await page.getByRole('combobox', { name: 'Campaign' }).click();
  await page.getByRole('option', { name: 'The road north' }).click();
  await page.getByRole('button', { name: 'Take up as an episode' }).click();
  await expect(page.getByText('An episode of The road north.')).toBeVisible();
  await expect(table(page)).toBeVisible();

  await toTheEnd(page, id);
  await app.load(page, `/g/${id}`);
  await expect(page.getByRole('heading', { name: 'How it ended' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Night 1: \d+ rounds, \d+ lost/ })).toBeVisible();
  const { ending } = await look(page, id);
  await page.getByRole('button', { name: 'Enter the result there' }).click();
  await expect(page.getByText('An episode of The road north, where its result stands.')).toBeVisible();
  await app.open(page, `/c/${campaign}/chronicle`);
  await expect(page.getByText(`Episode: Out of town. ${ending}`).first()).toBeVisible();
});

test('what stands under the board comes with it, not before it to be pushed away', async ({ app, page }) => {
  await beginCampaign(page, 'The road south');
  const { id } = await call(page, 'session.create', {
    ...{ game: 'azta-flight', name: 'Slowly out of town', seed: 'S', seats: BOTS },
    setup: { players: 4, nights: 3, rounds: 5, start: 2, suddenDeath: false },
  });
  // The board comes so late that nothing else can be slower.
  await page.route(/\/assets\/(flight-board|card-table)-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await app.load(page, `/g/${id}`);
  await page.getByRole('region', { name: 'Episode' }).waitFor();
  expect(await table(page).isVisible()).toBe(true);
  await page.unrouteAll({ behavior: 'wait' });
});

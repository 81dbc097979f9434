/** Alien Zombie Tentacle in a browser: a night of four with a survivor dragged to another's help, and a flight of three nights. */
import type { Locator, Page } from '@playwright/test';
import type { Output } from '../../src/contract/contract.ts';
import { beginCampaign, call, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';

type View = Output<'session.get'>;

const BOTS = { second: { bot: 'cold' }, third: { bot: 'grudging' }, fourth: { bot: 'rash' } };
const table = (page: Page) => page.getByRole('region', { name: 'Card table' });
const question = (page: Page) => page.locator('section').filter({ has: page.locator('#question') });
const look = (page: Page, campaign: string) => call(page, 'session.get', { campaign });

async function resolve(page: Page, campaign: string, steps: number) {
  const { revision } = await look(page, campaign);
  await call(page, 'session.answer', { campaign, revision, resolve: true, rolls: 'app', steps });
}

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

async function toTheEnd(page: Page, id: string): Promise<void> {
  while (!(await look(page, id)).over) await resolve(page, id, 500);
}

/** Of these, with all that stands in them, what an ellipsis cuts short. */
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

test('the table and the flight have no faults that axe finds', async ({ app, page }) => {
  const setup = { players: 6, start: 2, suddenDeath: false, rounds: 20 };
  const { id } = await call(page, 'session.create', {
    ...{ game: 'alien-zombie-tentacle', name: 'The long night', seed: 'S', setup },
    seats: { ...BOTS, fifth: { bot: 'cold' }, sixth: { bot: 'rash' } },
  });
  await untilHelp(page, id);
  await app.open(page, `/g/${id}`);
  await expect(table(page)).toBeVisible();
  // A card is called by its name, as it is written on it, and by its figures, of which only the shapes are seen.
  await axe(page, 'Help', ['label-content-name-mismatch']);
  await toTheEnd(page, id);
  await app.load(page, `/g/${id}`);
  await expect(table(page)).toContainText('The night is over.');
  await axe(page, 'the night is over');

  const flight = await call(page, 'session.create', {
    ...{ game: 'azta-flight', name: 'Out of town', seed: 'S', seats: { first: { bot: 'cold' }, ...BOTS } },
    setup: { players: 4, nights: 3, rounds: 5, start: 2, suddenDeath: false },
  });
  await toTheEnd(page, flight.id);
  await app.open(page, `/g/${flight.id}`);
  await expect(page.getByRole('img', { name: /^Night 1: \d+ rounds/ })).toBeVisible();
  await axe(page, 'the flight');
});

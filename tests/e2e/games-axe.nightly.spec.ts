/** The boards of the games as axe reads them: what is drawn on them is told by its name. */
import type { Page } from '@playwright/test';
import { call, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { toTheEnd } from './support/sessions.ts';

test.use({ data: 'own' });

type Begun = Parameters<typeof call<'session.create'>>[2];

/** Played by the first option until this is asked. */
async function askedFor(page: Page, rule: string, begun: Begun): Promise<string> {
  const { id } = await call(page, 'session.create', begun);
  for (;;) {
    const { revision, question } = await call(page, 'session.get', { campaign: id });
    if (question?.rule === rule) return id;
    const entries = question?.kind === 'choose' ? [{ own: question.options[0]?.id ?? '' }] : [];
    await call(page, 'session.answer', { campaign: id, revision, rolls: 'app', entries });
  }
}

test('the deck plan with everybody aboard', async ({ app, page }) => {
  const id = await askedFor(page, 'agt.grab', {
    ...{ game: 'awful-green-things', name: 'First watch', seed: 'S', setup: {} },
    seats: { monsters: { bot: 'careful' } },
  });
  await app.open(page, `/g/${id}`);
  const button = page.locator('[data-area="bridge-1"]').getByRole('button');
  await expect(button).toHaveAccessibleName(/^4 No\. 1 Bridge: .*\. Three choices$/);
  await axe(page, 'ship');
});

test('a boat’s way home', async ({ app, page }) => {
  const id = await askedFor(page, 'agt.epilogue.1', {
    ...{ game: 'agt-crew-survival', name: 'Adrift', seed: 'S', setup: {} },
    seats: {},
  });
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('img', { name: /the way home$/ })).toBeVisible();
  await axe(page, 'way home');
});

test('the card table of Alien Zombie Tentacle Apocalypse', async ({ app, page }) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'alien-zombie-tentacle', name: 'The long night', seed: 'S' },
    setup: { players: 3, start: 2, suddenDeath: false, rounds: 60 },
    seats: { second: { bot: 'cold' }, third: { bot: 'cold' } },
  });
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('region', { name: 'Card table' })).toBeVisible();
  await axe(page, 'card table');
});

const COLD = { bot: 'cold' };

test('a night of six when help is asked for, and once it is over', async ({ app, page }) => {
  const id = await askedFor(page, 'azta.help', {
    ...{ game: 'alien-zombie-tentacle', name: 'The long night', seed: 'S' },
    setup: { players: 6, start: 2, suddenDeath: false, rounds: 20 },
    seats: { second: COLD, third: { bot: 'grudging' }, fourth: { bot: 'rash' }, fifth: COLD, sixth: COLD },
  });
  const table = page.getByRole('region', { name: 'Card table' });
  await app.open(page, `/g/${id}`);
  await expect(table).toBeVisible();
  // A card is called by its name, as it is written on it, and by its figures, of which only the shapes are seen.
  await axe(page, 'Help', ['label-content-name-mismatch']);
  await toTheEnd(page, id);
  await app.load(page, `/g/${id}`);
  await expect(table).toContainText('The night is over.');
  await axe(page, 'the night is over');
});

test('a flight of three nights', async ({ app, page }) => {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'azta-flight', name: 'Out of town', seed: 'S' },
    setup: { players: 4, nights: 3, rounds: 5, start: 2, suddenDeath: false },
    seats: { first: COLD, second: COLD, third: { bot: 'grudging' }, fourth: { bot: 'rash' } },
  });
  await toTheEnd(page, id);
  await app.open(page, `/g/${id}`);
  await expect(page.getByRole('img', { name: /^Night 1: \d+ rounds/ })).toBeVisible();
  await axe(page, 'the flight');
});

/** The ship of the awful green things, played on her plan and printed. */
import { call, expect, type Page } from './support/app.ts';
import { happened, question, withGames as test } from './support/games.ts';

const area = (page: Page, id: string) => page.locator(`[data-area="${id}"]`);
const areaButton = (page: Page, id: string) => area(page, id).getByRole('button');

async function begun(page: Page): Promise<string> {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'First watch', seed: 'S', setup: {} },
    seats: { monsters: { bot: 'careful' } },
  });
  return id;
}

/** The crew at the first of their places, the Captain and the 1st Officer in on the first monster, all by call. */
async function discovered(page: Page): Promise<string> {
  const id = await begun(page);
  for (;;) {
    const { revision, question: open } = await call(page, 'session.get', { campaign: id });
    if (open?.rule === 'agt.discovery') break;
    const own = open?.kind === 'choose' ? (open.options[0]?.id ?? '') : '';
    const entries = open === null ? [] : [{ own }];
    await call(page, 'session.answer', { campaign: id, revision, entries });
  }
  for (const own of ['captain:upper-cross-outer', 'first-officer:upper-cross-outer']) {
    const { revision } = await call(page, 'session.get', { campaign: id });
    await call(page, 'session.answer', { campaign: id, revision, entries: [{ own }] });
  }
  return id;
}

/** Bots play until this side may attack in so many areas, and is asked where. */
async function fightingIn(page: Page, areas: number): Promise<string> {
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'First watch', seed: 'F', setup: {} },
    seats: { crew: { bot: 'rash' } },
  });
  for (;;) {
    const { revision, question: open, over } = await call(page, 'session.get', { campaign: id });
    if (over) throw new Error('the game is over');
    const isMany = open?.kind === 'choose' && open.options.length > areas;
    if (open?.rule === 'agt.attack.where' && isMany) return id;
    await call(page, 'session.answer', { campaign: id, revision, resolve: true, rolls: 'app', steps: 1 });
  }
}

test('the set-up says what each game is, how long it takes, and where its help is', async ({ app, page }) => {
  await app.open(page, '/game');
  const game = page.getByRole('combobox', { name: 'Game' });
  await expect(page.getByText('For two; ten turns, about half an hour.')).toBeVisible();
  await expect(page.getByText('in the game a quick reference under Print')).toBeVisible();
  await game.click();
  await page.getByRole('option', { name: 'Crew Survival', exact: true }).click();
  await expect(page.getByText('For one; a few minutes.')).toBeVisible();
  // It has no sheets to print.
  await expect(page.getByText('a quick reference under Print')).toHaveCount(0);
});

test('the set-up offers the outside of the ship, and says what that does', async ({ app, page }) => {
  await app.open(page, '/game');
  await page.getByRole('combobox', { name: 'Game' }).click();
  await page.getByRole('option', { name: 'The Awful Green Things from Outer Space', exact: true }).click();
  await expect(page.getByText('Crew and Green Things may go out through the airlocks')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Spacewalk');
  await page.getByRole('checkbox', { name: 'Outside the Znutar' }).check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.locator('[data-skin]')).toHaveCount(21);
  await expect(page.locator('[data-airlock]')).toHaveCount(8);
});

test('the crew is placed on the plan, each in one of the areas that are lit', async ({ app, page }) => {
  await app.open(page);
  const id = await begun(page);
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('Canister of Zgwortz');
  await expect(page.locator('[data-lit]')).toHaveCount(2);
  await areaButton(page, 'mess-deck').click();
  await expect(question(page)).toContainText('Can of Rocket Fuel');
  await expect(area(page, 'mess-deck').locator('[data-weapon=zgwortz]')).toContainText('2');
  await areaButton(page, 'fuel-pod-2').click();
  await expect(question(page)).toContainText('Captain Yid: where at the start?');
  await expect(area(page, 'bridge-2')).toHaveAttribute('data-lit', '');
  await areaButton(page, 'bridge-2').click();
  await expect(area(page, 'bridge-2').locator('[data-counter=crew]')).toContainText('Capt. Yid');
  await expect(question(page)).toContainText('1st Officer: where at the start?');

  // By keys: a number and Enter go to an area, Enter chooses it; an arrow goes to the next one.
  await areaButton(page, 'galley').press('7');
  await expect(page.getByRole('status').filter({ hasText: 'Area 7' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(areaButton(page, 'bridge-2')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(areaButton(page, 'crew-quarters-2')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(areaButton(page, 'bridge-2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('Comm Officer: where at the start?');
  await page.keyboard.press('Control+z');
  await expect(question(page)).toContainText('1st Officer: where at the start?');
});

test('a fight is declared with a click on the crewman and one on the monster', async ({ app, page }) => {
  await app.open(page);
  const id = await discovered(page);
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('Where do the crew attack?');
  await page.getByText('My dice').click();
  await areaButton(page, 'upper-cross-outer').click();
  await expect(page.locator('[data-battle=upper-cross-outer]')).toHaveCount(1);
  await page.locator('[data-meant=captain]').click();
  await expect(question(page)).toContainText('Captain Yid attacks: how?');
  // The one monster that is there is the only thing to hit.
  await area(page, 'upper-cross-outer').locator('[data-counter=baby]').click();
  await expect(question(page)).not.toContainText('Captain Yid attacks: how?');
  // Nobody else is left who could attack there.
  await areaButton(page, 'upper-cross-outer').click();
  await expect(question(page)).toContainText('1st Officer attacks: how?');
  await area(page, 'upper-cross-outer').locator('[data-counter=baby]').click();
  await expect(page.getByRole('region', { name: 'Odds' })).toContainText('%');
  // Three dice and two against twelve.
  await page.keyboard.type('33222');
  await expect(happened(page)).toContainText('12');
  await expect(area(page, 'upper-cross-outer').locator('[data-counter=baby]')).toHaveCount(0);
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

test('while one attack is declared, areas where others may follow are tagged', async ({ app, page }) => {
  await app.open(page);
  const id = await fightingIn(page, 2);
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('Where do');
  await expect(page.locator('[data-later]')).toHaveCount(0);
  await page.locator('[data-lit]').first().getByRole('button').click();
  await expect(page.locator('[data-battle]')).toHaveCount(1);
  await expect(page.locator('[data-later]').first()).toContainText(/^then /);
  await expect(
    page
      .locator('[data-area]')
      .filter({ has: page.locator('[data-later]') })
      .first()
      .getByRole('button'),
  ).toHaveAttribute('aria-label', /Then /);
});

test('L shows what is seen from the area that is looked at, and a weapon’s row in the foot its places and bearers', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await discovered(page);
  await app.open(page, `/g/${id}`);
  await areaButton(page, 'damage-control').focus();
  await page.keyboard.press('l');
  // Saucer Bay and Machine Shop behind a hatch, and three sections of the Main Passage.
  await expect(page.locator('[data-seen]')).toHaveCount(5);
  await expect(page.getByRole('status').filter({ hasText: 'in sight from 39 Damage Control' })).toContainText(
    'Five areas',
  );
  await page.getByRole('button', { name: /^in sight/ }).click();
  await expect(page.locator('[data-seen]')).toHaveCount(0);

  const foot = page.getByRole('region', { name: 'Weapons and monsters' });
  await foot.getByRole('button', { name: 'Torch' }).focus();
  await expect(page.locator('[data-place]')).toHaveCount(2);
  await expect(page.locator('[data-place=aft-machine-shop]')).toHaveCount(1);
  await foot.getByRole('button', { name: 'Hypo' }).focus();
  await expect(page.locator('[data-place]')).toHaveCount(1);
});

test('all that is in an area opens with Space, and what may be done there with it', async ({ app, page }) => {
  await app.open(page);
  const id = await discovered(page);
  await app.open(page, `/g/${id}`);
  await expect(question(page)).toContainText('Where do the crew attack?');
  await areaButton(page, 'upper-cross-outer').press(' ');
  const card = page.getByRole('region', { name: /^5 Upper Cross/ });
  await expect(card).toContainText('Captain Yid');
  await expect(card).toContainText('3/27/3');
  await expect(card).toContainText('Baby');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});

test('the foot tells what is known of the weapons, and figures are those of the player’s own copy', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await discovered(page);
  await app.open(page, `/g/${id}`);
  const foot = page.getByRole('region', { name: 'Weapons and monsters' });
  await expect(foot).toContainText('0 tried; 15 chits left');
  await expect(foot.getByRole('row', { name: /^Adult/ })).toContainText('4/16/2');
  const { revision } = await call(page, 'session.get', { campaign: id });
  const figures = [{ table: 'agt.monsters', row: 'baby', field: 'constitution', to: 13 }];
  await call(page, 'session.correct', { campaign: id, revision, figures });
  await app.open(page, `/g/${id}`);
  await expect(foot.getByRole('row', { name: /^Baby/ })).toContainText('2/13/1');
  await expect(area(page, 'upper-cross-outer').locator('[data-counter=baby]')).toContainText('13');
});

test('the ship is printed as she stands and blank, with counters, record and rules', async ({
  app,
  page,
}) => {
  await app.open(page);
  const id = await discovered(page);
  await app.open(page, `/g/${id}`);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  const first = page.getByRole('region', { name: /^Page 1 of \d+$/ });
  const sheet = (title: string) =>
    page.getByRole('navigation', { name: 'Sheets' }).getByRole('link', { name: title, exact: true }).click();
  await expect(first).toHaveAttribute('data-format', 'A4-landscape');
  await expect(first.locator('[data-area]')).toHaveCount(45);
  await expect(first.locator('[data-hatch]')).toHaveCount(49);
  await sheet('Blank ship');
  await expect(first.locator('[data-floor]')).toHaveCount(45);
  await expect(first.locator('[data-counter=crew]')).toHaveCount(0);
  await sheet('Counters and chits');
  await expect(page.getByRole('region', { name: 'Pages' }).getByRole('img')).toHaveCount(22 + 71 + 29 + 15);
  await sheet('Record sheet');
  await expect(page.getByRole('table', { name: 'Crew' })).toContainText('Captain Yid');
  await sheet('Quick reference');
  await expect(first).toContainText('Weapon Effect Chits');
});

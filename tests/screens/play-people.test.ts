/** The Assistant with people met: their checks, tasks they oppose, what is found on them, and what waits to be marked. */
import { act, underWay } from '../e2e/support/encounter.ts';
import { type Fight, fightInStore } from '../e2e/support/fight.ts';
import { campaignOf, STAR } from '../e2e/support/party.ts';
import { holding, keptField, raided } from '../e2e/support/raided.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { answer, press, tabTo } from './support/keyboard.ts';
import { figures, lineOf, nameOf, newest } from './support/play-table.ts';

/** Dice are the player’s own from here on. */
async function fight(app: App, page: Page): Promise<Fight> {
  const fought = await fightInStore(page);
  await call(page, 'settings.set', { dice: 'own' });
  await open(app, page, fought.campaign);
  return fought;
}

async function open(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
}

test('an enemy who Ducked Back: What Now is proposed, and a turn brings the party up again', async ({
  app,
  page,
}) => {
  const { campaign, names } = await fight(app, page);
  const [enemy] = names;
  for (const who of ['c1/0', 'f1'] as const) {
    await act(page, campaign, { do: 'mark', who, condition: 'ducked-back', byZombie: false });
  }
  await open(app, page, campaign);
  await press(page, /^Turn 1, my dice/);
  await answer(page, /die/, '421');
  const up = page.getByRole('button', { name: `Mark ${STAR}: up` });
  await expect(up).toBeFocused();
  await page.keyboard.press('y');
  await expect(lineOf(page, STAR).getByText('Up', { exact: true })).toBeVisible();

  await press(page, new RegExp(`^Open: ${enemy} Ducked Back: What Now`));
  await expect(page.getByRole('button', { name: 'Roll What Now, my dice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await answer(page, /What Now/, '11');
  const rises = page.getByRole('button', { name: `Mark ${enemy}: up` });
  await expect(rises).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lineOf(page, enemy).getByText('Up', { exact: true })).toBeVisible();
});

test('what failing a task costs is there again after Escape, and after the page was read anew', async ({
  app,
  page,
}) => {
  const { campaign } = await fight(app, page);
  const opens = async () => {
    await nameOf(page, STAR).focus();
    await page.keyboard.press('t');
    return page.getByRole('region', { name: `${STAR} tries a task` }).getByLabel('Failing costs');
  };
  await opens();
  await tabTo(page, 'Failing costs');
  await page.keyboard.type('the bridge falls');
  await page.keyboard.press('Escape');
  await expect(await opens()).toHaveValue('the bridge falls');
  await app.open(page, `/c/${campaign}/encounter`);
  await expect(await opens()).toHaveValue('the bridge falls');
});

test('a task that two oppose, with what failing costs said first', async ({ app, page }) => {
  const { campaign, names } = await fight(app, page);
  const [first, second] = names;
  const reps = (await underWay(page, campaign)).fighters.filter(({ group }) => group !== null);
  await nameOf(page, STAR).focus();
  await page.keyboard.press('t');
  const form = page.getByRole('region', { name: `${STAR} tries a task` });
  await expect(form.getByRole('radio', { name: 'Unopposed' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByText('Add those who oppose it')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Roll, my dice' })).toBeDisabled();
  await press(page, 'Add');
  await expect(form.getByLabel(`Advantage against ${first}`)).toBeVisible();
  await page.keyboard.press('Enter');
  const advantage = form.getByLabel(`Advantage against ${second}`);
  await expect(advantage).toBeVisible();
  await tabTo(page, `Advantage against ${second}`);
  await page.keyboard.type('Pris');
  await expect(advantage).toHaveValue('tester');
  await tabTo(page, 'Failing costs');
  await page.keyboard.type('they see her');
  await expect(form.getByText('Success', { exact: true })).toBeVisible();
  await press(page, 'Roll, my dice');
  // Sixes fail against whoever is of a Rep high enough.
  const target = (at: number) => 5 + 5 - (reps[at]?.rep ?? 0) + at;
  await answer(page, /./, '66');
  const caught = names.filter((_, at) => target(at) < 6);
  const not = names.filter((_, at) => target(at) >= 6);
  await expect(newest(page)).toContainText(
    caught.length === 0
      ? 'does it'
      : `fails against ${caught.join(' and ')}${not.length > 0 ? `, not against ${not.join(' and ')}` : ''}`,
  );
});

test('the beaten are searched by one of the party, on the table and once the battle is reported', async ({
  app,
  page,
}) => {
  const { campaign, names } = await fight(app, page);
  const [first, second] = names;
  for (const who of ['c1/0', 'c1/1'] as const)
    await act(page, campaign, { do: 'mark', who, condition: 'dead', byZombie: false });
  await open(app, page, campaign);
  await press(page, /^They are beaten: Once/);
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText('beaten');
  await press(page, new RegExp(`^Open: Search ${first}`));
  const form = page.getByRole('region', { name: 'Search the beaten' });
  await expect(form.getByLabel('Whom')).toBeFocused();
  await expect(form.getByLabel('For', { exact: true })).toHaveValue('weapons');
  await press(page, 'Roll, my dice');
  await answer(page, /what the loser carries/, '6');
  await expect(newest(page)).toHaveText(`${STAR} searches ${first}`);

  const { proposal } = await underWay(page, campaign);
  if (proposal === null) throw new Error('nothing to report');
  await act(page, campaign, { do: 'report', ...proposal, left: keptField(proposal) });
  await app.open(page, `/c/${campaign}/encounter/after`);
  const beaten = page.getByRole('table', { name: 'The beaten' });
  await expect(beaten).toBeVisible();
  // The figure that has begun goes on alone.
  await expect(page.getByLabel(`Who searches ${first}`).getByRole('option')).toHaveText([STAR]);
  await expect(page.getByLabel(`Who searches ${second}`).getByRole('option')).toHaveCount(4);
  await press(page, `Search ${second}`);
  await answer(page, /what the loser carries/, '1');
  await answer(page, /which weapon/, '44');
  await expect(page.getByText(`${STAR} searches ${second}`).first()).toBeVisible();
  await expect(page.getByLabel(`What is looked for on ${second}`)).toHaveValue('surplus-ammo');
});

test('the log is of this Encounter, and goes further back on demand', async ({ app, page }) => {
  const { campaign } = await fight(app, page);
  for (let killed = 0; killed < 40; killed += 1) {
    await act(page, campaign, { do: 'count-kills', who: 'f1', of: 'zombies', by: 1 });
  }
  await open(app, page, campaign);
  const log = page.getByRole('list', { name: 'Acts of this Encounter, newest first' });
  await expect(log.getByRole('listitem')).toHaveCount(40);
  await press(page, 'Earlier');
  await expect(log.getByRole('listitem').filter({ hasText: / enters? retail store / })).toHaveCount(1);
  await expect(log.getByText('Recruit', { exact: false })).toHaveCount(0);
});

/** An escape from the party, which holds two, or a pursuit of it after a raid. */
async function planned(page: Page, kind: 'escape' | 'pursuit', role: 'captor' | 'runner'): Promise<string> {
  const campaign = role === 'captor' ? await campaignOf(page) : await raided(page);
  if (role === 'captor') await holding(page, campaign);
  const goes = ['f1', 'f2'];
  await act(page, campaign, { do: 'plan', kind, role, objective: null, area: 'outskirts', goes });
  return campaign;
}

test('whoever escapes is found out on Play, and takes checks like everybody', async ({ app, page }) => {
  const campaign = await planned(page, 'escape', 'captor');
  await act(
    page,
    campaign,
    { do: 'ready-escape', prison: 'centre' },
    {
      'atz.escape-help': { own: [6, 6] },
      'atz.how-many': { own: [3, 4] },
    },
  );
  await open(app, page, campaign);
  await press(page, /^Roll: Find out who the captives and rescuers are/);
  await expect(figures(page)).toContainText('captives and rescuers, enemies');
  const { fighters } = await underWay(page, campaign);
  const stranger = fighters.find(({ group }) => group !== null)?.name ?? '';
  await nameOf(page, stranger).focus();
  await page.keyboard.press('c');
  await page.keyboard.press('w');
  await expect(page.getByRole('button', { name: 'Roll Wanting to Charge' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText(`${stranger}: `);
  await expect(page.getByRole('status').getByText('Wanting to Charge').first()).toBeVisible();
});

test('a pursuit that is due on Play begins in Set up, and goes on where it is due', async ({ app, page }) => {
  const campaign = await planned(page, 'pursuit', 'runner');
  await call(page, 'settings.set', { dice: 'own' });
  await open(app, page, campaign);
  const steps = page.getByRole('navigation', { name: 'Steps of the Encounter' });
  await expect(steps.getByRole('link', { name: /Play/ })).toHaveAttribute('aria-current', 'step');
  await press(page, /^In Set up: Roll for the lead of the Runners/);
  await expect(steps.getByRole('link', { name: /Set up/ })).toHaveAttribute('aria-current', 'step');
  await press(page, 'Roll for the lead, my dice');
  await answer(page, /lead/i, '11');
  await expect(page.getByText('Two hours ahead.')).toBeVisible();
  await press(page, /^\d?Play$/);
  await press(page, /^Roll: The pursuit goes on/);
  await answer(page, /Runners/, '6');
  await answer(page, /Chasers/, '1');
  await expect(newest(page)).toHaveText(/hours ahead/);
});

/** The Assistant with people met: their checks, tasks they oppose, what is found on them, and what waits to be marked. */
import type { Page } from '@playwright/test';
import { type App, call, expect, test } from './support/app.ts';
import { findings } from './support/axe.ts';
import { act, type Deed, raid, underWay } from './support/encounter.ts';
import { answer, press, tabTo } from './support/keyboard.ts';
import { campaignOf, STAR } from './support/party.ts';

const figures = (page: Page) => page.getByRole('table', { name: 'Figures of all sides' });
const lineOf = (page: Page, name: string) => figures(page).getByRole('row').filter({ hasText: name });
const nameOf = (page: Page, name: string) => figures(page).getByRole('button', { name, exact: true });
const newest = (page: Page) =>
  page.getByRole('list', { name: 'Acts of this Encounter, newest first' }).getByRole('listitem').first();

interface Fight {
  readonly campaign: string;
  /** Who was met, two of them, enemies by now. */
  readonly names: readonly [string, string];
}

/** A store in which two survivors were met and attacked; dice are the player’s own from here on. */
async function fight(app: App, page: Page): Promise<Fight> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'], with: 'retail-store' });
  const { places } = await underWay(page, campaign);
  const spot = places.find(({ building }) => building === 'retail-store')?.spot ?? '';
  const enter: Deed = { do: 'enter', spot, floor: 0, figures: ['f1'] };
  await act(page, campaign, enter, {
    'atz.activity.zombies': { own: [6, 6] },
    'atz.activity.survivors': { own: [1, 1] },
    'atz.survivors-in-building': { own: [1, 6, 6] },
  });
  const { groups } = await underWay(page, campaign);
  // Taken by surprise, so that the party goes first.
  const deal: Deed = { do: 'deal', contact: groups[0]?.id ?? '', figures: ['f1'] };
  await act(page, campaign, deal, {
    'atz.in-sight': { own: [1, 1, 1] },
    'atz.awareness': { own: [6, 6] },
    'atz.encountering-humans': { own: 'attack' },
  });
  await call(page, 'settings.set', { dice: 'own' });
  const [first, second] = groups[0]?.members.map(({ name }) => name) ?? [];
  if (first === undefined || second === undefined) throw new Error('two were to be met');
  await open(app, page, campaign);
  return { campaign, names: [first, second] };
}

async function open(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
}

test('a check of an enemy, and its mark over a reload until it is done with', async ({ app, page }) => {
  const { campaign, names } = await fight(app, page);
  const [enemy] = names;
  const runs = async () => {
    await nameOf(page, enemy).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('region', { name: `${enemy}: which check?` });
    await expect(form.getByRole('group', { name: 'Other acts' })).toBeVisible();
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Roll Received Fire, my dice' })).toBeFocused();
    await expect(form.getByText('Runs away', { exact: true })).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Is a Leader' })).not.toBeChecked();
    expect.soft(await findings(page), 'a check').toEqual([]);
    await page.keyboard.press('Enter');
    await answer(page, /Received Fire/, '66');
  };
  await runs();
  const mark = page.getByRole('button', { name: `Mark ${enemy}: ran away` });
  await expect(mark).toBeFocused();
  await expect(page.getByRole('status').getByText('Runs away').first()).toBeVisible();
  await expect(lineOf(page, enemy).getByText('Up', { exact: true })).toBeVisible();

  await open(app, page, campaign);
  await expect(mark).toBeVisible();
  expect.soft(await findings(page), 'a mark').toEqual([]);
  await page.keyboard.press('Shift+Y');
  await expect(mark).toHaveCount(0);
  const kept = () => call(page, 'draft.get', { campaign, form: 'encounter/play' });
  await expect.poll(async () => (await kept()).body).toContain('"left":["');
  await app.restart();
  await open(app, page, campaign);
  await expect(newest(page)).toHaveText(`${enemy}: runs away`);
  await expect(mark).toHaveCount(0);

  await runs();
  await expect(mark).toBeFocused();
  await page.keyboard.press('y');
  await expect(lineOf(page, enemy).getByText('Ran away')).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('an enemy who ducked back: What Now is proposed, and a turn brings the party up again', async ({
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

  await press(page, new RegExp(`^Open: ${enemy} ducked back: What Now`));
  await expect(page.getByRole('button', { name: 'Roll What Now, my dice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await answer(page, /What Now/, '11');
  const rises = page.getByRole('button', { name: `Mark ${enemy}: up` });
  await expect(rises).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lineOf(page, enemy).getByText('Up', { exact: true })).toBeVisible();
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
  await expect(form.getByText('Add whoever opposes it')).toBeVisible();
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
  expect.soft(await findings(page), 'a task').toEqual([]);
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
  await press(page, /^They are beaten: Once/);
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText('beaten');
  await press(page, new RegExp(`^Open: Search ${first}`));
  const form = page.getByRole('region', { name: 'Search the beaten' });
  await expect(form.getByLabel('Whom')).toBeFocused();
  await expect(form.getByLabel('For', { exact: true })).toHaveValue('weapons');
  await press(page, 'Roll, my dice');
  await answer(page, /what he has on him/, '6');
  await expect(newest(page)).toHaveText(`${STAR} searches ${first}`);

  const { proposal } = await underWay(page, campaign);
  if (proposal === null) throw new Error('nothing to report');
  await act(page, campaign, { do: 'report', ...proposal });
  await app.open(page, `/c/${campaign}/encounter/after`);
  const beaten = page.getByRole('table', { name: 'The beaten' });
  await expect(beaten).toBeVisible();
  expect.soft(await findings(page), 'the beaten').toEqual([]);
  // Whoever has begun goes on alone.
  await expect(page.getByLabel(`Who searches ${first}`).getByRole('option')).toHaveText([STAR]);
  await expect(page.getByLabel(`Who searches ${second}`).getByRole('option')).toHaveCount(4);
  await press(page, `Search ${second}`);
  await answer(page, /what he has on him/, '1');
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
  await expect(log.getByRole('listitem').filter({ hasText: 'Enter retail store' })).toHaveCount(1);
  await expect(log.getByText('Recruit', { exact: false })).toHaveCount(0);
});

/** A raid reported and ended, after which any kind may follow; then this is planned. */
async function planned(page: Page, kind: 'escape' | 'pursuit', role: 'captor' | 'runner'): Promise<string> {
  const campaign = await campaignOf(page);
  const goes = ['f1', 'f2'];
  await raid(page, campaign, { area: 'outskirts', goes });
  const { proposal } = await underWay(page, campaign);
  if (proposal === null) throw new Error('nothing to report');
  await act(page, campaign, { do: 'report', ...proposal });
  for (const { figure, due } of (await underWay(page, campaign)).after) {
    for (const { step } of due) await act(page, campaign, { do: 'settle', figure, step });
  }
  await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: true });
  await act(page, campaign, { do: 'plan', kind, role, objective: null, area: 'outskirts', goes });
  return campaign;
}

test('whoever escapes is found out on Play, and takes checks like everybody', async ({ app, page }) => {
  const campaign = await planned(page, 'escape', 'captor');
  const captives = { count: 2, highestRep: 4 } as const;
  await act(
    page,
    campaign,
    { do: 'ready-escape', prison: 'centre', captives },
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

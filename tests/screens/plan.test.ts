/** Plan: what, where, who goes, and what they take along; by keyboard, with the player’s own dice. */
import { act, underWay } from '../e2e/support/encounter.ts';
import { campaignOf, GRUNTS, member, STAR } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { answer, press, tabTo } from './support/keyboard.ts';
import { section } from './support/parts.ts';

const TAM = 'Tam Whitlock';
const GLORIA = 'Gloria Mbeki-Tranter';

const form = (page: Page) => page.getByRole('form', { name: 'Plan the Encounter' });

const stock = (page: Page) => page.getByRole('table', { name: 'From the stockpile' });
const setUp = (page: Page) => page.getByRole('link', { name: 'Set up the table' });

async function openPlan(app: App, page: Page, campaign: string): Promise<void> {
  await app.open(page, `/c/${campaign}/encounter/plan`);
}

async function add(page: Page, campaign: string, what: object, count = 1): Promise<void> {
  const { revision } = await call(page, 'campaign.get', { campaign });
  const thing = what as Parameters<typeof call<'stockpile.add'>>[2]['what'];
  await call(page, 'stockpile.add', { campaign, revision, what: thing, count, why: 'For the story' });
}

/** A vehicle found today would serve only later. */
async function nextMonth(page: Page, campaign: string): Promise<void> {
  const { revision } = await call(page, 'campaign.get', { campaign });
  const date = { year: 2, period: 1 };
  await call(page, 'campaign.setDate', { campaign, revision, date, why: 'A month on paper' });
}

test('Enter on what was gone to by Tab is for that, though the last die’s answer is still on its way', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await add(page, campaign, { kind: 'vehicle' });
  await nextMonth(page, campaign);
  await act(page, campaign, {
    ...{ do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'urban' },
    goes: ['f1', 'f2'],
  });
  await openPlan(app, page, campaign);
  await press(page, 'My dice: Roll for a vehicle');
  await expect(page.getByLabel('The die, 1 to 6')).toBeFocused();
  const release = app.hold('encounter.act');
  await page.keyboard.type('4');
  await press(page, 'Set up the table');
  release();
  await expect(page.getByRole('button', { name: 'Lay out the table' })).toBeVisible();
});

test('a loot raid with one left at home, a vehicle by own dice, one held over, and what they take', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await add(page, campaign, { kind: 'vehicle' });
  await add(page, campaign, { kind: 'surplus-clip', fitsMachineGun: false }, 2);
  await add(page, campaign, { kind: 'cure' });
  await nextMonth(page, campaign);
  await app.open(page, `/c/${campaign}`);
  await press(page, 'Plan the Encounter');
  await expect(form(page)).toBeVisible();

  await tabTo(page, /^Raid, as raider/);
  await expect(page.getByRole('button', { name: 'Plan the raid' })).toBeDisabled();
  await expect(form(page).getByText('Choose where it takes place.')).toBeVisible();
  await tabTo(page, 'Urban');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Outskirts' })).toBeChecked();
  await tabTo(page, `${TAM} goes`);
  await page.keyboard.press('Space');
  await expect(form(page).getByText('Loot raid in the outskirts: three go, combined Rep 12.')).toBeVisible();
  await press(page, 'Plan the raid');

  // The next step has the focus, and the plan stands in facts.
  await expect(setUp(page)).toBeFocused();
  await expect(section(page, 'The plan')).toContainText('Three, combined Rep 12');
  await expect(section(page, 'Who goes')).not.toContainText(TAM);

  const vehicles = section(page, 'Vehicles');
  // Zombie activity 5 in phase 1: 4 of 6.
  await expect(vehicles.getByRole('definition')).toHaveText(['67 %', '33 %']);
  await tabTo(page, 'Kind of vehicle');
  await page.keyboard.type('Pickup');
  await press(page, 'My dice: Roll for a vehicle');
  await expect(page.getByLabel('The die, 1 to 6')).toBeFocused();
  await page.keyboard.type('4');
  await expect(vehicles).toContainText('one won: pickup truck');
  await expect(page.getByRole('heading', { name: 'A vehicle runs' })).toBeVisible();
  await expect(vehicles.getByText('Every roll has been made.')).toBeVisible();
  await press(page, 'Take it along');
  await expect(vehicles).toContainText('one won, one held over: pickup truck and pickup truck');

  await press(page, 'Give to… Surplus clip');
  await expect(page.getByRole('menuitem', { name: `${STAR}: first machine pistol` })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: `${GLORIA}: assault rifle` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stock(page)).toContainText(`In ${GLORIA}’s assault rifle`);
  await expect(section(page, 'Who goes')).toContainText('Takes: clip for the assault rifle');
  // A figure who stays at home is handed nothing.
  await press(page, 'Give to… Dose of the Cure');
  await expect(page.getByRole('menuitem')).toHaveText([STAR, GLORIA, 'Wren Ostrander']);
  await expect(page.getByRole('menuitem', { name: STAR })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Who goes')).toContainText('Takes: Dose of the Cure');
  await press(page, 'Give to… Dose of the Cure');
  await expect(page.getByRole('menuitem', { name: GLORIA })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Lay it back in the stockpile' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Who goes')).not.toContainText('Dose of the Cure');

  // A plan that dice were rolled for can be dropped no more.
  await expect(page.getByRole('button', { name: 'Drop the plan' })).toHaveCount(0);
  await setUp(page).press('Enter');
  await expect(page).toHaveURL(/encounter\/set-up$/);
});

test('a captive may be fetched by an Escape, or given up: it is explained, and planned with whoever is held', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page, [...GRUNTS, member('Otis Crane', { attributes: ['drunkard'] })]);
  const goes = ['f1', 'f2', 'f3', 'f4', 'f5'];
  const raid = { kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts' } as const;
  await act(page, campaign, { do: 'plan', ...raid, goes });
  await act(page, campaign, { do: 'set-table' });
  const { proposal } = await underWay(page, campaign);
  if (proposal === null) throw new Error('the battle has been reported already');
  const records = proposal.records.map((record) =>
    record.figure === 'f3' ? { ...record, captured: true, broughtOff: false, by: 'people' as const } : record,
  );
  await act(page, campaign, { do: 'report', ...proposal, records });
  await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: false });

  await app.open(page, `/c/${campaign}`);
  await expect(section(page, 'Next')).toContainText(`${TAM} is held captive: plan an Escape`);
  await press(page, 'Plan the Encounter');
  await expect(form(page)).toContainText(`${TAM} is held in the outskirts.`);
  await press(page, `Give ${TAM} up`);
  await expect(form(page)).not.toContainText('is held in');
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.undo', { campaign, revision });
  await app.open(page, `/c/${campaign}/encounter/plan`);
  await expect(page.getByLabel('Escape, as captive')).toBeChecked();
  await expect(page.getByLabel(`${TAM} goes`)).toBeChecked();
  await expect(page.getByLabel(`${TAM} goes`)).toBeDisabled();
  await tabTo(page, 'Everyone goes');
  await page.keyboard.press('Space');
  await expect(form(page).getByText('Escape in the outskirts: one goes, combined Rep 4.')).toBeVisible();
  await page.keyboard.press('Space');
  await press(page, 'Plan the escape');
  await expect(section(page, 'The plan')).toContainText('Five, combined Rep 19');
  const ofCapture = page.getByText(
    'This is the table of the capture, and its dice are those of that Encounter.',
  );
  await app.open(page, `/c/${campaign}/encounter/set-up`);
  await expect(ofCapture).toBeVisible();
  await act(page, campaign, { do: 'set-table' });
  await expect(ofCapture).toBeVisible();
  await app.open(page, `/c/${campaign}/encounter/plan`);

  const drink = section(page, 'Drink');
  await press(page, 'My dice: Roll for drink: Otis Crane');
  await expect(page.getByLabel('The die, 1 to 6')).toBeFocused();
  // Above Rep 3: something is wrong, and a second die says what.
  await page.keyboard.type('6');
  await expect(page.getByRole('button', { name: 'Back one answer' })).toBeVisible();
  await expect(page.getByLabel('The die, 1 to 6')).toBeFocused();
  await page.keyboard.type('1');
  await expect(drink.getByRole('button')).toHaveCount(0);
  await expect(drink).not.toContainText('Sober');
});

test('in the twentieth year it is rolled for who has won, by own dice, and the war stays won', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  const { revision } = await call(page, 'campaign.get', { campaign });
  const date = { year: 20, period: 0 };
  await call(page, 'campaign.setDate', { campaign, revision, date, why: 'Years on paper' });
  await app.open(page, `/c/${campaign}`);
  await expect(section(page, 'Next')).toContainText('roll first for who has won the war');
  await press(page, 'Roll for who has won');
  const war = section(page, 'Zombies or humans');
  await expect(war.getByRole('definition')).toHaveText(['50 %', '50 %']);
  await expect(form(page)).toHaveCount(0);
  await press(page, 'My dice: Roll for who has won');
  await answer(page, /who has won/, '34');
  // A seven wants a die more.
  await answer(page, /./, '4');
  await expect(page.getByRole('heading', { name: 'The survivors have won the war' })).toBeVisible();
  await expect(war).toContainText('zombie activity is 1 everywhere');
  await expect(page.getByLabel('Raid, as raider')).toBeFocused();
  const activity = page.getByRole('table', { name: 'Areas' }).getByRole('row');
  for (const [area, survivors] of [
    ['Urban', '1'],
    ['Outskirts', '2'],
    ['Rural', '3'],
  ] as const) {
    await expect(activity.filter({ hasText: area }).getByRole('cell')).toHaveText([area, '1', survivors]);
  }
  await tabTo(page, 'Urban');
  await page.keyboard.press('Space');
  await press(page, 'Plan the raid');
  await expect(section(page, 'The plan')).toContainText('zombie activity 1 and survivor activity 1');
  await expect(section(page, 'The plan')).toContainText('The survivors have won');
  await app.open(page, `/c/${campaign}`);
  await expect(section(page, 'Next: loot raid, urban')).toContainText('The survivors have won the war');
  // Taken back, it is due again.
  await press(page, /^Undo/);
  await expect(section(page, 'Next')).toContainText('is not planned yet');
  await press(page, /^Undo/);
  await expect(section(page, 'Next')).toContainText('roll first for who has won the war');
});

test('a party still recruiting, and a campaign that is over, are told what to do', async ({ app, page }) => {
  const half = await call(page, 'campaign.create', {
    name: 'Half-way',
    seed: 'E2E-SEED',
    division: 'months',
    startYear: 2,
    star: { name: 'Ro', attribute: 'agile', weapons: ['pistol'] },
  });
  await openPlan(app, page, half.id);
  await expect(page.getByRole('link', { name: 'Finish recruiting' })).toBeVisible();

  const campaign = await campaignOf(page);
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'campaign.lastYear', { campaign, revision, year: 2 });
  const { revision: agreed } = await call(page, 'campaign.get', { campaign });
  const date = { year: 3, period: 0 };
  await call(page, 'campaign.setDate', { campaign, revision: agreed, date, why: 'A year on paper' });
  await openPlan(app, page, campaign);
  await expect(page.getByText('The last year agreed has been played')).toBeVisible();
  await press(page, 'See how it ended');
  await expect(section(page, 'The campaign is over')).toContainText('The last year agreed has been played.');
});

test('a plan is dropped and made anew; the form stands there as it was, also after a restart', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await openPlan(app, page, campaign);
  await page.getByLabel('Raid, as defender').check();
  await page.getByText('Destroy', { exact: true }).click();
  await page.getByRole('radio', { name: 'Rural' }).check();
  await page.getByLabel(`${TAM} goes`).uncheck();
  await expect
    .poll(async () => (await call(page, 'draft.get', { campaign, form: 'encounter/plan' })).body ?? '')
    .toContain('"stays":["f3"]');
  await app.restart();
  await openPlan(app, page, campaign);
  await expect(page.getByText('As you left it')).toBeVisible();
  await expect(page.getByLabel('Raid, as defender')).toBeChecked();
  await expect(page.getByLabel(`${TAM} goes`)).not.toBeChecked();

  await page.getByRole('button', { name: 'Plan the raid' }).press('Enter');
  await expect(section(page, 'The plan')).toContainText('Destroy raid, as defender');
  // Zombie activity 1 in phase 1 leaves no chance.
  await expect(section(page, 'Vehicles')).toContainText('No die brings one here');
  await page.getByRole('button', { name: 'Drop the plan' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Rural' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Everyone goes').press('Space');
  // Nobody is held who could escape.
  await expect(page.getByLabel('Escape, as captor')).toHaveCount(0);
  await expect(page.getByText(/in a rural area: four go, combined Rep 16\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Plan the raid' }).press('Enter');
  await expect(section(page, 'The plan')).toContainText('Destroy raid, as defender');
  await app.open(page, `/c/${campaign}`);
  await expect(page.getByText('Encounter 1, planned')).toBeVisible();
  await press(page, 'Set up the table');
  await expect(page).toHaveURL(/encounter\/set-up$/);

  await app.open(page, `/c/${campaign}`);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Find or do' })).toBeVisible();
  await page.keyboard.type('escape pursuit');
  await expect(page.getByRole('button', { name: 'Encounter', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/encounter\/set-up$/);
});

test('whom the player names leads the Encounter', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/encounter/plan`);
  await tabTo(page, 'Urban');
  await page.keyboard.press('Space');
  const leads = page.getByRole('combobox', { name: 'Who leads' });
  await expect(leads).toHaveValue('f1');
  await leads.selectOption('f2');
  await press(page, 'Plan the raid');
  await expect(page.getByRole('button', { name: 'Drop the plan' })).toBeVisible();
  const { figures } = await call(page, 'campaign.get', { campaign });
  expect(figures.filter(({ leadership }) => leadership === 'overall').map(({ id }) => id)).toEqual(['f2']);
});

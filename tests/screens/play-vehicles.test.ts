/** Vehicles on Play, by keyboard alone and with the player’s own dice. */

import { act, underWay } from '../e2e/support/encounter.ts';
import { campaignOf, GRUNTS, type Member } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { answer } from './support/keyboard.ts';
import { figures, lineOf, nameOf, newest } from './support/play-table.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

/** A raid whose party has a vehicle; dice are the player’s own from here on. */
async function raidByCar(
  app: App,
  page: Page,
  grunts: readonly Member[] = GRUNTS,
  kind?: 'pickup-truck',
): Promise<string> {
  const campaign = await campaignOf(page, grunts);
  const goes = ['f1', 'f2', 'f3', 'f4'];
  const what = { kind: 'raid', role: 'raider', objective: 'loot', area: 'urban', goes } as const;
  await act(page, campaign, { do: 'plan', ...what, goes });
  await act(
    page,
    campaign,
    { do: 'roll-vehicle', ...(kind && { kind }) },
    { 'atz.vehicle-at-start': { own: [1] } },
  );
  await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
  await act(page, campaign, { do: 'place-zombies' });
  await call(page, 'settings.set', { dice: 'own' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(figures(page)).toBeVisible();
  return campaign;
}

test('a vehicle comes to the table as the kind said on Plan', async ({ app, page }) => {
  await raidByCar(app, page, GRUNTS, 'pickup-truck');
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('.');
  await expect(page.getByRole('combobox', { name: 'What it is' })).toHaveValue('pickup-truck');
});

test('a car comes to the table, starts, and goes on in each activation, by keys and own dice', async ({
  app,
  page,
}) => {
  const campaign = await raidByCar(app, page);
  const form = (name: RegExp) => page.getByRole('region', { name });
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('.');
  await expect(form(/takes the wheel/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bring it to the table' })).toBeFocused();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText('takes the wheel of the sedan, three more inside');
  await expect(lineOf(page, GLORIA)).toContainText('in the sedan');
  const vehicles = page.getByRole('region', { name: /^Vehicles/ });
  await expect(vehicles).toContainText(`${GLORIA} and three more`);

  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('.');
  await expect(form(/starts the sedan/)).toContainText('20″ at most');
  await expect(page.getByRole('button', { name: /^Turn the key, my dice/ })).toBeFocused();
  // The odds are even.
  await expect(form(/starts the sedan/)).toContainText('50');
  await page.keyboard.press('Enter');
  await answer(page, /turns the key/, '3');
  await expect(newest(page)).toContainText('in the sedan: starts');

  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: 'Drive 10″' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText('in the sedan: drives');
  await expect(page.getByRole('region', { name: /^Vehicles/ })).toContainText('10″');

  await page.keyboard.press('n');
  await answer(page, /Activation/i, '21');
  const due = page.getByRole('region', { name: 'What is due' });
  await expect(due).toContainText('Sedan goes on, 10″ the last time');
  await page.keyboard.press('Shift+Q');
  await expect(page.getByRole('button', { name: 'Drive 10″' })).toBeFocused();
  await page.keyboard.press('f');
  await page.keyboard.press('f');
  await page.keyboard.press('t');
  await page.keyboard.press('d');
  await expect(page.getByRole('button', { name: /^Drive 12″, my dice/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await answer(page, /under control/, '11');
  await expect(newest(page)).toContainText('slides 2″ out of the turn');
  const { working } = await underWay(page, campaign);
  expect(working).toMatchObject([{ kind: 'sedan', speed: 9, engine: true, left: 1 }]);
});

test('whoever is marked takes the wheel, if he can, or another who is chosen', async ({ app, page }) => {
  const campaign = await raidByCar(app, page);
  const bring = page.getByRole('button', { name: 'Bring one to the table' });
  await nameOf(page, GLORIA).focus();
  await bring.press('Enter');
  const form = page.getByRole('region', { name: /takes the wheel$/ });
  const wheel = form.getByRole('combobox', { name: 'At the wheel' });
  await expect(wheel).toHaveValue('f2');
  await expect(form.getByRole('checkbox', { name: GLORIA })).toHaveCount(0);
  await wheel.selectOption('f3');
  await expect(page.getByRole('region', { name: 'Tam Whitlock takes the wheel' })).toBeVisible();
  await expect(form.getByRole('checkbox', { name: GLORIA })).toHaveCount(1);
  await page.keyboard.press('Escape');
  // The first of them is dead, and the one who is marked as well: neither can.
  for (const who of ['f1', 'f2'])
    await act(page, campaign, { do: 'mark', who, condition: 'dead', byZombie: true });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await nameOf(page, GLORIA).focus();
  await bring.press('Enter');
  await expect(wheel).toHaveValue('f3');
  await form.getByRole('button', { name: 'Bring it to the table' }).press('Enter');
  await expect(newest(page)).toContainText('Tam Whitlock takes the wheel of the sedan');
});

test('a vehicle runs zombies down, and control is rolled for once its driver is disabled', async ({
  app,
  page,
}) => {
  const campaign = await raidByCar(app, page);
  const bring = { do: 'bring-vehicle', kind: 'suv', driver: 'f1', inside: ['f2'], running: true } as const;
  await act(page, campaign, { ...bring, inside: ['f2'] });
  await act(page, campaign, { do: 'zombies-set', group: null, count: 2 });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('.');
  await page.keyboard.press('a');
  await expect(page.getByRole('combobox', { name: 'Runs down' })).toBeVisible();
  await page.getByRole('button', { name: /^Drive 8″, my dice/ }).press('Enter');
  await answer(page, /dead/i, '1');
  await answer(page, /running down/i, '6');
  await expect(newest(page)).toContainText('runs into them: a zombie dead');

  await act(page, campaign, { do: 'mark', who: 'f1', condition: 'out-of-the-fight', byZombie: false });
  await app.open(page, `/c/${campaign}/encounter/play`);
  const due = page.getByRole('region', { name: 'What is due' });
  await expect(due).toContainText('is disabled, is it under control?');
  await page.keyboard.press('Shift+Q');
  const control = page.getByRole('region', { name: 'Is the SUV under control?' });
  const turning = control.getByRole('checkbox', { name: /It was turning/ });
  await turning.click();
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(due).toBeVisible();
  await page.keyboard.press('Shift+Q');
  await expect(turning).toBeChecked();
  await turning.click();
  await control.getByRole('button', { name: /^Roll for control, my dice/ }).press('Enter');
  await answer(page, /under control/, '11');
  await expect(newest(page)).toContainText('control in doubt, goes on');
});

test('what is set for a vehicle is there again after a reload: how it comes, and how it goes on', async ({
  app,
  page,
}) => {
  const campaign = await raidByCar(app, page);
  const opened = async (key: string, name: RegExp) => {
    await app.open(page, `/c/${campaign}/encounter/play`);
    await expect(figures(page)).toBeVisible();
    await nameOf(page, GLORIA).focus();
    await page.keyboard.press(key);
    const form = page.getByRole('region', { name });
    await expect(form).toBeVisible();
    return form;
  };
  const coming = await opened('.', /takes the wheel/);
  await coming.getByRole('combobox', { name: 'What it is' }).selectOption('suv');
  await coming.getByRole('checkbox', { name: /Its engine runs already/ }).click();
  const again = await opened('.', /takes the wheel/);
  await expect(again.getByRole('combobox', { name: 'What it is' })).toHaveValue('suv');
  await expect(again.getByRole('checkbox', { name: /Its engine runs already/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText('takes the wheel of the SUV');
  await expect(lineOf(page, GLORIA)).toContainText('in the SUV');

  const going = await opened('.', /drives the SUV/);
  await page.keyboard.press('s');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(going.getByRole('combobox', { name: 'Runs down' })).toBeVisible();
  const goes = await opened('.', /drives the SUV/);
  await expect(goes.getByRole('textbox', { name: 'Inches' })).toHaveValue('7');
  await expect(goes.getByRole('checkbox', { name: /Off the road/ })).toBeChecked();
  await expect(goes.getByRole('combobox', { name: 'Runs down' })).toBeVisible();
});

test('what is fired at a vehicle is there again after a reload', async ({ app, page }) => {
  const [gunner, ...others] = GRUNTS;
  const campaign = await raidByCar(app, page, [{ ...gunner, weapons: ['light-machine-gun'] }, ...others]);
  const bring = { do: 'bring-vehicle', kind: 'suv', driver: 'f1', inside: ['f3'], running: true } as const;
  await act(page, campaign, { ...bring, inside: ['f3'] });
  const opened = async (key: string, name: RegExp) => {
    await app.open(page, `/c/${campaign}/encounter/play`);
    await expect(figures(page)).toBeVisible();
    await nameOf(page, GLORIA).focus();
    await page.keyboard.press(key);
    const form = page.getByRole('region', { name });
    await expect(form).toBeVisible();
    return form;
  };
  const firing = await opened('.', /fires at the vehicle itself/);
  const shots = firing.getByRole('combobox', { name: 'Shots' });
  const fewest = (await shots.getByRole('option').allTextContents())[0] ?? '';
  await shots.selectOption(fewest.replace(/\D/g, ''));
  await firing.getByRole('checkbox', { name: /solid/i }).click();
  const again = await opened('.', /fires at the vehicle itself/);
  await expect(again.getByRole('combobox', { name: 'Shots' })).toHaveValue(fewest.replace(/\D/g, ''));
  await expect(again.getByRole('checkbox', { name: /solid/i })).toBeChecked();
  await page.keyboard.press('Escape');
});

test('a vehicle is corrected beside its line, with a reason', async ({ app, page }) => {
  const campaign = await raidByCar(app, page);
  const bring = { do: 'bring-vehicle', kind: 'suv', driver: 'f1', inside: ['f2'], running: true } as const;
  await act(page, campaign, { ...bring, inside: ['f2'] });
  await app.open(page, `/c/${campaign}/encounter/play`);
  const section = page.getByRole('region', { name: /^Vehicles/ });
  const form = page.getByRole('region', { name: 'Correct the SUV' });
  const opens = () => section.getByRole('button', { name: 'Correct the SUV' }).press('Enter');
  const how = form.getByRole('combobox', { name: 'How it is' });
  const save = form.getByRole('button', { name: 'Save' });
  await opens();
  await expect(how).toBeFocused();
  await expect(how).toHaveValue('engine-on');
  await how.selectOption('engine-off');
  await expect(form.getByRole('textbox', { name: 'Inches it went' })).toHaveCount(0);
  await how.selectOption('stopped');
  await form.getByRole('textbox', { name: 'Inches it went' }).fill('9');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await form.getByLabel('Why').fill('Its tyre was shot out');

  await app.open(page, `/c/${campaign}/encounter/play`);
  await opens();
  await expect(form.getByText('Kept from last time, not saved yet.')).toBeVisible();
  await form.getByLabel('Why').press('Enter');
  await expect(newest(page)).toContainText('Corrected: the SUV (Its tyre was shot out)');
  await expect(form).toHaveCount(0);
  await expect(section).toContainText('rolls on 9″, stopped for good');
  const { working } = await underWay(page, campaign);
  expect(working).toMatchObject([{ kind: 'suv', speed: 9, engine: false, wreck: 'stopped' }]);

  await opens();
  await expect(how).toHaveValue('stopped');
  await expect(form.getByLabel('Why')).toHaveValue('');
  await how.selectOption('engine-on');
  await form.getByRole('textbox', { name: 'Inches it went' }).fill('0');
  await form.getByLabel('Why').fill('It was the other car');
  await save.press('Enter');
  await expect(section).toContainText('stands, its engine runs');
});

test('who drives is named first, nobody takes the wheel from him on the way, and no more are run down than there are', async ({
  app,
  page,
}) => {
  const campaign = await raidByCar(app, page);
  await act(page, campaign, { do: 'mark', who: 'f1', condition: 'ducked-back', byZombie: false });
  const bring = { do: 'bring-vehicle', kind: 'suv', driver: 'f3', inside: ['f1'], running: true } as const;
  await act(page, campaign, { ...bring, inside: ['f1'] });
  const [first, second] = (await underWay(page, campaign)).zombies.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('two groups were to be placed');
  await act(page, campaign, { do: 'zombies-set', group: first, count: 2 });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(page.getByRole('region', { name: /^Vehicles/ })).toContainText('Tam Whitlock and one more');
  await nameOf(page, 'Tam Whitlock').focus();
  await page.keyboard.press('.');
  const form = page.getByRole('region', { name: /drives the SUV/ });
  await expect(form.getByRole('combobox', { name: 'At the wheel' })).toHaveCount(1);
  for (let one = 0; one < 3; one += 1) await page.keyboard.press('a');
  const over = form.getByRole('combobox', { name: 'Runs down' });
  await expect(over).toHaveCount(3);
  await expect(over.nth(0)).toHaveValue(first);
  await expect(over.nth(1)).toHaveValue(first);
  await expect(over.nth(2)).toHaveValue(second);
  for (let one = 0; one < 3; one += 1) await page.keyboard.press('Shift+A');
  await form.getByRole('button', { name: 'Drive 8″' }).press('Enter');
  await expect(newest(page)).toContainText('in the SUV: drives');
  await nameOf(page, 'Tam Whitlock').focus();
  await page.keyboard.press('.');
  await expect(form.getByRole('button', { name: 'Drive 8″' })).toBeFocused();
  await expect(form.getByRole('combobox', { name: 'At the wheel' })).toHaveCount(0);
});

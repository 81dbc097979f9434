/** Forms on Play that begin with what was just said (who goes in, whom a charge is at, the pace of a Psycho), and say what can’t be done. */
import { act, raid, underWay, ZOMBIES_STAY } from '../e2e/support/encounter.ts';
import { campaignOf, member } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';
import { bar, due, nameOf, openPlay } from './support/play-table.ts';

const PARTY = [
  member('Gloria Mbeki-Tranter', { rep: 4, attributes: ['psycho'], weapons: ['assault-rifle'] }),
  member('Wren Ostrander', { rep: 4, weapons: ['pistol'] }),
  member('Tam Whitlock', { rep: 4, weapons: ['pistol'] }),
];
const [GLORIA, WREN] = ['Gloria Mbeki-Tranter', 'Wren Ostrander'] as const;

test('whoever is marked is ticked to go in, and a Psycho rushes or charges the group that was chosen', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page, PARTY);
  await raid(page, campaign, { area: 'rural', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'zombies-set', group: null, count: 2 });
  await act(page, campaign, { do: 'zombies-set', group: null, count: 1 });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  await call(page, 'settings.set', { dice: 'app' });
  await openPlay(app, page, campaign);
  await nameOf(page, WREN).click();
  await page
    .getByRole('button', { name: /^Enter \d+/ })
    .first()
    .click();
  const ticks = page.getByRole('group', { name: 'Who goes in' });
  await expect(ticks.getByRole('checkbox', { name: new RegExp(`^${WREN}`) })).toBeChecked();
  await expect(ticks.getByRole('checkbox', { name: new RegExp(`^${GLORIA}`) })).not.toBeChecked();
  await page.keyboard.press('Escape');

  // What has to be done opens as the rules ask for it.
  await due(page)
    .getByRole('button', { name: new RegExp(`${GLORIA} has to rush`) })
    .click();
  const moves = page.getByRole('region', { name: new RegExp(`^${GLORIA} moves|${GLORIA}.*16″`) });
  await expect(page.getByRole('radio', { name: /^Fast/ })).toBeChecked();
  await expect(moves).toBeVisible();
  await page.getByRole('button', { name: /Wanting to Charge/ }).click();
  await page.keyboard.press('Escape');

  const chosen = (await underWay(page, campaign)).zombies.at(-1)?.id ?? '';
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('g');
  const fights = page.getByRole('region', { name: new RegExp(`^${GLORIA} fights`) });
  await fights.getByRole('combobox', { name: 'Against' }).selectOption(chosen);
  await fights.getByRole('button', { name: /^Not in contact yet/ }).click();
  await expect(page.getByRole('combobox', { name: 'Charges' })).toHaveValue(chosen);
  await call(page, 'settings.set', { dice: 'own' });
  await act(
    page,
    campaign,
    { do: 'check', figure: 'f2', what: { check: 'wanting-to-charge' }, zombies: chosen },
    { 'atz.wanting-to-charge': { own: [3, 3, 2] } },
  );
  await openPlay(app, page, campaign);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('g');
  // The zombie it has reached stands by itself.
  const reached = (await underWay(page, campaign)).zombies.find(({ whom }) => whom === 'f2');
  expect(reached?.id).toBeDefined();
  await expect(fights.getByRole('combobox', { name: 'Against' })).toHaveValue(reached?.id ?? '');
  await expect(due(page)).not.toContainText('has to rush');
});

test('fields are labelled in sight, a key that comes to nothing says why, and who lies there can be finished off', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page, PARTY);
  await raid(page, campaign, { area: 'rural', goes: ['f1', 'f3'] });
  const [group] = (await underWay(page, campaign)).zombies;
  await openPlay(app, page, campaign);
  await nameOf(page, WREN).click();
  await page.keyboard.press('r');
  await expect(page.getByText('Nothing to reload: each weapon is loaded')).toBeVisible();
  await page.keyboard.press('m');
  const form = page.getByRole('region', { name: new RegExp(`^${WREN}`) });
  for (const label of ['Over', 'Where it ends', 'How far']) await expect(form).toContainText(label);
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: /Finish off/ })).toHaveCount(0);
  const down = { do: 'zombies-set', group: group?.id ?? '', count: group?.count ?? 1, down: true } as const;
  await act(page, campaign, down);
  await openPlay(app, page, campaign);
  await nameOf(page, WREN).click();
  await bar(page)
    .getByRole('button', { name: /Finish off/ })
    .click();
  await expect(
    page.getByRole('region', { name: new RegExp(`${WREN} stands over|over a zombie|finish`, 'i') }),
  ).toBeVisible();
});

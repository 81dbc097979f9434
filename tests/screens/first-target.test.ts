/** Targets on which a form of Play turns before the player says anything: those who are there, before what stands elsewhere. */
import { act, underWay } from '../e2e/support/encounter.ts';
import { fightInStore, raidOnTheTable } from '../e2e/support/fight.ts';
import { STAR } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';
import { nameOf, openPlay } from './support/play-table.ts';

test('fire and melee are at those in the same building, not at zombies outside', async ({ app, page }) => {
  const { campaign, names } = await fightInStore(page);
  await call(page, 'settings.set', { dice: 'own' });
  await openPlay(app, page, campaign);
  const form = (title: string) => page.getByRole('region', { name: title });

  await nameOf(page, STAR).focus();
  await page.keyboard.press('f');
  await expect(form(`${STAR} fires at ${names[0]}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await expect(form(`${STAR} fights ${names[0]}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await nameOf(page, names[1]).focus();
  await page.keyboard.press('f');
  await expect(form(`${names[1]} fires at ${STAR}`)).toBeVisible();
  await page.keyboard.press('Escape');
  // Outside there are only zombies that anybody could mean.
  await nameOf(page, 'Gloria Mbeki-Tranter').focus();
  await page.keyboard.press('f');
  await expect(form('Gloria Mbeki-Tranter fires at a zombie')).toBeVisible();
});

test('whom somebody stands over is in the same building, not a zombie that lies outside', async ({
  app,
  page,
}) => {
  const { campaign, names } = await fightInStore(page);
  const { zombies, fighters } = await underWay(page, campaign);
  const gloria = fighters.find(({ who }) => who === 'f2');
  const [outside] = zombies;
  await act(
    page,
    campaign,
    {
      do: 'fire-at',
      who: 'f2',
      weapon: gloria?.weapons[0]?.id ?? '',
      aims: [{ target: null, zombies: outside?.id ?? '', shots: 1, far: false }],
      from: null,
    },
    { 'atz.shoot': { own: [6] }, 'atz.obviously-dead': { own: [6] } },
  );
  expect((await underWay(page, campaign)).zombies.some(({ down }) => down)).toBe(true);
  const enemy = fighters.find(({ name }) => name === names[0]);
  await act(page, campaign, {
    do: 'mark',
    who: enemy?.who ?? '',
    condition: 'knocked-down',
    byZombie: false,
  });
  await openPlay(app, page, campaign);
  await nameOf(page, STAR).focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: `${STAR} stands over ${names[0]}` })).toBeVisible();
});

test('whoever still stands comes before one who was fired at and is Out of the Fight', async ({
  app,
  page,
}) => {
  const { campaign, names } = await fightInStore(page);
  const { fighters } = await underWay(page, campaign);
  const who = (name: string) => fighters.find((one) => one.name === name);
  const star = who(STAR);
  await act(
    page,
    campaign,
    {
      do: 'fire-at',
      who: star?.who ?? '',
      weapon: star?.weapons[0]?.id ?? '',
      aims: [{ target: who(names[0])?.who ?? '', shots: 3 }],
      from: null,
    },
    { 'atz.shoot': { own: [2, 2, 2] } },
  );
  const downed = { do: 'mark', condition: 'out-of-the-fight', byZombie: false } as const;
  await act(page, campaign, { ...downed, who: who(names[0])?.who ?? '' });
  await openPlay(app, page, campaign);
  await nameOf(page, STAR).focus();
  await page.keyboard.press('f');
  await expect(page.getByRole('region', { name: `${STAR} fires at ${names[1]}` })).toBeVisible();
});

test('all zombies that charge somebody are in the melee, and its odds are those against all of them', async ({
  app,
  page,
}) => {
  const campaign = await raidOnTheTable(page);
  await act(page, campaign, { do: 'zombies-set', group: null, count: 2, doing: 'charging', whom: 'f2' });
  await openPlay(app, page, campaign);
  await nameOf(page, 'Gloria Mbeki-Tranter').focus();
  await page.keyboard.press('g');
  await expect(
    page.getByRole('region', { name: 'Gloria Mbeki-Tranter fights a zombie and one more' }),
  ).toBeVisible();
});

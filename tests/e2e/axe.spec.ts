/** No screen, light or dark, leaves anything for axe to find; nothing is lost at 1024×700 or at 200 %. */
import type { Input } from '../../src/contract/contract.ts';
import { call, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { look, open, type Seen } from './support/axe-look.ts';
import { campaignOf } from './support/party.ts';

/** A list or menu that hangs over the page belongs to the control that opened it, not to a landmark. */
const OPEN = ['region'];

const NOT_UNDER_WAY = 'No Encounter is under way.';

const screens = (id: string): readonly Seen[] => [
  [`/c/${id}`, 'Next: escape at Quarry Rise'],
  [`/c/${id}/roster`, 'Wade Yoakum'],
  [`/c/${id}/roster?figure=f1`, 'Outings'],
  [`/c/${id}/rules?rule=atz.opposed-task`, 'atz.opposed-task'],
  [`/c/${id}/chronicle`, 'Raid at Quarry Rise'],
  [`/c/${id}/statistics`, 'Where a zombie comes on'],
  [`/c/${id}/stockpile`, 'Nothing has been used up yet.'],
  [`/c/${id}/people`, 'Darlene Crenshaw'],
  [`/c/${id}/people?group=c1`, 'They are with the party now'],
  [`/c/${id}/house-rules`, 'People come back'],
  [`/c/${id}/encounter/set-up`, 'Darlene Crenshaw'],
];

const between = (id: string): readonly Seen[] => [
  [`/c/${id}/encounter/plan`, 'combined Rep'],
  [`/c/${id}/encounter/after`, 'What can be played now'],
  [`/c/${id}/print?what=brief`, NOT_UNDER_WAY],
  [`/c/${id}/print?what=map`, NOT_UNDER_WAY],
  [`/c/${id}/print?what=sheet`, NOT_UNDER_WAY],
];

// Axe reads every element of a page; a busy machine takes its time over a dozen of them.
test.slow();

test.describe('on an empty shelf', () => {
  test.use({ data: 'own' });

  test('the screens of no campaign', async ({ app, page }) => {
    for (const seen of [
      ['/', 'sample campaign'],
      ['/new', 'Next: the Star'],
      ['/rules', 'Passing dice'],
      ['/rules?rule=atz.search', 'Trailers'],
      ['/settings', 'Who rolls where a rule asks for it.'],
      ['/about', 'better-sqlite3'],
      ['/nowhere', 'There is no page at this address.'],
      ['/c/0000000000', 'There is no such campaign'],
    ] as const) {
      await look(app, page, seen);
    }
    await call(page, 'campaign.sample', {});
    await look(app, page, ['/', 'Merrow Ford']);
  });
});

test('a party being recruited', async ({ app, page }) => {
  const half = await call(page, 'campaign.create', {
    name: 'Half-way',
    seed: 'AXE',
    division: 'seasons',
    startYear: 3,
    star: { name: 'Ro', attribute: 'agile', weapons: ['pistol'] },
  });
  await call(page, 'party.recruit', { campaign: half.id, revision: half.revision, dice: 'app' });
  await look(app, page, [`/c/${half.id}`, 'Finish recruiting']);
  await look(app, page, [`/c/${half.id}/recruit`, 'still to come']);
  await page.getByText('My own').click();
  await page.getByRole('button', { name: 'Enter a die and a card' }).click();
  await page.getByLabel('The die, 1 to 6').fill('4');
  await expect(page.getByLabel('The card')).toBeFocused();
  await axe(page, 'a card asked for');
});

test('the screens of a campaign', async ({ app, page }) => {
  const { id } = await call(page, 'campaign.sample', {});
  for (const seen of screens(id)) await look(app, page, seen);
});

test('the screens and forms between two Encounters', async ({ app, page }) => {
  const id = await campaignOf(page);
  for (const seen of between(id)) await look(app, page, seen);
});

test('an Encounter on the table', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const goes = ['f1', 'f2', 'f3', 'f4'];
  for (const act of [
    { do: 'plan', kind: 'raid', role: 'raider', objective: 'loot', area: 'outskirts', goes },
    { do: 'set-table', locked: [], mallAlone: false },
    { do: 'place-zombies' },
    { do: 'begin-turn', sides: ['Party', 'Zombies'] },
    { do: 'fire', who: 'f2', weapon: null, shots: 3, ones: 0, from: null },
    { do: 'enter', spot: 'b1', floor: 0, figures: ['f1'] },
    { do: 'mark', who: 'f3', condition: 'out-of-the-fight', byZombie: true },
  ] as const) {
    const { revision } = await call(page, 'encounter.get', { campaign });
    const sent = { ...act } as Input<'encounter.act'>['act'];
    await call(page, 'encounter.act', { campaign, revision, dice: 'app', act: sent });
  }
  await look(app, page, [`/c/${campaign}/encounter/play`, 'Tam Whitlock']);
  await page.getByRole('button', { name: 'Wren Ostrander', exact: true }).press('c');
  await page.getByRole('button', { name: 'Received Fire' }).click();
  await expect(page.getByText('Ducks Back', { exact: true })).toBeVisible();
  await axe(page, 'a check');
  // A figure that is Out of the Fight fires at nobody.
  const shooter = page.getByRole('button', { name: 'Gloria Mbeki-Tranter', exact: true });
  await shooter.press('f');
  await expect(page.getByRole('region', { name: /^Gloria Mbeki-Tranter fires at/ })).toBeVisible();
  await axe(page, 'shots');
  await shooter.press('g');
  await expect(page.getByRole('region', { name: /^Gloria Mbeki-Tranter fights/ })).toBeVisible();
  await axe(page, 'a round of melee');
});

test('what opens over the screens', async ({ app, page }) => {
  const { id, revision } = await call(page, 'campaign.sample', {});
  await call(page, 'campaign.rename', { campaign: id, revision, name: 'Opened over' });
  await app.open(page, `/c/${id}`);
  await page.getByRole('button', { name: 'Everything done' }).first().click();
  await expect(page.getByRole('button', { name: /^Back to here/ }).first()).toBeVisible();
  await axe(page, 'everything done');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Find or do' })).toBeVisible();
  await axe(page, 'find or do');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Correct the date' }).click();
  await axe(page, 'the date');
  await app.open(page, '/');
  await page.getByRole('button', { name: 'What to do with Opened over' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await axe(page, 'a campaign’s menu', OPEN);
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The menu fades away under the dialog.
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await axe(page, 'rename');
});

test('the wizard, with mistakes in it', async ({ app, page }) => {
  await app.open(page, '/new');
  await page.getByRole('button', { name: 'Next: the Star' }).click();
  await expect(page.getByText('Name: enter 1 to 80 characters.')).toBeVisible();
  await axe(page, 'no name');
  await page.getByLabel('Name', { exact: true }).fill('Ash');
  await page.getByRole('button', { name: 'Next: the Star' }).click();
  await page.getByRole('combobox', { name: 'Attribute' }).click();
  await expect(page.getByRole('option')).toHaveCount(21);
  await axe(page, 'attributes', OPEN);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next: the Grunts' }).click();
  await expect(page.getByText('Choose the attribute your Star has.')).toBeVisible();
  await axe(page, 'no attribute');
});

const SIZES = [
  { what: '1024×700', width: 1024, height: 700 },
  // A window of 1280×800 at 200 % has this much room.
  { what: '200 %', width: 640, height: 400 },
];

/** The screens of a campaign with the most beside each other. */
const FULL = ['', '/roster', '/statistics', '/house-rules', '/stockpile', '/people', '/chronicle'];

test(`nothing runs off the side at ${SIZES.map(({ what }) => what).join(' or ')}`, async ({ app, page }) => {
  const { id } = await call(page, 'campaign.sample', {});
  for (const seen of [
    ['/', 'Merrow Ford'],
    ['/new', 'Next: the Star'],
    ...screens(id).filter(([route]) => FULL.some((end) => route === `/c/${id}${end}`)),
    ['/rules', 'Passing dice'],
    ['/rules?rule=atz.search', 'Trailers'],
    ['/settings', 'Who rolls where a rule asks for it.'],
    ['/about', 'better-sqlite3'],
  ] as const) {
    const [route] = seen;
    await open(app, page, seen);
    for (const { what, ...size } of SIZES) {
      await page.setViewportSize(size);
      // Tables may scroll within themselves; the page may not.
      const over = await page.evaluate(() => {
        const body = document.querySelector('#page');
        return body === null ? Number.NaN : body.scrollWidth - body.clientWidth;
      });
      expect.soft(over, `${route} at ${what}`).toBeLessThanOrEqual(0);
    }
  }
});

/** Input of every form is there again after Escape and after a reload, and goes only where the player says so. */
import { type Answers, act, raid, underWay } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { reported } from '../e2e/support/raided.ts';
import { call, expect, type Locator, type Page, test } from './support/app.ts';
import { withSampleGames } from './support/games.ts';

interface Form {
  /** Address of the form's screen, in a campaign of four. */
  readonly route: string;
  /** Brings it on the screen. */
  readonly opens: (page: Page) => Promise<void>;
  /** Opens the form again after Escape, if otherwise than at first. */
  readonly opensAgain?: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
  readonly typed: string;
  /** Text in the field where nothing was typed; a form without one is always on the screen. */
  readonly empty?: string;
  /** Set for a form that closes by Escape. */
  readonly dialog?: true;
}

const pressed =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) {
      await page
        .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
        .first()
        .press('Enter');
    }
  };
const isThere = async () => undefined;
const why = (page: Page) => page.getByLabel('Why');
const sheet = '/roster?figure=f2';
const inSheet = (field: string) => ({
  route: sheet,
  opens: pressed('Edit', field),
  opensAgain: pressed(field),
  field: why,
  typed: 'As it was',
  empty: '',
});

/** Forms by what they are called in a failure. */
const FORMS: Readonly<Record<string, Form>> = {
  'the date': {
    route: '',
    opens: pressed('Correct the date'),
    field: why,
    typed: 'Read it wrong',
    empty: '',
  },
  'the campaign’s name': {
    route: '',
    opens: async (page) => {
      await pressed('Merrow Ford')(page);
      await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
    },
    field: (page) => page.getByRole('dialog').getByLabel('Name'),
    typed: 'High Ferry',
    empty: 'Merrow Ford',
    dialog: true,
  },
  'a what-if copy': {
    route: '',
    opens: pressed('Everything done', 'Try something'),
    field: (page) => page.getByLabel('Name of the what-if copy'),
    typed: 'If Ines lives',
    empty: 'What if, Merrow Ford',
    dialog: true,
  },
  'a figure by the tables': {
    route: '/roster',
    opens: pressed(/^Add a figure|^Add$/),
    field: (page) => page.getByRole('dialog').getByLabel('Name'),
    typed: 'Ines Carrow',
    dialog: true,
  },
  'a figure by hand': {
    route: '/roster',
    opens: async (page) => {
      await pressed(/^Add a figure|^Add$/)(page);
      await page.getByRole('radio', { name: 'By hand' }).click();
    },
    field: (page) => page.getByRole('dialog').getByLabel('Name'),
    typed: 'Ines Carrow',
    dialog: true,
  },
  'a figure from another campaign': {
    route: '/roster',
    opens: async (page) => {
      await pressed(/^Add a figure|^Add$/)(page);
      await page.getByRole('radio', { name: 'From another campaign' }).click();
    },
    field: (page) => page.getByLabel('The figure, as copied from another campaign'),
    typed: '{"half":',
    dialog: true,
  },
  'a figure’s name': {
    route: sheet,
    opens: pressed('Edit', 'Rename'),
    field: (page) => page.getByRole('complementary').getByLabel('Name', { exact: true }),
    typed: 'Gloria Mbeki',
    empty: 'Gloria Mbeki-Tranter',
  },
  Rep: inSheet('Change Rep'),
  RAP: inSheet('Change RAP'),
  'kills of a figure': inSheet('Change Zombies'),
  'the date of joining': inSheet('Change when they joined'),
  clips: inSheet('Change the clips of the assault rifle'),
  'a loaded weapon': inSheet('Change whether the assault rifle is loaded'),
  'a weapon less': inSheet('Take away the assault rifle'),
  'a weapon more': inSheet('Add a weapon'),
  'an attribute more': inSheet('Add an attribute'),
  'an attribute less': inSheet('Take away Medic'),
  'set aside': {
    route: sheet,
    opens: pressed('Edit', /^Set aside /),
    field: (page) => page.getByLabel('What happened'),
    typed: 'Went north',
    empty: '',
  },
  'spare clips given': {
    route: sheet,
    opens: async (page) => {
      await pressed('Give the assault rifle or clips for it')(page);
      await page.getByRole('radio', { name: 'Spare clips' }).click();
    },
    field: (page) => page.getByRole('textbox', { name: 'Clips' }),
    typed: '2',
    empty: '1',
  },
  'a thing for the stockpile': {
    route: '/stockpile',
    opens: pressed('Add by hand'),
    field: why,
    typed: 'Traded at the ford',
    empty: '',
  },
  'a thing struck off': {
    route: '/stockpile',
    opens: async (page) => {
      await page
        .getByRole('rowgroup', { name: 'Doses of the Cure' })
        .getByRole('row')
        .nth(1)
        .getByRole('checkbox')
        .press('Space');
      await pressed('Strike off')(page);
    },
    field: (page) => page.getByRole('form', { name: 'Strike off' }).getByLabel('Why'),
    typed: 'Rotten',
    empty: '',
  },
  'the last year': {
    route: '/house-rules',
    opens: isThere,
    field: (page) => page.getByRole('textbox', { name: 'Last year' }),
    typed: 'O+12',
  },
};

async function campaignWithACure(page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'stockpile.add', { campaign, revision, what: { kind: 'cure' }, why: 'Traded' });
  return campaign;
}

test.for(Object.entries(FORMS))('in the form for %s', async ([, form], { app, page }) => {
  const { opens, field, typed, empty, dialog = false } = form;
  const route = `/c/${await campaignWithACure(page)}${form.route}`;
  await app.open(page, route);
  await opens(page);
  await field(page).fill(typed);
  await app.open(page, route);
  await opens(page);
  await expect(field(page)).toHaveValue(typed);
  await expect(page.getByText('Kept from last time, not saved yet.')).toBeVisible();
  if (dialog) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await app.open(page, route);
    await opens(page);
    await expect(field(page)).toHaveValue(typed);
  }
  if (field === why) {
    await field(page).press('Escape');
    await expect(field(page)).toHaveCount(0);
    await (form.opensAgain ?? opens)(page);
    await expect(field(page)).toHaveValue(typed);
  }
  if (empty === undefined) return;

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(field(page)).toHaveValue(typed);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(field(page)).toHaveCount(0);
  await app.open(page, route);
  await opens(page);
  await expect(field(page)).toHaveValue(empty);
  await expect(page.getByText('Kept from last time, not saved yet.')).toHaveCount(0);
});

test('keys that follow at once find the form, and what another browser kept stands in it', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  const form = 'home/date';
  const kept = { period: 1, year: 3, why: 'Read it wrong' };
  await call(page, 'draft.put', { campaign, form, body: JSON.stringify(kept) });
  await app.open(page, `/c/${campaign}`);
  await app.beforeAnswers(async () => {
    await pressed('Correct the date')(page);
    await expect(why(page)).toHaveValue('');
  });
  await expect(why(page)).toHaveValue('Read it wrong');
  await expect(page.getByText('Kept from last time, not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(why(page)).toHaveCount(0);
  expect((await call(page, 'draft.get', { campaign, form })).body).toBe(null);

  // Text typed before the file has answered holds.
  await call(page, 'draft.put', { campaign, form, body: JSON.stringify(kept) });
  await app.open(page, `/c/${campaign}`);
  await app.beforeAnswers(async () => {
    await pressed('Correct the date')(page);
    await why(page).fill('Two months on');
  });
  await app.open(page, `/c/${campaign}`);
  await pressed('Correct the date')(page);
  await expect(why(page)).toHaveValue('Two months on');
});

test('a campaign on its way is there again, its Star too, and is gone once it has begun', async ({
  app,
  page,
}) => {
  await app.open(page, '/new');
  await page.getByLabel('Name').fill('Merrow Ford');
  await page.getByLabel('Seed', { exact: true }).fill('E2E-SEED');
  await page.getByRole('button', { name: 'Next: the Star' }).click();
  await page.getByLabel('Name').fill('Pris Hallam');
  await app.open(page, '/');
  await app.open(page, '/new');
  await expect(page.getByLabel('Name')).toHaveValue('Merrow Ford');
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('E2E-SEED');
  await expect(page.getByText('Kept from last time, not saved yet.')).toBeVisible();
  await app.restart();
  await app.open(page, '/new');
  await page.getByRole('button', { name: 'Next: the Star' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Pris Hallam');
  await page.getByRole('combobox', { name: 'Attribute' }).fill('Agile');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next: the Grunts' }).click();
  await expect(page.getByRole('button', { name: /^Roll/ }).first()).toBeVisible();
  await app.open(page, '/new');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('the name of a copy on the shelf', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const opens = async () => {
    await app.open(page, '/');
    await page.getByRole('button', { name: 'What to do with Merrow Ford', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy…' }).click();
  };
  const field = page.getByRole('textbox', { name: 'Name of the copy' });
  await opens();
  await field.fill('If Ines lives');
  await expect
    .poll(async () => (await call(page, 'draft.get', { campaign, form: 'log/copy' })).body)
    .toBe('{"name":"If Ines lives"}');
  await opens();
  await expect(field).toHaveValue('If Ines lives');
});

test('what was ticked of the loot, and who looks for what after a battle', async ({ app, page }) => {
  const campaign = await campaignWithACure(page);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2'], with: 'retail-store' });
  const { places } = await underWay(page, campaign);
  const spot = places.find(({ building }) => building === 'retail-store')?.spot ?? '';
  const nobody: Answers = {
    'atz.activity.zombies': { own: [6, 6] },
    'atz.activity.survivors': { own: [6, 6] },
  };
  await act(page, campaign, { do: 'enter', spot, floor: 0, figures: ['f1', 'f2'] }, nobody);
  await reported(page, campaign, [], { kept: true });
  const route = `/c/${campaign}/encounter/after`;
  const things = page.getByRole('table', { name: 'Loot' });
  const cure = things.getByRole('row').nth(1).getByRole('checkbox');
  const who = page.getByRole('combobox', { name: /^Who looks for it/ }).first();
  await app.open(page, route);
  await cure.press('Space');
  await who.selectOption('f2');
  await app.open(page, route);
  await expect(cure).toBeChecked();
  await expect(who).toHaveValue('f2');
});

const TURN = [{ own: '2D' }, { own: 'search' }, { own: [3, 4] }];

withSampleGames('a game on its way, and a figure on its way to be corrected', async ({ app, page }) => {
  await app.open(page, '/game');
  await page.getByLabel('Name').fill('One night');
  await page.getByLabel('Seed', { exact: true }).fill('x'.repeat(81));
  await expect(page.getByText('Too long by one character: there is room for 80.')).toBeVisible();
  await page.getByLabel('Seed', { exact: true }).fill('S');
  await app.open(page, '/');
  await app.open(page, '/game');
  await expect(page.getByLabel('Name')).toHaveValue('One night');
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('S');

  const setup = { light: 12 };
  const { id } = await call(page, 'session.create', {
    game: 'lantern-walk',
    name: 'One night',
    seed: 'S',
    setup,
  });
  await app.open(page, `/g/${id}/figures`);
  const form = page.getByRole('form', { name: 'Correct: All of them' });
  await pressed('Correct 6–9')(page);
  await form.getByRole('combobox').selectOption('oil');
  await app.open(page, `/g/${id}`);
  await app.open(page, `/g/${id}/figures`);
  await pressed('Correct 6–9')(page);
  await expect(form.getByRole('combobox')).toHaveValue('oil');
  await expect(form.getByRole('combobox')).toBeFocused();

  const { revision } = await call(page, 'session.get', { campaign: id });
  await call(page, 'session.answer', { campaign: id, revision, rolls: 'own', entries: TURN });
  const branch = async () => {
    await app.open(page, `/g/${id}`);
    await page.locator('summary', { hasText: 'A turn' }).first().click();
    await page
      .getByRole('button', { name: /^Branch off here/ })
      .first()
      .click();
  };
  const name = page.getByRole('textbox', { name: 'Name of the copy' });
  await branch();
  await name.fill('Two nights');
  await branch();
  await expect(name).toHaveValue('Two nights');
});

for (const [what, button, label] of [
  ['data', 'Move to another folder…', 'Move all campaigns and backups to this folder'],
  ['backups', 'Choose another…', 'Move all backups to this folder'],
] as const) {
  test(`the folder for ${what} that was typed`, async ({ app, page }) => {
    const route = what === 'data' ? '/settings?tab=folder' : '/settings?tab=backups';
    await app.open(page, route);
    await pressed(button)(page);
    await page.getByLabel(label).fill('/srv/games');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(label)).toHaveCount(0);
    await app.open(page, '/');
    await app.open(page, route);
    await pressed(button)(page);
    await expect(page.getByLabel(label)).toHaveValue('/srv/games');
  });
}

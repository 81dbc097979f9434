/** Zombies that the app has placed itself: how far off it knows them to be, what the map still says of them, and the turn they wait for. */
import { act, underWay } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { figures, newest } from './support/play-table.ts';

const what = { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural' } as const;
const GLORIA = 'Gloria Mbeki-Tranter';

/** The party out of doors, and zombies 12″ from it. */
async function zombiesPlaced(app: App, page: Page): Promise<string> {
  const campaign = await campaignOf(page);
  await act(page, campaign, { do: 'plan', ...what, goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
  await act(page, campaign, { do: 'place-zombies' }, { 'atz.zombie-placement': { own: [2] } });
  await call(page, 'settings.set', { dice: 'app' });
  await app.open(page, `/c/${campaign}/encounter/play`);
  return campaign;
}

const squares = (page: Page) => page.getByRole('region', { name: 'Map' }).getByText(/^[A-Z]\d+$/);
const far = (page: Page) =>
  page.getByRole('region', { name: / fires at a zombie/ }).getByRole('checkbox', { name: /^Over 6″ off/ });

async function aims(page: Page, name: string) {
  await figures(page).getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('f');
}

test('a zombie the app has placed 12″ off is ticked so, as long as nobody says otherwise', async ({
  app,
  page,
}) => {
  const campaign = await zombiesPlaced(app, page);
  const [group] = (await underWay(page, campaign)).zombies;
  expect(group?.far).toMatchObject([{ words: 'placed 12″ off' }]);
  await aims(page, GLORIA);
  await expect(far(page)).toBeChecked();
  await expect(page.getByText(/^Over 6″ off, or turned away \(placed 12″ off\)/)).toBeVisible();
  // The zombie is in her face after all; said once, it is remembered for whoever fires at it next.
  await page.keyboard.press('f');
  await expect(far(page)).not.toBeChecked();
  await page.keyboard.press('r');
  await expect(figures(page).getByRole('button', { name: GLORIA, exact: true })).toBeFocused();
  const { fighters } = await underWay(page, campaign);
  const other = fighters.find(({ who }) => who === 'f3')?.name ?? '';
  await aims(page, other);
  await expect(far(page)).not.toBeChecked();
  await page.keyboard.press('f');
  await expect(far(page)).toBeChecked();
});

test('a zombie on the ground is ticked as prone, which nobody takes back', async ({ app, page }) => {
  const campaign = await zombiesPlaced(app, page);
  const [group] = (await underWay(page, campaign)).zombies;
  if (group === undefined) throw new Error('no zombies about');
  await act(page, campaign, { do: 'zombies-set', group: group.id, count: 1, down: true });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await aims(page, GLORIA);
  await expect(
    page.getByRole('region', { name: / fires at a zombie/ }).getByRole('checkbox', { name: /^Prone/ }),
  ).toBeChecked();
});

test('the map says how many of each group are left, and which of them only came on there', async ({
  app,
  page,
}) => {
  const campaign = await zombiesPlaced(app, page);
  const [group] = (await underWay(page, campaign)).zombies;
  if (group === undefined) throw new Error('no zombies about');
  await expect(squares(page)).toHaveText([`A${group.count}`]);
  const map = page.getByRole('region', { name: 'Map' });
  await expect(map).toContainText('zombies, as placed');
  const again = () => app.open(page, `/c/${campaign}/encounter/play`);
  await act(page, campaign, { do: 'zombies-set', group: group.id, count: group.count + 1 });
  await again();
  await expect(squares(page)).toHaveText([`A${group.count + 1}`]);
  const turn = { 'atz.activation': { own: [1, 4] } };
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, turn);
  await act(page, campaign, { do: 'zombies-act', group: group.id, drawnBy: 'nothing', reach: [] });
  await again();
  await expect(map).toContainText('came on there, moved since');
  await expect(map).not.toContainText('zombies, as placed');
  // Nobody knows how far off they are now: the form asks before it fires, and once a turn.
  await aims(page, GLORIA);
  const form = page.getByRole('region', { name: `${GLORIA} fires at a zombie` });
  await expect(form).toContainText('Say how far off the zombie is: near (N) or far (F).');
  await expect(form.getByRole('button', { name: /^Fire/ })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('n');
  await expect(form.getByRole('checkbox', { name: /^Over 6″ off, or turned away/ })).not.toBeChecked();
  await expect(form).not.toContainText('Say how far off');
  await page.keyboard.press('r');
  await expect(newest(page)).toContainText(`${GLORIA} fires`);
  await aims(page, 'Tam Whitlock');
  const other = page.getByRole('region', { name: 'Tam Whitlock fires at a zombie' });
  await expect(other.getByRole('checkbox', { name: /^Over 6″ off, or turned away/ })).not.toBeChecked();
  await expect(other).not.toContainText('Say how far off');
  // By night it says how far the weapon reaches, and how far anybody sees.
  await expect(other).not.toContainText('in sight');
  await page.keyboard.press('Escape');
  await act(page, campaign, { do: 'conditions', night: true, weather: false });
  await again();
  await aims(page, 'Tam Whitlock');
  await expect(other).toContainText(/It reaches \d+″\. Night: 12″ in sight/);
  await page.keyboard.press('Escape');
  await act(page, campaign, { do: 'zombies-set', group: group.id, count: 0 });
  await again();
  await expect(map).toBeVisible();
  await expect(squares(page)).toHaveCount(0);
});

test('before the first turn it says that the party has moved, and whose odds those of activation are', async ({
  app,
  page,
}) => {
  const campaign = await zombiesPlaced(app, page);
  await expect(page.getByRole('region', { name: 'The turn' })).toContainText(
    'The party has made its first move. Roll for activation',
  );
  const due = page.getByRole('region', { name: 'What is due' });
  // Two dice: of 36, six double up; Rep 5 is below a 6, and zombies, Rep 4, below a 5 or a 6.
  await expect(due).toContainText('Rep 5 and those ledMay go69 %Rep too low for the die14 %');
  await expect(due).toContainText('ZombiesMay go56 %Rep too low for the die28 %');
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await page.getByRole('button', { name: /^Turn 1: / }).press('Enter');
  const opened = page.getByRole('definition').filter({ hasText: 'Rep 5 and those led' });
  await expect(opened).toContainText('May go');
  await expect(opened).toContainText('ZombiesMay go 56 %');
});

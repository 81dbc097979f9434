/** Browser checks of a battle by itself: its screens leave axe nothing to find, and its roster fits on paper. */
import { call, expect, test } from './support/app.ts';
import { axe } from './support/axe.ts';
import { act, type Deed } from './support/encounter.ts';
import { printed } from './support/print.ts';

const FIGURES = [
  {
    force: 'own',
    name: 'Ann Salter',
    rep: 5,
    leadership: 'overall',
    weapons: ['semi-automatic-rifle', 'pistol'],
  },
  { force: 'own', name: 'Ben Ruiz', rep: 4, leadership: 'none', weapons: [] },
  { force: 'other', name: 'Nils Arden', rep: 4, leadership: 'other', weapons: ['carbine'] },
] as const;

test('from the points to who has won', async ({ app, page }) => {
  await app.open(page, '/new-one-off');
  await axe(page, 'its beginning');
  const { id: campaign } = await call(page, 'campaign.create', {
    name: 'The Weir by lamplight',
    seed: 'POINTS',
    division: 'seasons',
    startYear: 2,
    star: {},
    oneOff: { points: 100, area: 'rural', phase: 2 },
  });
  for (const { weapons, ...figure } of FIGURES)
    await act(page, campaign, { do: 'buy', protected: false, ...figure, weapons: [...weapons] });
  await app.open(page, `/c/${campaign}/encounter/plan`);
  await expect(page.getByRole('table', { name: 'The other force' })).toBeVisible();
  await axe(page, 'its forces');

  for (const paper of ['A4', 'Letter'] as const) {
    const [first] = await printed(app, page, { campaign, what: 'roster', paper });
    for (const line of ['AnnSalter', 'NilsArden', '79of100', '35of100']) expect(first?.solid).toContain(line);
  }
  await axe(page, 'its roster');

  const { encounter } = await call(page, 'encounter.get', { campaign });
  if (encounter?.proposal === null || encounter === null) throw new Error('it can be reported');
  await app.open(page, `/c/${campaign}/encounter/after`);
  await expect(page.getByRole('region', { name: 'The other force' })).toBeVisible();
  await axe(page, 'its report');
  await act(page, campaign, { do: 'report', ...encounter.proposal } as Deed);
  await app.open(page, `/c/${campaign}/encounter/after`);
  await page.getByRole('button', { name: 'Correct the report on Ben Ruiz' }).click();
  await axe(page, 'its end, with a correction');
  await act(page, campaign, { do: 'end-one-off' });
  await app.open(page, `/c/${campaign}`);
  await axe(page, 'its home');
});

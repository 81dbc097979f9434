/** The screens in words two fifths longer than ours: what another language needs is room. */
import { call, expect, playedByBots, test } from './support/app.ts';
import { raid } from './support/encounter.ts';
import { campaignOf, GRUNTS } from './support/party.ts';
import { cutOff } from './support/pseudo-look.ts';

test.describe('in words two fifths longer', () => {
  test.use({ data: 'three years' });

  test('nothing is cut off of a campaign’s screens, nor of those beside it', async ({ app, page }) => {
    const campaign = await playedByBots(page, 'three years');
    const { figures } = await call(page, 'campaign.get', { campaign });
    const faults = [
      ...(await cutOff(app, page, '', [
        ['/', 'heading'],
        ['/new', 'heading'],
        ['/settings', 'heading'],
        ['/about', 'heading'],
      ])),
      ...(await cutOff(app, page, `/c/${campaign}`, [
        ['', 'heading'],
        ['/roster', 'table'],
        [`/roster?figure=${figures[0]?.id}`, 'heading'],
        ['/chronicle', 'article'],
        ['/stockpile', 'heading'],
        ['/people', 'heading'],
        ['/statistics', 'heading'],
        ['/house-rules', 'heading'],
        ['/rules', 'heading'],
        ['/encounter/plan', 'heading'],
      ])),
    ];
    expect(faults).toEqual([]);
  });
});

test('nothing is cut off of an Encounter’s screens in words two fifths longer', async ({ app, page }) => {
  const campaign = await campaignOf(page, GRUNTS);
  await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3'] });
  const faults = await cutOff(app, page, `/c/${campaign}`, [
    ['', 'heading'],
    ['/encounter/set-up', 'heading'],
    ['/encounter/play', 'heading'],
    ['/encounter/play?how=log', 'heading'],
  ]);
  expect(faults).toEqual([]);
});

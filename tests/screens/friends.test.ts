/** People who act together with the party, in Play’s forms for entering and searching. */
import { act, underWay } from '../e2e/support/encounter.ts';
import { peopleMet } from '../e2e/support/fight.ts';
import { STAR } from '../e2e/support/party.ts';
import { expect, test } from './support/app.ts';
import { newest, openPlay } from './support/play-table.ts';

test('friends who were met go into a building and search it', async ({ app, page }) => {
  const campaign = await peopleMet(page, ['f1', 'f2', 'f3', 'f4']);
  const { groups } = await underWay(page, campaign);
  const [group] = groups;
  const [friend, other] = group?.members ?? [];
  await act(
    page,
    campaign,
    { do: 'deal', contact: group?.id ?? '', figures: ['f2', 'f3'] },
    {
      'atz.in-sight': { own: [1, 1] },
      'atz.awareness': { own: [1, 1] },
      'atz.attack-or-talk': { own: [6] },
      'atz.talk.player': { own: [6, 6] },
      'atz.talk.other': { own: [1, 6] },
      'atz.cooperation': { own: [4] },
    },
  );
  await openPlay(app, page, campaign);
  await page.getByRole('button', { name: /^Search \d+ Retail store/ }).click();
  const looks = page.getByRole('group', { name: 'Who searches for all that’s left' });
  await expect(looks.getByRole('checkbox', { name: friend?.name ?? '' })).toBeChecked();
  await page.keyboard.press('Escape');

  await page
    .getByRole('button', { name: /^Enter \d+/ })
    .first()
    .click();
  const ticks = page.getByRole('group', { name: 'Who goes in' });
  await expect(ticks.getByRole('checkbox', { name: new RegExp(`^${STAR}`) })).toBeVisible();
  // The Star is marked, and ticked already.
  await ticks.getByRole('checkbox', { name: new RegExp(`^${friend?.name}, Rep`) }).click();
  await ticks.getByRole('checkbox', { name: new RegExp(`^${other?.name}, Rep`) }).click();
  await page.keyboard.press('Enter');
  await expect(newest(page)).toContainText('enter');
  expect((await underWay(page, campaign)).visits.at(-1)).toMatchObject({ figures: ['f1', 'c1/0', 'c1/1'] });
});

/** Figure by figure after a battle: what the first zombie death left behind, and Rep that goes up and down. */

import { ATTRIBUTE_TABLE } from '../../src/rules/all-things-zombie/data/attributes.ts';
import {
  aftermathOf,
  beforeReport,
  GLORIA,
  PRIS,
  report,
  rowOf,
  setRap,
  TAM,
  undo,
  WREN,
} from '../e2e/support/aftermath.ts';
import { act, underWay } from '../e2e/support/encounter.ts';
import { STAR } from '../e2e/support/party.ts';
import { call, expect, test } from './support/app.ts';
import { answer } from './support/keyboard.ts';

test('what a first zombie death has left: who huddled comes round, who collapsed goes on to its job', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  await report(page, campaign, {
    [TAM]: { fought: true, sawFirstDeath: true, sanity: 'huddled' },
    // A figure that collapses counts as Out of the Fight, ticked or not.
    [WREN]: { fought: true, sanity: 'collapsed' },
  });
  await aftermathOf(app, page, campaign);
  const tam = rowOf(page, 'Tam');
  await expect(tam).toContainText('Huddled, saw someone eaten, fought');
  await tam.getByRole('button', { name: /^Settle: .*First zombie death/ }).press('Enter');
  await expect(tam).toContainText('marked by it');
  await tam.getByRole('button', { name: /^Settle: .*Comes round/ }).press('Enter');
  await expect(tam).toContainText('well again');
  await tam.getByRole('button', { name: /^Settle: .*A point earned/ }).press('Enter');
  await expect(tam).toContainText('1/6');

  const wren = rowOf(page, 'Wren');
  await expect(wren).toContainText('Then: Crazy About My Job');
  await wren.getByRole('button', { name: /^My own dice: .*Recovery/ }).press('Enter');
  await answer(page, /Recovery/, '12');
  // Rep 3 in three steps: the job, the shock of Rep 2, the deeper one of Rep 1.
  await expect(wren.getByRole('definition').first()).toBeVisible();
  await wren.getByRole('button', { name: /^My own dice: .*Crazy About My Job/ }).press('Enter');
  await answer(page, /own Rep/, '14');
  await answer(page, /shock/i, '11');
  await expect(wren).toContainText('comes back with less Rep');
  await expect(wren).toContainText('2was 3');
  await expect(wren).toContainText('No point towards Rep: was Out of the Fight');
  await expect(wren.getByText('yours')).toHaveCount(2);

  // Taken back, and with other dice.
  await undo(page).press('Enter');
  await wren.getByRole('button', { name: /^My own dice: .*Crazy About My Job/ }).press('Enter');
  await answer(page, /own Rep/, '65');
  await expect(wren).toContainText('never comes out of it');
  await expect(wren.getByRole('cell', { name: 'Takes no part' })).toBeVisible();
  await expect(page.getByText('Wren Ostrander takes no part any more')).toBeVisible();

  // Whoever stays with the party isn’t among those it came home without (ATZ-178).
  for (const { figure, due } of (await underWay(page, campaign)).after)
    for (const { step } of due) await act(page, campaign, { do: 'settle', figure, step });
  await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: false });
  const { entries } = await call(page, 'chronicle.page', { campaign });
  expect(entries[0]?.tag?.text ?? '').not.toMatch(/^Lost/);
  const { text } = await call(page, 'export.csv', { campaign, what: 'roster' });
  expect(text).toMatch(/Wren Ostrander.*Takes no part/);
  await app.open(page, `/c/${campaign}/roster?figure=${WREN}`);
  await expect(page.getByRole('main')).toContainText('Takes no part since');
  await app.open(page, `/c/${campaign}/chronicle`);
  const graves = page.getByRole('region', { name: 'Graveyard' });
  await expect(graves).toContainText('one takes no part');
  await expect(graves.getByRole('row', { name: /Wren/ })).toContainText('Takes no part');
});

test('Rep goes up: a Grunt draws an attribute, by own die and card or the app’s; a Star chooses', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  await setRap(page, campaign, PRIS, 7);
  await setRap(page, campaign, GLORIA, 5);
  await setRap(page, campaign, TAM, 5);
  const fought = { fought: true };
  await report(page, campaign, { [PRIS]: fought, [GLORIA]: fought, [TAM]: fought });
  await aftermathOf(app, page, campaign);

  const gloria = rowOf(page, 'Gloria');
  await gloria.getByRole('button', { name: /^Settle: .*A point earned/ }).press('Enter');
  await gloria.getByRole('button', { name: /^My own dice: .*Rep goes up/ }).press('Enter');
  await answer(page, /Odd or even/, '3');
  const card = page.getByLabel('The card');
  await expect(card).toBeFocused();
  // The 4 of clubs of the odd table.
  await page.keyboard.type('4c');
  await page.keyboard.press('Enter');
  await expect(gloria).toContainText('Rep 5, Runt');
  await expect(gloria).toContainText('5was 4');
  await expect(gloria.getByText('yours')).toBeVisible();
  // The dice that fell, and whose they were, are still known when the screen is opened anew.
  await aftermathOf(app, page, campaign);
  await expect(gloria.getByRole('img', { name: /3/ })).toBeVisible();
  await expect(gloria.getByText('yours')).toBeVisible();

  const tam = rowOf(page, 'Tam');
  await tam.getByRole('button', { name: /^Settle: .*A point earned/ }).press('Enter');
  await tam.getByRole('button', { name: 'Raise it: Tam Whitlock, Rep goes up' }).press('Enter');
  await expect(tam).toContainText(/Rep 5, [A-Z]/);
  await expect(tam.getByText('yours')).toHaveCount(0);

  const pris = rowOf(page, STAR);
  await pris.getByRole('button', { name: /^Settle: .*A point earned/ }).press('Enter');
  // A Star has nothing to roll.
  await expect(pris.getByRole('button', { name: /own dice/ })).toHaveCount(0);
  await pris.getByRole('button', { name: /^Raise it/ }).press('Enter');
  await expect(page.getByText('Rep has gone up. Which attribute?')).toBeVisible();
  // Each with what it does, as in the wizard.
  const { summary } = ATTRIBUTE_TABLE.brawler;
  await expect(page.getByRole('button', { name: /Brawler/ })).toContainText(summary);
  await page.getByRole('button', { name: /Brawler/ }).press('Enter');
  await expect(pris).toContainText('Rep 6, Brawler');
  await expect(page.getByText('All settled')).toBeVisible();
  await undo(page).press('Enter');
  await expect(pris.getByRole('button', { name: /^Raise it/ })).toBeVisible();
});

test('Rep goes down with a Recovery that only half succeeds, and the points it has no use for', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  await setRap(page, campaign, WREN, 4);
  await report(page, campaign, { [WREN]: { outOfTheFight: true, by: 'people', byRep: 5 } });
  await aftermathOf(app, page, campaign);
  const wren = rowOf(page, 'Wren');
  await expect(wren).toContainText('4/4');
  await wren.getByRole('button', { name: /^My own dice: .*Recovery/ }).press('Enter');
  await answer(page, /Recovery/, '36');
  await expect(wren).toContainText('comes back with less Rep');
  await expect(wren).toContainText('2was 3');
  await expect(wren).toContainText('2/2');
  await undo(page).press('Enter');
  await expect(wren).toContainText('4/4');
  await expect(wren.getByRole('button', { name: /^Roll: .*Recovery/ })).toBeVisible();
});

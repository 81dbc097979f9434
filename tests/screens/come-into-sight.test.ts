/** In Sight out of doors: proposed once somebody has moved there, and rolled for those whom the player ticks. */
import { act, underWay } from '../e2e/support/encounter.ts';
import { fightInStore } from '../e2e/support/fight.ts';
import { call, expect, test } from './support/app.ts';
import { nameOf, openPlay } from './support/play-table.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

test('who now sees whom is ticked, and the next turn doesn’t ask for it', async ({ app, page }) => {
  await app.open(page);
  const { campaign, names } = await fightInStore(page);
  // The party may go, and nobody else.
  const turn = () =>
    act(
      page,
      campaign,
      { do: 'begin-turn', sides: ['Party', 'Zombies', 'c1'] },
      { 'atz.activation': { own: [1, 6, 5] } },
    );
  const anyway = 'They run out at once.';
  const move = { do: 'move', others: [], how: 'normal', anyway } as const;
  for (const who of ['c1/0', 'c1/1'] as const) await act(page, campaign, { ...move, who, inside: null });
  await turn();
  await act(page, campaign, { ...move, who: 'f2' });
  await openPlay(app, page, campaign);
  const { proposals } = await call(page, 'encounter.get', { campaign });
  expect(proposals.filter(({ due }) => due).map(({ text }) => text)).toEqual([]);

  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('Shift+P');
  const form = page.getByRole('region', { name: 'In Sight: who now sees an enemy?' });
  const ticks = form.getByRole('checkbox');
  await expect(ticks).toHaveCount(3);
  await expect(ticks.first()).toBeFocused();
  await expect(form).toContainText(`${GLORIA}, who now sees ${names[0]}, ${names[1]} or zombies`);
  await page.keyboard.press('Enter');
  expect((await underWay(page, campaign)).fighters).toHaveLength(6);
  await page.keyboard.press('Space');
  await form.getByRole('button', { name: /^Roll In Sight/ }).press('Enter');
  await expect(form).toHaveCount(0);
  // Gloria has tested; the two strangers are still asked about.
  const left = (await call(page, 'encounter.get', { campaign })).proposals;
  const sights = left.filter(({ rule, due }) => rule === 'atz.in-sight' && !due);
  expect(sights.map(({ parts }) => parts?.who)).toEqual(names);

  // Somebody else moves: she has tested since she moved, and no enemy has moved.
  await act(page, campaign, { ...move, who: 'f3' });
  const later = (await call(page, 'encounter.get', { campaign })).proposals;
  const again = later.filter(({ rule, due }) => rule === 'atz.in-sight' && !due);
  expect(again.map(({ parts }) => parts?.who)).toEqual([...names, 'Tam Whitlock']);

  await openPlay(app, page, campaign);
  await nameOf(page, GLORIA).focus();
  await page.keyboard.press('Shift+P');
  await expect(ticks).toHaveCount(3);
  // A ticked figure that can't check any more stays, with the reason.
  await form.getByRole('checkbox', { name: /^Tam Whitlock/ }).focus();
  await page.keyboard.press('Space');
  await act(page, campaign, { do: 'mark', who: 'f3', condition: 'knocked-down', byZombie: false });
  app.lookAgain();
  const fallen = form.getByRole('checkbox', { name: 'Tam Whitlock: Knocked Down, and takes no check' });
  await expect(fallen).toHaveAttribute('aria-disabled', 'true');
  await expect(fallen).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+P');
  await expect(ticks).toHaveCount(2);
  // Another window goes on: nothing is left to tick.
  await turn();
  app.lookAgain();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('In Sight, where they now see each other')).toHaveCount(0);
});

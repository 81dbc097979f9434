/** A game of The Awful Green Things with the rules for the outside of the ship: played by keys in words, then by bots to its end. */
import type { Page } from '@playwright/test';
import { numberLabel } from '../../renderer/components/number-keys.ts';
import type { Output } from '../../src/contract/contract.ts';
import { call, expect, test } from './support/app.ts';
import { look } from './support/sessions.ts';

test.use({ data: 'own' });

type View = Output<'session.get'>;

const turnOf = ({ state }: View) => (state as { readonly turn: number }).turn;

/** The first of these that is offered; in all else whatever stands first. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'agt.discovery': ['done', 'comm-officer:upper-cross-outer'],
  'agt.strike.where': ['done'],
  'agt.out.lock': ['close:saucer-bay'],
};
function wantedOf({ question }: View): string | number {
  const ids = question?.kind === 'choose' ? question.options.map(({ id }) => id) : [];
  return CHOICES[question?.rule ?? '']?.find((id) => ids.includes(id)) ?? 0;
}

/** Answers by the number that stands before it. */
async function press(page: Page, { question }: View, wanted: string | number): Promise<void> {
  if (question?.kind !== 'choose') throw new Error(`a choice was expected, not ${question?.rule}`);
  const { options } = question;
  const at = typeof wanted === 'number' ? wanted : options.findIndex(({ id }) => id === wanted);
  if (at < 0) throw new Error(`${wanted} is none of ${options.map(({ id }) => id).join(', ')}`);
  const went = page.waitForResponse(/session\.answer/);
  await page.keyboard.type(numberLabel(at, options.length));
  await went;
}

test('the outside of the Znutar stands on the board and in words, and a game with it is played by keys and to its end', async ({
  app,
  page,
}) => {
  test.slow();
  const { id } = await call(page, 'session.create', {
    ...{ game: 'awful-green-things', name: 'Spacewalk', seed: 'S', setup: { outside: true } },
    seats: { monsters: { bot: 'careful' } },
  });
  await app.open(page, `/g/${id}`);
  await expect(page.locator('[data-skin]')).toHaveCount(21);
  await expect(page.locator('[data-airlock]')).toHaveCount(8);
  await page.getByText('In words', { exact: true }).click();
  const ship = page.getByRole('table', { name: 'The ship' });
  await expect(ship).toContainText('Upper space');
  await expect(ship).toContainText('Skin: Main Cargo Hold');
  // Next to its filters it has all of its pane, so that no name takes more than two lines.
  const names = await ship
    .locator('tbody td:first-child')
    .evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.max(...names)).toBeLessThan(3 * 17.4);

  // The first choice each time, but that the officers stay on their bridge: manned, alarmed, and an airlock closed.
  await page.locator('section:has(#question) ol button').first().focus();
  for (let view = await look(page, id); view.question?.rule !== 'agt.grab'; view = await look(page, id))
    await press(page, view, wantedOf(view));
  await expect(ship).toContainText('2 Jet Suits');
  await expect(page.getByRole('definition').filter({ hasText: 'closed: Saucer Bay' })).toBeVisible();

  // Out through an airlock, and in the next turn on along the skin.
  const skin = (room: string) => ship.getByRole('row', { name: new RegExp(`^Skin: ${room} `) });
  await press(page, await look(page, id), 'done');
  await press(page, await look(page, id), 'technician');
  await press(page, await look(page, id), 'S1');
  await expect(skin('No. 1 Sensor')).toContainText('Technician');
  const outside = turnOf(await look(page, id));
  for (
    let view = await look(page, id);
    turnOf(view) === outside || view.question?.rule !== 'agt.move.crew';
    view = await look(page, id)
  ) {
    const { options } = view.question?.kind === 'choose' ? view.question : { options: [] };
    const isDone = options.some((option) => option.id === 'done');
    await press(page, view, isDone ? 'done' : 0);
  }
  await press(page, await look(page, id), 'technician');
  await press(page, await look(page, id), 'S2');
  await expect(skin('Crew’s Quarters \\(2\\)')).toContainText('Technician');

  for (let view = await look(page, id); !view.over; view = await look(page, id))
    await call(page, 'session.answer', { campaign: id, revision: view.revision, resolve: true, steps: 500 });
  const { ending } = await look(page, id);
  await app.load(page, `/g/${id}`);
  await expect(page.getByText(ending ?? 'nothing').first()).toBeVisible();
  expect((await call(page, 'campaign.verify', { campaign: id })).identical).toBe(true);
});

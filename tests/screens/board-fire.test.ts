/** A volley on the board: spread over a group by one key, its shots moved from target to target, and what it does in all. */
import { act, raid, underWay, ZOMBIES_STAY } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';

const GLORIA = 'Gloria Mbeki-Tranter';

const [NORTH, SOUTH] = [0, 16];

/** Three zombies in the open before Gloria, whose gun may fire at three targets; they face her unless told. */
async function facingThree(app: App, page: Page, facings = [SOUTH, SOUTH, SOUTH]): Promise<string> {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'urban', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'board', up: true });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, ZOMBIES_STAY);
  const { pieces } = await call(page, 'encounter.pieces', { campaign });
  const gloria = pieces.find(({ name }) => name === GLORIA);
  const zombies = pieces.filter(({ kind }) => kind === 'zombie');
  if (gloria === undefined) throw new Error('Gloria isn’t on the board');
  const { x, y } = gloria.spot;
  for (const [nth, spot] of [
    { x: x - 15, y: y + 30 },
    { x, y: y + 35 },
    { x: x + 15, y: y + 40 },
  ].entries())
    await act(page, campaign, {
      do: 'place',
      piece: zombies[nth]?.piece ?? '',
      spot,
      facing: facings[nth] ?? SOUTH,
      level: null,
    });
  await app.open(page, `/c/${campaign}/encounter/play`);
  await page.locator(`[data-piece="${gloria.piece}"]`).focus();
  await page.keyboard.press('Enter');
  return gloria.piece;
}

test('one key spreads the shots over the group, and a press moves one of them', async ({ app, page }) => {
  await facingThree(app, page);
  await page.keyboard.press('f');
  const form = page.getByRole('region', { name: new RegExp(`^${GLORIA} fires`) });
  const targets = form.getByRole('table', { name: 'In sight and in range' });
  await expect(targets.locator('[data-aimed]')).toHaveCount(1);
  await page.keyboard.press('1');
  const spread = form.getByRole('button', { name: /^Spread over the group/ });
  await expect(spread).toBeVisible();
  await page.keyboard.press('e');
  await expect(targets.locator('[data-aimed]')).toHaveCount(3);
  await expect(targets.getByRole('status')).toHaveText(['1', '1', '1']);
  // The map has the shots beside the pieces, and the arc of fire round the nearest.
  await expect(page.locator('[data-shots]')).toHaveCount(3);
  await expect(page.locator('[data-arc]')).toHaveCount(1);
  await expect(form.getByText('Killed on average')).toBeVisible();
  await expect(form.getByText('Zombies drawn')).toBeVisible();

  // A target that is chosen again takes the other’s place: none is named twice.
  await page.keyboard.press('3');
  await expect(targets.locator('[data-aimed]')).toHaveCount(3);
  await expect(form.getByText('Killed on average')).toBeVisible();
  await page.keyboard.press('e');
  // With one shot each there is none to move, and the buttons say so.
  await expect(targets.getByRole('button', { name: /^One shot more/ }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  // Taken from the others or given back to them, the sum stays; the last one takes the target out.
  await targets
    .getByRole('row')
    .nth(2)
    .getByRole('button', { name: /^One shot fewer/ })
    .click();
  await expect(targets.locator('[data-aimed]')).toHaveCount(2);
  await expect(targets.getByRole('status')).toHaveText(['2', '1']);
  await page.keyboard.press('Shift+3');
  await expect(targets.getByRole('status')).toHaveText(['1', '2']);
  await targets
    .getByRole('row')
    .nth(2)
    .getByRole('button', { name: /^One shot more/ })
    .click();
  await expect(targets.getByRole('status')).toHaveText(['1', '1', '1']);
  await form.getByRole('button', { name: 'Shots: one less' }).click();
  await expect(targets.locator('[data-aimed]')).toHaveCount(2);

  // The form closed, the map shows no volley.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-shots]')).toHaveCount(0);
});

test('what is likeliest to be stopped is proposed and aimed at, and the map has its odds', async ({
  app,
  page,
}) => {
  // Turned away, the middle one is easier to kill than those who face her, and nearer than all others.
  await facingThree(app, page, [SOUTH, NORTH, SOUTH]);
  await page.keyboard.press('f');
  const targets = page.getByRole('table', { name: 'In sight and in range' });
  const aimed = targets.locator('[data-aimed]');
  await expect(aimed).toHaveCount(1);
  await expect(aimed.getByText('proposed')).toBeVisible();
  await expect(targets.locator('tbody tr').nth(1)).toHaveAttribute('data-aimed', 'true');
  await expect(targets.getByText('proposed')).toHaveCount(1);
  const [, , hit, stops] = await aimed.locator('td.num').allTextContents();
  await expect(page.locator('[data-odds]')).toHaveText(`${hit} · ${stops}`);
  // The others have their digit beside them.
  await expect(page.locator('[data-digit]').first()).toBeVisible();
  // Another that is chosen stays chosen; the proposal keeps its tag.
  await page.keyboard.press('1');
  await expect(targets.locator('tbody tr').first()).toHaveAttribute('data-aimed', 'true');
  await expect(targets.locator('[data-aimed]').getByText('proposed')).toHaveCount(0);
});

/** Spots on either side of a corner, in tenths of an inch: the line between them passes it closely, in one of so many directions. */
const pastCorner = ({ x, y }: { readonly x: number; readonly y: number }) =>
  Array.from({ length: 32 }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / 32;
    const [across, ahead] = [Math.sin(angle), Math.cos(angle)];
    return [
      { x: Math.round(x + 30 * across + 4 * ahead), y: Math.round(y + 30 * ahead - 4 * across) },
      { x: Math.round(x - 40 * across + 4 * ahead), y: Math.round(y - 40 * ahead - 4 * across) },
    ] as const;
  });

test('the corner that covers whom one aims at has a ring and its name on the map', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const goes = ['f1', 'f2', 'f3', 'f4'];
  await act(page, campaign, {
    ...{ do: 'plan', kind: 'raid', role: 'defender', objective: 'loot', area: 'urban' },
    goes,
  });
  await act(page, campaign, { do: 'set-table', locked: [], mallAlone: false });
  await act(page, campaign, { do: 'muster', role: 'raider', count: 1 });
  await act(page, campaign, { do: 'place-zombies' });
  await act(page, campaign, { do: 'board', up: true });
  await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'c1', 'Zombies'] });
  const cornerNow = async () =>
    (await call(page, 'encounter.looks', { campaign, piece: 'f1' })).looks.find(
      ({ piece }) => piece === 'c1/0',
    )?.corner ?? null;
  const put = (piece: string, spot: { readonly x: number; readonly y: number }) =>
    act(page, campaign, { do: 'place', piece, spot, level: null }).then(
      () => true,
      () => false,
    );
  const { table } = await underWay(page, campaign);
  const corners = table?.buildings.flatMap(({ outline }) => outline) ?? [];
  for (const [here, there] of corners.flatMap(pastCorner))
    if ((await put('f1', here)) && (await put('c1/0', there)) && (await cornerNow()) !== null) break;
  const corner = await cornerNow();
  expect(corner?.id).toMatch(/^b\d+$/);
  await app.open(page, `/c/${campaign}/encounter/play`);
  await page.locator('[data-piece="f1"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-piece="c1/0"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-corner="${corner?.id}"]`)).toHaveText(`corner of ${corner?.id.slice(1)}`);
  // The column calls it by the same number as the map.
  await expect(
    page
      .getByRole('table', { name: 'In sight and in range' })
      .getByText(new RegExp(`corner of [a-z ]+ ${corner?.id.slice(1)}\\b`)),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-corner]')).toHaveCount(0);
});

test('fire is aimed at a zombie in sight, and at none that isn’t', async ({ app, page }) => {
  const gloria = await facingThree(app, page);
  const { campaign } = /\/c\/(?<campaign>[^/]+)/.exec(page.url())?.groups ?? {};
  const at = { campaign: campaign ?? '' };
  const hidden = async () =>
    (await call(page, 'encounter.looks', { ...at, piece: gloria })).looks.find(
      ({ piece, cut }) => piece.startsWith('z') && cut !== null,
    )?.piece;
  const { pieces, doors } = await call(page, 'encounter.pieces', at);
  const last = pieces.findLast(({ kind }) => kind === 'zombie')?.piece ?? '';
  for (const { building, inside: spot } of doors) {
    if ((await hidden()) !== undefined) break;
    await act(page, at.campaign, { do: 'place', piece: last, spot, level: { building, floor: 0 } });
  }
  const unseen = await hidden();
  await page.keyboard.press('f');
  const form = page.getByRole('region', { name: new RegExp(`^${GLORIA} fires`) });
  await expect(form.locator('tbody tr[data-aimed]')).toHaveCount(1);
  await page.locator(`[data-piece="${unseen}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText(/^Zombie \w+ is out of sight\.$/)).toBeVisible();
  await expect(form.getByRole('button', { name: /^Fire/ })).toHaveAttribute('aria-disabled', 'true');
});

test('all zombies go by one key, and one undo takes them all back', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await raid(page, campaign, { area: 'urban', goes: ['f1', 'f2', 'f3', 'f4'] });
  await act(page, campaign, { do: 'board', up: true });
  await act(
    page,
    campaign,
    { do: 'begin-turn', sides: ['Party', 'Zombies'] },
    { 'atz.activation': { own: [1, 3] } },
  );
  await call(page, 'settings.set', { dice: 'app' });
  const places = async () =>
    (await call(page, 'encounter.pieces', { campaign })).pieces
      .filter(({ kind }) => kind === 'zombie')
      .map(({ piece, spot, facing }) => [piece, spot, facing]);
  const before = await places();
  await app.open(page, `/c/${campaign}/encounter/play`);
  const zombies = page.getByRole('region', { name: 'What is due' }).getByText('Zombies go');
  await expect(zombies).toBeVisible();
  // Each building of several storeys has its stairs.
  const { stairs } = await call(page, 'encounter.pieces', { campaign });
  expect(stairs.length).toBeGreaterThan(0);
  await expect(page.locator('[data-stairs]')).toHaveCount(stairs.length);
  const { acts } = await call(page, 'encounter.log', { campaign });
  await page.keyboard.press('Shift+H');
  await expect.poll(places).not.toEqual(before);
  expect((await call(page, 'encounter.log', { campaign })).acts.length).toBe(acts.length + 1);
  await page.keyboard.press('Control+z');
  await expect.poll(places).toEqual(before);
});

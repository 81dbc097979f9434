/** The Star dies: another is named, or comes; the campaign ends, is closed, and is gone on with (ATZ-173). */
import { beforeReport, report } from '../e2e/support/aftermath.ts';
import { act, underWay } from '../e2e/support/encounter.ts';
import { campaignOf } from '../e2e/support/party.ts';
import { call, expect, type Page, test } from './support/app.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

/** A raid by all four, in which zombies kill these. */
async function lost(page: Page, campaign: string, dead: readonly string[]): Promise<void> {
  const goes = (await call(page, 'encounter.get', { campaign })).able;
  const what = { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural' } as const;
  await act(page, campaign, { do: 'plan', ...what, goes });
  const { proposal } = await underWay(page, campaign);
  if (proposal === null) throw new Error('the battle has been reported already');
  const records = proposal.records.map((record) =>
    dead.includes(record.figure) ? { ...record, killed: true, by: 'zombies' as const } : record,
  );
  await act(page, campaign, { do: 'report', ...proposal, records });
  for (const { figure, due } of (await underWay(page, campaign)).after)
    for (const { step } of due) await act(page, campaign, { do: 'settle', figure, step });
  await act(page, campaign, { do: 'end', successful: false, leftWithHumansBehind: false });
}

test('a Star dies, another is named, the campaign ends, is closed, and is gone on with', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page);
  await lost(page, campaign, ['f1']);
  await app.open(page, `/c/${campaign}`);
  const place = section(page, 'A new Star');
  await expect(place).toContainText('Pris Hallam was killed');
  await place.getByLabel('Who becomes the Star').selectOption('f3');
  await press(page, 'Name Tam Whitlock the Star');
  await expect(place).toHaveCount(0);
  const { figures } = await call(page, 'campaign.get', { campaign });
  expect(figures.find(({ id }) => id === 'f3')).toMatchObject({ kind: 'star' });

  await lost(page, campaign, ['f3']);
  await app.open(page, `/c/${campaign}/encounter/after`);
  await expect(place).toContainText('Tam Whitlock was killed');
  await page.getByRole('link', { name: 'Plan the next Encounter' }).press('Enter');
  await expect(place).toContainText('Tam Whitlock was killed');
  await page.getByLabel('Rural').press('Space');
  await expect(page.getByText('The Star is gone: name or bring a new one first.')).toBeVisible();
  await press(page, 'Plan the raid');
  expect((await call(page, 'encounter.get', { campaign })).encounter).toBeNull();
  await press(page, 'End the campaign');
  const ends = section(page, 'End the campaign?').getByRole('button', { name: 'End the campaign' });
  await expect(ends).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ends).toHaveCount(0);
  expect((await call(page, 'encounter.get', { campaign })).over).toBeNull();
  await press(page, 'End the campaign');
  await ends.press('Enter');
  const over = section(page, 'The campaign is over');
  await expect(over).toContainText('It ended by your decision.');
  await expect(over).toContainText('two Encounters');
  await expect(over).toContainText('The war was still being fought.');
  await expect(page.getByText(/of phase \d remain/)).toHaveCount(0);
  await expect(place).toHaveCount(0);
  const [last, first] = (await call(page, 'chronicle.page', { campaign, what: 'encounters' })).entries;
  const reportOf = async (act = 0) =>
    (await call(page, 'chronicle.entry', { campaign, act })).report?.text.trim() ?? '';
  const words = section(page, 'Last words');
  await expect(words).toContainText(`${last?.title}, ${last?.date}`);
  const said = (await words.getByRole('blockquote').textContent()) ?? '';
  expect(said).not.toBe('');
  // The last paragraph of the last report that names who was lost, and of no other.
  expect(said).toContain('Tam');
  expect((await reportOf(last?.act)).split('\n\n').findLast((words) => words.includes('Tam'))).toBe(said);
  expect((await reportOf(first?.act)).includes(said)).toBe(false);
  await expect(section(page, 'Graveyard').getByRole('row')).toContainText([
    'Who',
    'Tam Whitlock',
    'Pris Hallam',
  ]);

  await expect(section(page, 'Graveyard').getByRole('img', { name: 'Star' })).toHaveCount(2);
  await expect(section(page, 'Graveyard')).toContainText('killed by zombies');
  await press(page, 'Go on with the campaign');
  await expect(over).toHaveCount(0);
  await expect(place).toBeVisible();
});

test('with nobody left the campaign is over, until a new Star comes', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  await lost(page, campaign, ['f1', 'f2', 'f3', 'f4']);
  await app.open(page, `/c/${campaign}`);
  await expect(section(page, 'The campaign is over')).toContainText('Nobody of the party is left.');
  await press(page, 'Bring a new Star…');
  await page.getByLabel('Name', { exact: true }).fill('Ines Carrow');
  // Left half-filled, it is there again.
  await app.open(page, `/c/${campaign}/roster`);
  await app.open(page, `/c/${campaign}`);
  await press(page, 'Bring a new Star…');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ines Carrow');
  await press(page, 'Bring the Star');
  await expect(page.getByText('Choose the attribute your Star has.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Attribute' }).fill('Agile');
  await page.getByRole('option', { name: /^Agile/ }).click();
  await press(page, 'Bring the Star');
  await expect(section(page, 'The campaign is over')).toHaveCount(0);
  await expect(section(page, 'Party')).toContainText('Ines Carrow');
  const { figures } = await call(page, 'campaign.get', { campaign });
  expect(figures).toMatchObject([{ kind: 'star', rep: 5, name: 'Ines Carrow' }]);
});

test('a Star who has turned, never came back, or never came out of the shock is said to have', async ({
  app,
  page,
}) => {
  const fates = [
    [{ mauled: true }, 'infection', [1], 'Pris Hallam turned, bitten by a zombie'],
    [{ ranAway: true }, 'recovery', [6, 6], 'Pris Hallam never came back'],
    [{ sanity: 'collapsed' }, 'crazy-about-my-job', [6, 6], 'Pris Hallam never came out of the shock'],
  ] as const;
  for (const [happened, step, faces, said] of fates) {
    const campaign = await beforeReport(page);
    await report(page, campaign, { f1: happened });
    if (step === 'crazy-about-my-job')
      await act(
        page,
        campaign,
        { do: 'settle', figure: 'f1', step: 'recovery' },
        { 'atz.recovery': { own: [1, 1] } },
      );
    await act(page, campaign, { do: 'settle', figure: 'f1', step }, { [`atz.${step}`]: { own: [...faces] } });
    await act(page, campaign, { do: 'end', successful: false, leftWithHumansBehind: false });
    await app.open(page, `/c/${campaign}`);
    await expect(section(page, 'A new Star')).toContainText(said);
  }
});

/** An Encounter from its figures to its end, and the forms of Play, in words two fifths longer than ours. */
import type { Page } from '@playwright/test';
import { beforeReport, enterAndClear, PRIS, report, setRap, TAM, WREN } from './support/aftermath.ts';
import { type App, call, expect, test } from './support/app.ts';
import { act, type Deed, underWay } from './support/encounter.ts';
import { fightInStore, peopleMet } from './support/fight.ts';
import { STAR } from './support/party.ts';
import { inPseudo, speaksPseudo } from './support/pseudo.ts';
import { cutOff, cutOffHere } from './support/pseudo-look.ts';
import { raided } from './support/raided.ts';

const rowOf = (page: Page, name: string) => page.getByRole('button', { name: inPseudo(name), exact: true });

/** Opened one after the other by keys on the line of the Star, each by what it is called. */
async function cutOffForms(page: Page, forms: Readonly<Record<string, RegExp>>): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [key, called] of Object.entries(forms)) {
    await rowOf(page, STAR).press(key);
    await expect(page.getByRole('region', { name: called }).last()).toBeVisible();
    faults.push(...(await cutOffHere(page, String(called))));
    await page.keyboard.press('Escape');
  }
  return faults;
}

async function onPlay(app: App, page: Page, campaign: string): Promise<void> {
  await app.load(page, `/c/${campaign}/encounter/play`);
  await speaksPseudo(page);
}

test('nothing is cut off of Play’s forms in words two fifths longer', async ({ app, page }) => {
  const fight = await fightInStore(page);
  const faults: string[] = [];
  await onPlay(app, page, fight.campaign);
  faults.push(
    ...(await cutOffForms(page, {
      f: /fires at/,
      g: /fights/,
      m: /moves$/,
      'Shift+F': /fires$/,
      c: /checks and other acts/,
      t: /tries a task/,
      x: /stands over/,
      'Shift+J': /picks up/,
      ',': /hands on clips/,
      s: /^How is/,
    })),
  );
  const [enemy] = fight.names;
  await rowOf(page, enemy).press('c');
  await page.keyboard.press('f');
  faults.push(...(await cutOffHere(page, 'Received Fire')));

  await onPlay(app, page, await peopleMet(page));
  faults.push(...(await cutOffForms(page, { h: /^Deal with/ })));

  await act(page, fight.campaign, { do: 'mark', who: 'c1/0', condition: 'dead', byZombie: false });
  await act(page, fight.campaign, { do: 'mark', who: 'c1/1', condition: 'dead', byZombie: false });
  await act(page, fight.campaign, { do: 'mark', who: 'f2', condition: 'out-of-the-fight', byZombie: false });
  await act(page, fight.campaign, { do: 'beat', contact: 'c1' });
  await onPlay(app, page, fight.campaign);
  faults.push(...(await cutOffForms(page, { l: /^Search/, d: /^How bad/ })));
  expect(faults).toEqual([]);
});

const BOUGHT = [
  { force: 'own', name: 'Ann Salter', rep: 5, leadership: 'overall', weapons: ['pistol'] },
  { force: 'other', name: 'Nils Arden', rep: 4, leadership: 'other', weapons: ['carbine'] },
] as const;

test('nothing is cut off of a battle by itself, nor of recruiting, in words two fifths longer', async ({
  app,
  page,
}) => {
  const half = await call(page, 'campaign.create', {
    ...{ name: 'Half-way', seed: 'AXE', division: 'seasons', startYear: 3 },
    star: { name: 'Ro', attribute: 'agile', weapons: ['pistol'] },
  });
  await call(page, 'party.recruit', { campaign: half.id, revision: half.revision, dice: 'app' });
  const { id } = await call(page, 'campaign.create', {
    ...{ name: 'The Weir by lamplight', seed: 'POINTS', division: 'seasons', startYear: 2, star: {} },
    oneOff: { points: 100, area: 'rural', phase: 2 },
  });
  for (const { weapons, ...figure } of BOUGHT)
    await act(page, id, { do: 'buy', protected: false, ...figure, weapons: [...weapons] });
  const faults = [
    ...(await cutOff(app, page, '', [['/new-one-off', 'textbox']])),
    ...(await cutOff(app, page, `/c/${half.id}/recruit`, [['', 'heading']])),
    ...(await cutOff(app, page, `/c/${id}`, [
      ['/encounter/plan', 'table'],
      ['/encounter/after', 'region'],
    ])),
  ];
  const { proposal } = await underWay(page, id);
  await act(page, id, { do: 'report', ...proposal } as Deed);
  faults.push(...(await cutOff(app, page, `/c/${id}`, [['/encounter/after', 'region']])));
  await act(page, id, { do: 'end-one-off' });
  faults.push(...(await cutOff(app, page, `/c/${id}`, [['', 'heading']])));
  expect(faults).toEqual([]);
});

test('nothing is cut off of After, nor of an Encounter’s end, in words two fifths longer', async ({
  app,
  page,
}) => {
  const campaign = await beforeReport(page);
  await enterAndClear(
    page,
    campaign,
    (await underWay(page, campaign)).places.find(({ building }) => building)?.spot ?? '',
  );
  const after = `/c/${campaign}/encounter/after`;
  const faults = [...(await cutOff(app, page, after, [['', 'region']]))];
  await setRap(page, campaign, PRIS, 7);
  await report(page, campaign, {
    [PRIS]: { fought: true, zombiesKilled: 9 },
    [TAM]: { fought: true },
    [WREN]: { captured: true, broughtOff: false, by: 'people' },
  });
  faults.push(...(await cutOff(app, page, after, [['', 'table']])));
  const ended = await raided(page, ['f3']);
  faults.push(
    ...(await cutOff(app, page, `/c/${ended}`, [
      ['/encounter/after', 'heading'],
      ['/encounter/plan', 'heading'],
      ['', 'heading'],
    ])),
  );
  expect(faults).toEqual([]);
});

/** Pages that come out of the printer, read back from the PDF. */

import type { Page } from '@playwright/test';
import type { Output } from '../../src/contract/contract.ts';
import { ATTRIBUTES, WEAPONS } from '../../src/rules/all-things-zombie/types.ts';
import { call, expect, test } from './support/app.ts';
import { campaignOf, GRUNTS, member } from './support/party.ts';
import { count, linesOf, missing, type PdfPage, readPdf, solid } from './support/pdf.ts';
import { BOTH, printed } from './support/print.ts';
import { askedOf, lendWindow } from './support/window.ts';

type Figures = Output<'campaign.get'>['figures'];

type Weapon = Figures[number]['weapons'][number];

/** A weapon with its figures, as they stand side by side. */
const weaponLine = ({ title, range, targets, impact, oRating }: Weapon) =>
  solid(`${title}${range === null ? '–' : `${range}″`}${targets}${impact}${oRating}`);

/** Each figure stands on one page, whole: its name once, and beside it every weapon of those named there. */
function checkFigures(pages: readonly PdfPage[], figures: Figures): void {
  const counted = new Set<string>();
  for (const page of pages) {
    const here = figures.filter(({ name }) => page.solid.includes(solid(name)));
    for (const { name } of here) {
      expect(counted, `${name} stands on two pages`).not.toContain(name);
      counted.add(name);
    }
    const lines = linesOf(page).join('\n');
    const carried = here.flatMap(({ weapons }) => weapons).map(weaponLine);
    const times = (line: string) => carried.filter((other) => other === line).length;
    expect([...new Set(carried)].filter((line) => count(lines, line) !== times(line))).toEqual([]);
    const titles = here.flatMap(({ attributes }) => attributes.map(({ title }) => solid(title)));
    expect(missing(page.solid, titles)).toEqual([]);
  }
  expect(counted).toEqual(new Set(figures.map(({ name }) => name)));
}

const THIRTY = Array.from({ length: 29 }, (_, at) =>
  member(
    at % 6 === 4
      ? `Maximiliana Featherstonehaugh-Cholmondeley of Hohenlohe, number ${String(at).padStart(2, '0')}`
      : `Survivor ${String(at).padStart(2, '0')}`,
    {
      rep: ([3, 4, 5, 6, 7, 2, 1] as const)[at % 7] ?? 3,
      attributes: ATTRIBUTES.slice(at % 21, (at % 21) + (at % 5 === 0 ? 6 : 1)),
      protected: at % 3 === 0,
      // Weapons side by side in the list never are of one kind, so that each line is somebody's own.
      weapons: WEAPONS.slice(at % 19, (at % 19) + (at % 4)),
    },
  ),
);

/** A weapon as it stands on a card. */
const cardLine = ({ title, range, targets, impact, oRating }: Weapon) =>
  solid(`${title}Range${range === null ? '–' : `${range}″`}Targets${targets}Impact${impact}OR${oRating}`);

/** All that is looked up of each figure is on its cards, and each card is a poker card with nothing cut off. */
async function checkCards(page: Page, pages: readonly PdfPage[], figures: Figures): Promise<void> {
  const all = pages.map((one) => one.solid).join('');
  for (const { name, weapons, attributes } of figures) {
    for (const { title } of attributes) expect(all, name).toContain(solid(`${title}.`));
    for (const weapon of weapons) expect(all, name).toContain(cardLine(weapon));
  }
  const cards = page.getByRole('region', { name: /^Page \d/ }).getByRole('article');
  const sizes = await cards.evaluateAll((elements) =>
    elements.map((card) => {
      const paper = card.closest('[data-format]');
      const box = card.getBoundingClientRect();
      const pixels = Number.parseFloat(getComputedStyle(card).width) / box.width;
      const mm = (length: number) => Math.round((length * pixels * 25.4) / 96);
      const cut = [...card.children].some((part) => part.getBoundingClientRect().bottom > box.bottom);
      const out = paper === null || box.right > paper.getBoundingClientRect().right;
      return `${mm(box.width)}×${mm(box.height)}${cut || out ? ', cut off' : ''}`;
    }),
  );
  expect(sizes.length).toBeGreaterThanOrEqual(figures.length);
  expect([...new Set(sizes)]).toEqual(['63×88']);
}

test('the sample campaign as roster and cards on both papers', async ({ app, page }) => {
  const { id: campaign } = await call(page, 'campaign.sample', {});
  const { figures, name } = await call(page, 'campaign.get', { campaign });
  const { encounter } = await call(page, 'encounter.get', { campaign });
  // Of everybody ready those alone who go on the breakout that is planned.
  const going = figures.filter(({ id }) => encounter?.party.some(({ figure }) => figure === id));
  expect(going.length).toBeGreaterThan(0);
  for (const paper of BOTH) {
    const roster = await printed(app, page, { campaign, what: 'roster', paper });
    checkFigures(roster, going);
    const cards = await printed(app, page, { campaign, what: 'cards', paper });
    await checkCards(page, cards, going);
    for (const pages of [roster, cards]) expect(pages[0]?.solid).toContain(solid(name));
  }
});

test('thirty figures, some with long names, as roster and cards on both papers', async ({ app, page }) => {
  const campaign = await campaignOf(page, THIRTY, 'The long road north, through every town we ever knew');
  const { figures, totals } = await call(page, 'campaign.get', { campaign });
  expect(figures).toHaveLength(30);
  for (const paper of BOTH) {
    const roster = await printed(app, page, { campaign, what: 'roster', paper });
    expect(roster.length).toBeGreaterThan(2);
    checkFigures(roster, figures);
    const last = roster.find(({ solid: text }) => text.includes(solid(figures.at(-1)?.name ?? '')));
    expect(last?.solid).toContain(`30figures${totals.rep}${totals.cost}`);
    await checkCards(page, await printed(app, page, { campaign, what: 'cards', paper }), figures);
  }
});

const ARSENAL = member('Arsenal', { attributes: [...ATTRIBUTES], weapons: WEAPONS.slice(0, 20) });

test('somebody with nearly everything there is stays on one page of the roster, and has several cards', async ({
  app,
  page,
}) => {
  const campaign = await campaignOf(page, [...GRUNTS.slice(0, 2), ARSENAL]);
  const { figures } = await call(page, 'campaign.get', { campaign });
  checkFigures(await printed(app, page, { campaign, what: 'roster', paper: 'Letter' }), figures);
  const cards = await printed(app, page, { campaign, what: 'cards', paper: 'Letter' });
  await checkCards(page, cards, figures);
  const named = await page.getByRole('article', { name: /^Arsenal/ }).count();
  expect(named).toBeGreaterThan(3);
  expect(cards.map((one) => one.solid).join('')).toContain(`Card${named}of${named}`);
});

test('leaves out whom the player unticks, and names the house rules', async ({ app, page }) => {
  const campaign = await campaignOf(page);
  const { revision } = await call(page, 'campaign.get', { campaign });
  await call(page, 'figure.edit', {
    campaign,
    revision,
    figure: 'f3',
    why: 'Played so since the beginning',
    edit: { field: 'advantage', advantage: 'free-will', has: true },
  });
  await app.open(page, `/c/${campaign}/print`);
  await page.getByRole('button', { name: 'Who: 4 of 4' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Wren Ostrander' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Who: 3 of 4' })).toBeVisible();
  const [roster] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(roster?.solid).toContain('TamWhitlock');
  expect(roster?.solid).not.toContain('WrenOstrander');
  expect(roster?.solid).toContain('Houserules:TamWhitlockhasFreeWill.');

  await page.getByText('Figure cards', { exact: true }).click();
  const articles = page.getByRole('region', { name: 'Pages' }).getByRole('article');
  await expect(articles.filter({ hasNotText: /Card \d of/ })).toHaveCount(3);
  const [cards] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(cards?.solid).toContain('FreeWill(houserule).');
  expect(cards?.solid).not.toContain('WrenOstrander');
});

test('paper is black on white in the dark theme as well', async ({ app, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const campaign = await campaignOf(page);
  await app.open(page, `/c/${campaign}/print`);
  const sheet = page.getByRole('region', { name: 'Page 1 of 1' });
  await expect(sheet).toBeVisible();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ colorScheme: 'dark', media });
    const colours = await sheet.evaluate((element) => {
      const texts = [element, ...element.querySelectorAll('td, th, h2, p, dt, span')];
      return {
        text: [...new Set(texts.map((text) => getComputedStyle(text).color))],
        paper: getComputedStyle(element).backgroundColor,
      };
    });
    expect(colours.paper).toBe('rgb(255, 255, 255)');
    // The numbers of the turns are printed paler, to be written over.
    expect(colours.text.toSorted()).toEqual(['rgb(0, 0, 0)', 'rgb(68, 68, 68)']);
  }
});

test('asks the desktop window to print and to save, with the paper chosen', async ({ app, page }) => {
  const campaign = await campaignOf(page, undefined, 'Merrow / Ford');
  const lent = await lendWindow(page);
  await app.open(page, `/c/${campaign}/print?what=cards`);
  await page.getByText('Letter', { exact: true }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByText('Saved as /home/player/Merrow - Ford figure cards.pdf')).toBeVisible();
  // Across, Letter holds eight cards and not six.
  const setup = { paper: 'Letter', landscape: true, suggestedName: 'Merrow - Ford figure cards' };
  expect(await askedOf(page)).toEqual([
    ['print', setup],
    ['savePdf', setup],
  ]);
  await lent.dispose();
});

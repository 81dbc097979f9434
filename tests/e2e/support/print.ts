/** Prints a form and reads it back, with what holds for every one of them. */
import type { Page } from '@playwright/test';
import type { FormId } from '../../../renderer/games/all-things-zombie/print/forms.ts';
import { type App, call, expect } from './app.ts';
import { type PdfPage, type PdfText, readPdf } from './pdf.ts';

export type Paper = 'A4' | 'Letter';
export const BOTH = ['A4', 'Letter'] as const satisfies readonly Paper[];

export const POINTS_TO_MM = 25.4 / 72;
const MARGIN_MM = 10;
/** Points: nothing on paper is set smaller. */
const LEAST_TYPE = 9;
/** Below the map: which page it is. */
const STRIP_MM = 12;
const PAPERS = {
  A4: { short: 210, long: 297 },
  Letter: { short: 215.9, long: 279.4 },
} as const satisfies Record<Paper, unknown>;

/** Forms that lie across; the map and cards do so on Letter. */
const ACROSS: readonly FormId[] = ['roster', 'sheet', 'blank-sheet'];
const liesAcross = (what: FormId, paper: Paper) =>
  what === 'map' || what === 'cards' ? paper === 'Letter' : ACROSS.includes(what);

export interface Wanted {
  readonly campaign: string;
  readonly what: FormId;
  readonly paper: Paper;
}

export async function opened(app: App, page: Page, { campaign, what, paper }: Wanted): Promise<void> {
  await app.open(page, `/c/${campaign}/print?what=${what}&paper=${paper}`);
  await expect(page.getByRole('region', { name: /^Page 1 of \d+$/ })).toBeVisible();
}

export async function printed(app: App, page: Page, wanted: Wanted): Promise<readonly PdfPage[]> {
  await opened(app, page, wanted);
  return await readBack(page, wanted);
}

/** Pages of what the screen shows, as it comes out of the printer. */
export async function readBack(
  page: Page,
  { what, paper }: Omit<Wanted, 'campaign'>,
): Promise<readonly PdfPage[]> {
  await page.evaluate(() => document.fonts.ready);
  expect(await overflowing(page)).toEqual([]);
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(await page.getByRole('region', { name: /^Page \d+ of \d+$/ }).count());
  checkPaper(pages, what, paper);
  return pages;
}

/** Sheets with more on them than fits, and tables wider than their column. */
export async function overflowing(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const sheets = [...document.querySelectorAll<HTMLElement>('[data-format]')];
    const full = sheets.filter(
      (sheet) => sheet.scrollHeight > sheet.clientHeight + 1 || sheet.scrollWidth > sheet.clientWidth + 1,
    );
    const wide = sheets
      .flatMap((sheet) => [...sheet.querySelectorAll('table')])
      .filter((table) => {
        const around = table.parentElement?.getBoundingClientRect();
        return around !== undefined && table.getBoundingClientRect().right > around.right + 1;
      });
    return [
      ...full.map((sheet) => `${sheet.getAttribute('aria-label')} is too full`),
      ...wide.map((table) => `${table.textContent?.slice(0, 40)} is too wide`),
    ];
  });
}

/** Each page is the sheet asked for, nothing stands outside its margins, and nothing is set too small to be read. */
function checkPaper(pages: readonly PdfPage[], what: FormId, paper: Paper): void {
  const { short, long } = PAPERS[paper];
  const [width, height] = liesAcross(what, paper) ? [long, short] : [short, long];
  // A figure with nearly everything there is has its line made smaller, so that it stays whole.
  const leastType = what === 'roster' ? 0 : LEAST_TYPE - 0.1;
  const wrong = (text: PdfText): readonly string[] => {
    const [left, right] = [text.x * POINTS_TO_MM, (text.x + text.width) * POINTS_TO_MM];
    const [foot, head] = [text.y * POINTS_TO_MM, (text.y + text.height) * POINTS_TO_MM];
    const within =
      left > MARGIN_MM - 0.5 &&
      right < width - MARGIN_MM + 0.5 &&
      foot > MARGIN_MM &&
      head < height - MARGIN_MM + 1;
    const at = `${text.text} from ${left}, ${foot} to ${right}, ${head} mm`;
    return [
      ...(within ? [] : [`${at} is outside the margins`]),
      ...(text.height > leastType ? [] : [`${text.text} is set in ${text.height} points`]),
    ];
  };
  const faults = pages.flatMap((page, at) => {
    const [across, down] = [page.width * POINTS_TO_MM, page.height * POINTS_TO_MM];
    const fits = Math.abs(across - width) < 0.5 && Math.abs(down - height) < 0.5;
    const named = page.solid.includes(`Page${at + 1}of${pages.length}`);
    const texts = page.texts.filter((one) => what !== 'map' || !isOnTheTable(one));
    return [
      ...(fits ? [] : [`page ${at + 1} is ${across} by ${down} mm`]),
      ...(named ? [] : [`page ${at + 1} isn’t called so`]),
      ...texts.flatMap(wrong),
    ];
  });
  expect(faults).toEqual([]);
}

/** Points: the numbers of inches are smaller, those of buildings larger. */
const NUMBER = 20;

/** Names on the table go on over the edge of a page: they are whole once the pages are joined. */
function isOnTheTable({ text, y, height }: PdfText): boolean {
  return y * POINTS_TO_MM > MARGIN_MM + STRIP_MM && (!/^\d+$/.test(text) || height > NUMBER);
}

/** A loot raid under way: planned with everybody, its table laid out, its zombies rolled for. */
export async function planned(
  page: Page,
  campaign: string,
  area: 'urban' | 'outskirts' | 'rural',
): Promise<void> {
  const { figures } = await call(page, 'campaign.get', { campaign });
  const acts = [
    {
      do: 'plan',
      kind: 'raid',
      role: 'raider',
      objective: 'loot',
      area,
      goes: figures.map(({ id }) => id),
    },
    { do: 'set-table', locked: [], mallAlone: false },
    { do: 'place-zombies' },
  ] as const;
  for (const act of acts) {
    const { revision } = await call(page, 'campaign.get', { campaign });
    const done = await call(page, 'encounter.act', {
      campaign,
      revision,
      dice: 'app',
      act: { ...act, ...('goes' in act ? { goes: [...act.goes] } : {}) } as never,
    });
    if (done.state !== 'done') throw new Error(`${act.do} asks: ${done.question.text}`);
  }
}

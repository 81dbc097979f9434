/** The desktop window, where Electron's runtime and a display are there to open it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ElectronApplication, _electron as electron, expect, type Page, test } from '@playwright/test';
import type { DesktopBridge } from '../../src/contract/desktop.ts';
import { electronProgram, hasDisplay } from '../../tools/desktop.ts';
import { fromRoot } from '../../tools/paths.ts';

const program = electronProgram(fromRoot('node_modules/electron'), process.env);
const missing =
  program === undefined
    ? 'no Electron runtime'
    : hasDisplay(process)
      ? null
      : 'no display to open a window on';

test.skip(missing !== null, `There is ${missing} here.`);
if (missing !== null)
  console.log(`The stories of the desktop window were left out: there is ${missing} here.`);

let dataDir: string;
const running: ElectronApplication[] = [];

test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'holdout-desktop-'));
});

test.afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
  // Windows lets go of a program's files a moment after it has ended.
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

async function start(): Promise<{ readonly app: ElectronApplication; readonly page: Page }> {
  if (program === undefined) throw new Error('expected Electron to be there');
  const app = await electron.launch({
    executablePath: program,
    args: [fromRoot('dist/electron/main.js'), '--data', dataDir],
    // Linux programs keep what is theirs in this folder; elsewhere the profile stays in the system's place.
    env: { ...process.env, XDG_CONFIG_HOME: join(dataDir, 'config') } as Record<string, string>,
  });
  running.push(app);
  return { app, page: await app.firstWindow() };
}

function choose(app: ElectronApplication, item: string): Promise<void> {
  return app.evaluate(({ Menu }, id) => Menu.getApplicationMenu()?.getMenuItemById(id)?.click(), item);
}

test('a campaign made in the window is there again after a restart', async () => {
  const first = await start();
  await expect(first.page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  expect(first.page.url()).toMatch(/^holdout:\/\/app\//);
  await first.page.getByRole('button', { name: 'Look at a sample campaign' }).click();
  await expect(first.page).toHaveURL(/#\/c\/[0-9a-z]{10}$/);
  await choose(first.app, 'all-campaigns');
  await expect(first.page.getByRole('link', { name: /^Merrow Ford/ })).toBeVisible();
  await first.app.close();

  const second = await start();
  await second.page.getByRole('link', { name: /^Merrow Ford/ }).click();
  await expect(second.page).toHaveURL(/#\/c\/[0-9a-z]{10}$/);
});

test('the page saves itself as a PDF where the player says', async () => {
  const { app, page } = await start();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const filePath = join(dataDir, 'shelf.pdf');
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: chosen });
  }, filePath);
  const saved = await page.evaluate(() =>
    (window as unknown as { readonly holdout: DesktopBridge }).holdout.savePdf({
      paper: 'A4',
      landscape: true,
      suggestedName: 'Shelf',
    }),
  );
  expect(saved).toBe(filePath);
  expect(readFileSync(filePath).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the page stays where it is, alone and without Node', async () => {
  const { app, page } = await start();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const found = await page.evaluate(async () => ({
    opened: window.open('https://example.org/') !== null,
    node: 'process' in window || 'require' in window,
    network: await fetch('https://example.org/').then(
      () => true,
      () => false,
    ),
  }));
  expect(found).toEqual({ opened: false, node: false, network: false });
  // Asked after the window's own listener, which refuses.
  const leaving = await app.evaluateHandle(({ BrowserWindow }) => ({
    asked: new Promise<{ readonly to: string; readonly refused: boolean }>((resolve) => {
      const [window] = BrowserWindow.getAllWindows();
      window?.webContents.once('will-frame-navigate', ({ url, defaultPrevented }) =>
        resolve({ to: url, refused: defaultPrevented }),
      );
    }),
  }));
  await page.evaluate(() => window.location.assign('https://example.org/'));
  expect(await leaving.evaluate(({ asked }) => asked)).toEqual({ to: 'https://example.org/', refused: true });
  expect(page.url()).toMatch(/^holdout:\/\/app\//);
  expect(app.windows()).toHaveLength(1);
});

import { defineConfig } from '@playwright/test';
import { installedChromium, thisMachine } from './tools/chromium.ts';
import { leftForTheNight } from './tools/nightly-files.ts';

const executablePath = process.env.HOLDOUT_CHROMIUM ?? installedChromium(thisMachine());

/** The address bar has pages of its own, which cost a seventh of the run; then what Playwright would switch off itself. */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'PaintHolding',
  'MediaRouter',
  'HttpsUpgrades',
  'OptimizationHints',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: leftForTheNight('spec'),
  globalSetup: './tools/e2e-setup.config.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One more than the cores of the machine it has to be quick on: a story waits for its browser half of the time.
  workers: 3,
  // A time-out ends a story that hangs, and is ten times what the slowest takes on a quiet machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // A story that passes at the second try has not passed.
  retries: 0,
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.HOLDOUT_E2E_RESULT ?? 'test-results/result.json' }],
    ['html', { open: 'never', outputFolder: 'playwright-report' }],
  ],
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Chromium's sandbox does not start as root, and the pages here are our own.
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${NOT_NEEDED.join()}`,
      ],
    },
  },
});

/** Acts that can't be taken back on the table are asked for once, on each screen that offers them. */
import { describe } from 'vitest';
import type { AskedFirst } from '../../src/contract/games/all-things-zombie/asks-first.ts';
import { act, underWay } from '../e2e/support/encounter.ts';
import { fightInStore } from '../e2e/support/fight.ts';
import { type App, call, expect, type Page, test } from './support/app.ts';
import { button } from './support/parts.ts';

const last = async (page: Page, campaign: string) => (await call(page, 'campaign.get', { campaign })).undo;

interface Offered {
  /** Opens the screen, ready for the press that declares it. */
  readonly open: (app: App, page: Page, campaign: string) => Promise<void>;
  readonly declare: (page: Page) => Promise<void>;
  /** Label of the button that says yes. */
  readonly yes: string;
  /** Words by which undo is called afterwards. */
  readonly done: RegExp;
  /** Label of the button that sends the form, where saying yes only leads to it. */
  readonly sends?: string;
}

const play = async (app: App, page: Page, campaign: string) => {
  await app.open(page, `/c/${campaign}/encounter/play`);
  await expect(page.getByRole('table', { name: 'Figures of all sides' })).toBeVisible();
};
const BEATEN = { yes: 'They are beaten', done: /beaten/i };

/** Every screen that offers one of them. */
const SCREENS: Record<AskedFirst, Readonly<Record<string, Offered>>> = {
  'begin-turn': {
    'on the table': {
      open: play,
      declare: (page) => page.keyboard.press('n'),
      yes: 'Begin the turn anyway',
      done: /Turn 1/i,
    },
  },
  beat: {
    'on the table': {
      ...BEATEN,
      open: play,
      declare: (page) => button(page, 'They are beaten').first().press('Enter'),
    },
    'after the battle': {
      ...BEATEN,
      open: async (app, page, campaign) => {
        const { proposal } = await underWay(page, campaign);
        if (proposal === null) throw new Error('nothing to report');
        // Nobody is beaten on a table that was left, or with enemies on it.
        const field = { zombies: false, enemies: false };
        const left = { zombies: 0, people: 0, kept: true };
        await act(page, campaign, { do: 'report', ...proposal, field, left });
        await app.open(page, `/c/${campaign}/encounter/after`);
      },
      declare: (page) => button(page, /^They are beaten: /).press('Enter'),
    },
  },
  'end-campaign': {
    'on Home': {
      open: async (app, page, campaign) => {
        const { proposal } = await underWay(page, campaign);
        if (proposal === null) throw new Error('nothing to report');
        await act(page, campaign, { do: 'report', ...proposal });
        for (const { figure, due } of (await underWay(page, campaign)).after)
          for (const { step } of due) await act(page, campaign, { do: 'settle', figure, step });
        await act(page, campaign, { do: 'end', successful: true, leftWithHumansBehind: false });
        const { revision, figures } = await call(page, 'campaign.get', { campaign });
        const figure = figures.find(({ kind }) => kind === 'star')?.id ?? '';
        const gone = { figure, status: 'dead', why: 'For the story' } as const;
        await call(page, 'figure.setStatus', { campaign, revision, ...gone });
        await app.open(page, `/c/${campaign}`);
      },
      declare: (page) => button(page, 'End the campaign').first().press('Enter'),
      yes: 'End the campaign',
      done: /End the campaign/i,
    },
  },
  mark: {
    'on the table': {
      open: async (app, page, campaign) => {
        await play(app, page, campaign);
        await page
          .getByRole('table', { name: 'Figures of all sides' })
          .getByRole('button', { name: 'Gloria Mbeki-Tranter', exact: true })
          .focus();
      },
      declare: async (page) => {
        await page.keyboard.press('s');
        await page.keyboard.press('t');
      },
      yes: 'Captured',
      done: /captured/i,
    },
  },
  report: {
    'on the table': {
      open: play,
      declare: (page) => button(page, /^The battle is over/).press('Enter'),
      yes: 'It is over',
      done: /report/i,
      sends: 'Report the battle',
    },
    'as a form': {
      open: (app, page, campaign) => app.open(page, `/c/${campaign}/encounter/after`),
      declare: (page) => button(page, 'Report the battle').press('Enter'),
      yes: 'It is over',
      done: /report/i,
    },
  },
};

describe.each(
  Object.entries(SCREENS).flatMap(([name, screens]) =>
    Object.entries(screens).map(([where, offered]) => [name, where, offered] as const),
  ),
)('%s, %s', (_name, _where, { open, declare, yes, done, sends }) => {
  test('is asked for once, and not done where it isn’t so', async ({ app, page }) => {
    await app.open(page);
    const { campaign } = await fightInStore(page);
    await open(app, page, campaign);
    const before = await last(page, campaign);

    await declare(page);
    const asked = page.getByRole('region', { name: /\?$/ }).getByRole('button', { name: yes, exact: true });
    await expect(asked).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(asked).toHaveCount(0);
    expect(await last(page, campaign)).toBe(before);

    await declare(page);
    await expect(asked).toBeFocused();
    expect(await last(page, campaign)).toBe(before);
    await page.keyboard.press('Enter');
    if (sends !== undefined) {
      expect(await last(page, campaign)).toBe(before);
      await button(page, sends).press('Enter');
    }
    await expect(
      page.getByRole('button', { name: new RegExp(`^Undo: .*${done.source}`, 'i') }),
    ).toBeVisible();
    await expect(asked).toHaveCount(0);
  });
});

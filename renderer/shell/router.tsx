/** Routes from addresses to screens. Addresses live behind the #, so that no host has to know them. */

import { createHashHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { TIERS, type Tier } from '../../src/contract/tiers.ts';
import { numberIn, oneOfIn, textIn } from '../client/search.ts';
import { SessionLayout } from '../screens/session/session-layout.tsx';
import { CampaignLayout } from './campaign-layout.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { screen } from './screen.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { SCREENS } from './screens.ts';
import { Shell } from './shell.tsx';

/** Parameters of the address, read as JSON where they can be. */
type Search = Record<string, unknown>;

const shows = (address: keyof typeof SCREENS) => screen(SCREENS[address]);

const root = createRootRoute({ component: Shell, notFoundComponent: NoSuchPage });

const shelf = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: shows('/'),
});
const wizard = createRoute({
  getParentRoute: () => root,
  path: '/new',
  component: shows('/new'),
});
const newOneOff = createRoute({
  getParentRoute: () => root,
  path: '/new-one-off',
  component: shows('/new-one-off'),
});
const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: shows('/settings'),
  /** `tab`: which part is open; `restore`: the backup that is asked about there. */
  validateSearch: ({
    tab,
    restore,
  }: Search): { readonly tab?: string | undefined; readonly restore?: string | undefined } => ({
    tab: textIn(tab, 20),
    restore: textIn(restore, 120),
  }),
});
const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
  component: shows('/about'),
});
/** `rule`: which rule is open. */
const ruleSearch = ({ rule }: Search): { readonly rule?: string | undefined } => ({ rule: textIn(rule, 80) });
const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  component: shows('/rules'),
  validateSearch: ruleSearch,
});

const campaign = createRoute({ getParentRoute: () => root, path: '/c/$campaign', component: CampaignLayout });
const home = createRoute({
  getParentRoute: () => campaign,
  path: '/',
  component: shows('/c/$campaign'),
});
const recruit = createRoute({
  getParentRoute: () => campaign,
  path: '/recruit',
  component: shows('/c/$campaign/recruit'),
});
const roster = createRoute({
  getParentRoute: () => campaign,
  path: '/roster',
  component: shows('/c/$campaign/roster'),
  /** `figure`: whose sheet is open. */
  validateSearch: ({ figure }: Search): { readonly figure?: string | undefined } => ({
    figure: textIn(figure),
  }),
});
interface PrintSearch {
  /** Id of a form that the screen has. */
  readonly what?: string | undefined;
  readonly paper?: 'A4' | 'Letter' | undefined;
  /** Act number of the Encounter whose report it is; the last one played where left out. */
  readonly entry?: number | undefined;
}
const print = createRoute({
  getParentRoute: () => campaign,
  path: '/print',
  component: shows('/c/$campaign/print'),
  validateSearch: ({ what, paper, entry }: Search): PrintSearch => ({
    what: textIn(what, 20),
    paper: oneOfIn(paper, ['A4', 'Letter']),
    entry: numberIn(entry),
  }),
});

const campaignRules = createRoute({
  getParentRoute: () => campaign,
  path: '/rules',
  component: shows('/c/$campaign/rules'),
  validateSearch: ruleSearch,
});
const encounter = createRoute({
  getParentRoute: () => campaign,
  path: '/encounter',
  component: shows('/c/$campaign/encounter'),
});
const encounterPlan = createRoute({
  getParentRoute: () => campaign,
  path: '/encounter/plan',
  component: shows('/c/$campaign/encounter/plan'),
});
const encounterSetUp = createRoute({
  getParentRoute: () => campaign,
  path: '/encounter/set-up',
  component: shows('/c/$campaign/encounter/set-up'),
});
const encounterPlay = createRoute({
  getParentRoute: () => campaign,
  path: '/encounter/play',
  component: shows('/c/$campaign/encounter/play'),
  /** `how`: the battle is reported as a whole; left out, it is played turn by turn. */
  validateSearch: ({ how }: Search): { readonly how?: Tier | undefined } => ({
    how: oneOfIn(how, TIERS),
  }),
});
const encounterAfter = createRoute({
  getParentRoute: () => campaign,
  path: '/encounter/after',
  component: shows('/c/$campaign/encounter/after'),
});
const stockpile = createRoute({
  getParentRoute: () => campaign,
  path: '/stockpile',
  component: shows('/c/$campaign/stockpile'),
});
const people = createRoute({
  getParentRoute: () => campaign,
  path: '/people',
  component: shows('/c/$campaign/people'),
  /** `group`: who is open. */
  validateSearch: ({ group }: Search): { readonly group?: string | undefined } => ({
    group: textIn(group, 12),
  }),
});
const statistics = createRoute({
  getParentRoute: () => campaign,
  path: '/statistics',
  component: shows('/c/$campaign/statistics'),
});
const houseRules = createRoute({
  getParentRoute: () => campaign,
  path: '/house-rules',
  component: shows('/c/$campaign/house-rules'),
});

const chronicle = createRoute({
  getParentRoute: () => campaign,
  path: '/chronicle',
  component: shows('/c/$campaign/chronicle'),
  /** `entry`: the act that the entry shown begins with. */
  validateSearch: ({ entry }: Search): { readonly entry?: number | undefined } => ({
    entry: numberIn(entry),
  }),
});

const newGame = createRoute({ getParentRoute: () => root, path: '/game', component: shows('/game') });
const session = createRoute({ getParentRoute: () => root, path: '/g/$session', component: SessionLayout });
const sessionPlay = createRoute({
  getParentRoute: () => session,
  path: '/',
  component: shows('/g/$session'),
});
const sessionChronicle = createRoute({
  getParentRoute: () => session,
  path: '/chronicle',
  component: shows('/g/$session/chronicle'),
});
const sessionPrint = createRoute({
  getParentRoute: () => session,
  path: '/print',
  component: shows('/g/$session/print'),
  /** `what`: one of the sheets that the game has. */
  validateSearch: ({
    what,
    paper,
  }: Search): { readonly what?: string | undefined; readonly paper?: 'A4' | 'Letter' | undefined } => ({
    what: textIn(what, 20),
    paper: oneOfIn(paper, ['A4', 'Letter']),
  }),
});
const sessionFigures = createRoute({
  getParentRoute: () => session,
  path: '/figures',
  component: shows('/g/$session/figures'),
});
const sessionStatistics = createRoute({
  getParentRoute: () => session,
  path: '/statistics',
  component: shows('/g/$session/statistics'),
});

const routeTree = root.addChildren([
  shelf,
  wizard,
  newOneOff,
  settings,
  about,
  rules,
  campaign.addChildren([
    home,
    recruit,
    roster,
    encounter,
    encounterPlan,
    encounterSetUp,
    encounterPlay,
    encounterAfter,
    stockpile,
    people,
    chronicle,
    print,
    campaignRules,
    statistics,
    houseRules,
  ]),
  newGame,
  session.addChildren([sessionPlay, sessionChronicle, sessionPrint, sessionFigures, sessionStatistics]),
]);

export const router = createRouter({
  routeTree,
  history: createHashHistory(),
  defaultPreload: false,
  defaultErrorComponent: ScreenFailure,
  // A screen's own scrolling parts, not the window, are what scrolls.
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

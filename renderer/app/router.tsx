/** Which address shows which screen. Addresses live behind the #, so that no host has to know them. */
import { createHashHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { AboutScreen } from '../features/about/about-screen.tsx';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';
import { ShelfScreen } from '../features/shelf/shelf-screen.tsx';
import { StatisticsScreen } from '../features/statistics/statistics-screen.tsx';
import { ChronicleScreen } from '../games/all-things-zombie/chronicle/chronicle-screen.tsx';
import { EncounterIndex, EncounterScreen } from '../games/all-things-zombie/encounter/encounter-screen.tsx';
import { HomeScreen } from '../games/all-things-zombie/home/home-screen.tsx';
import { HouseRulesScreen } from '../games/all-things-zombie/house-rules/house-rules-screen.tsx';
import { NewCampaignScreen } from '../games/all-things-zombie/new-campaign/new-campaign-screen.tsx';
import { PeopleScreen } from '../games/all-things-zombie/people/people-screen.tsx';
import { FORM_IDS } from '../games/all-things-zombie/print/forms.ts';
import { PrintScreen } from '../games/all-things-zombie/print/print-screen.tsx';
import { RecruitScreen } from '../games/all-things-zombie/recruit/recruit-screen.tsx';
import { RosterScreen } from '../games/all-things-zombie/roster/roster-screen.tsx';
import { RulesScreen } from '../games/all-things-zombie/rules/rules-screen.tsx';
import { StockpileScreen } from '../games/all-things-zombie/stockpile/stockpile-screen.tsx';
import { CampaignLayout } from './campaign-layout.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { Shell } from './shell.tsx';

const root = createRootRoute({ component: Shell, notFoundComponent: NoSuchPage });

const shelf = createRoute({ getParentRoute: () => root, path: '/', component: ShelfScreen });
const wizard = createRoute({ getParentRoute: () => root, path: '/new', component: NewCampaignScreen });
const settings = createRoute({ getParentRoute: () => root, path: '/settings', component: SettingsScreen });
const about = createRoute({ getParentRoute: () => root, path: '/about', component: AboutScreen });
/** `rule`: which rule is open. */
const ruleSearch = z.object({ rule: z.string().max(80).optional().catch(undefined) });
const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  component: RulesScreen,
  validateSearch: ruleSearch,
});

const campaign = createRoute({ getParentRoute: () => root, path: '/c/$campaign', component: CampaignLayout });
const home = createRoute({ getParentRoute: () => campaign, path: '/', component: HomeScreen });
const recruit = createRoute({ getParentRoute: () => campaign, path: '/recruit', component: RecruitScreen });
const roster = createRoute({
  getParentRoute: () => campaign,
  path: '/roster',
  component: RosterScreen,
  /** `figure`: whose sheet is open. */
  validateSearch: z.object({ figure: z.string().optional().catch(undefined) }),
});
const print = createRoute({
  getParentRoute: () => campaign,
  path: '/print',
  component: PrintScreen,
  validateSearch: z.object({
    what: z.enum(FORM_IDS).optional().catch(undefined),
    paper: z.enum(['A4', 'Letter']).optional().catch(undefined),
    /** Of the Encounter whose report it is; the last one played where left out. */
    entry: z.int().positive().optional().catch(undefined),
  }),
});

const campaignRules = createRoute({
  getParentRoute: () => campaign,
  path: '/rules',
  component: RulesScreen,
  validateSearch: ruleSearch,
});
const encounter = createRoute({
  getParentRoute: () => campaign,
  path: '/encounter',
  component: EncounterIndex,
});
const encounterPlan = createRoute({
  getParentRoute: () => campaign,
  path: '/encounter/plan',
  component: () => <EncounterScreen step="plan" />,
});
const encounterSetUp = createRoute({
  getParentRoute: () => campaign,
  path: '/encounter/set-up',
  component: () => <EncounterScreen step="set-up" />,
});
const encounterPlay = createRoute({
  getParentRoute: () => campaign,
  path: '/encounter/play',
  component: () => <EncounterScreen step="play" />,
});
const encounterAfter = createRoute({
  getParentRoute: () => campaign,
  path: '/encounter/after',
  component: () => <EncounterScreen step="after" />,
});
const stockpile = createRoute({
  getParentRoute: () => campaign,
  path: '/stockpile',
  component: StockpileScreen,
});
const people = createRoute({
  getParentRoute: () => campaign,
  path: '/people',
  component: PeopleScreen,
  /** `group`: who is open. */
  validateSearch: z.object({ group: z.string().max(12).optional().catch(undefined) }),
});
const statistics = createRoute({
  getParentRoute: () => campaign,
  path: '/statistics',
  component: StatisticsScreen,
});
const houseRules = createRoute({
  getParentRoute: () => campaign,
  path: '/house-rules',
  component: HouseRulesScreen,
});

const chronicle = createRoute({
  getParentRoute: () => campaign,
  path: '/chronicle',
  component: ChronicleScreen,
  /** `entry`: the act that the entry shown begins with. */
  validateSearch: z.object({ entry: z.int().positive().optional().catch(undefined) }),
});

const routeTree = root.addChildren([
  shelf,
  wizard,
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
]);

export const router = createRouter({
  routeTree,
  history: createHashHistory(),
  defaultPreload: false,
  // A screen's own scrolling parts, not the window, are what scrolls.
  scrollRestoration: false,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** The parts of Play that lie behind tabs. */

/** The tabs of the Play screen. Where there is room figures and map stand beside the others, and have no tab. */

const TABS = ['figures', 'map', 'log', 'places', 'people', 'shots'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_WORDS = {
  figures: 'Figures',
  map: 'Map',
  log: 'Log',
  places: 'Buildings',
  people: 'People',
  shots: 'Shots',
} as const satisfies Record<Tab, string>;

const BESIDE: readonly Tab[] = ['figures', 'map'];

/** Tabs that are to choose from. */
export const tabsThere = (roomy: boolean): readonly Tab[] =>
  roomy ? TABS.filter((tab) => !BESIDE.includes(tab)) : TABS;

/** Tab that is shown, where the given one was chosen. */
export const tabShown = (chosen: Tab, roomy: boolean): Tab =>
  roomy && BESIDE.includes(chosen) ? 'log' : chosen;

export const tabId = (tab: Tab) => `play-tab-${tab}`;
export const panelId = (tab: Tab) => `play-${tab}`;

/** The parts of Play that lie behind tabs. */

/** The tabs of the Play screen. Where there is room figures and map stand beside the others, and have no tab. */

const TABS = ['figures', 'map', 'words', 'log', 'places', 'people', 'shots'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_WORDS = {
  figures: 'Figures',
  map: 'Map',
  words: 'In words',
  log: 'Log',
  places: 'Buildings',
  people: 'People',
  shots: 'Shots',
} as const satisfies Record<Tab, string>;

const BESIDE: readonly Tab[] = ['figures', 'map'];

interface Frame {
  readonly roomy: boolean;
  /** Everybody has a place: the map comes first, and there is a twin of it in words. */
  readonly board: boolean;
}

/** Tabs that are to choose from. */
export function tabsThere({ roomy, board }: Frame): readonly Tab[] {
  const there = TABS.filter((tab) => !(roomy && BESIDE.includes(tab)) && (board || tab !== 'words'));
  return board && !roomy ? ['map', ...there.filter((tab) => tab !== 'map')] : there;
}

/** Tab that is shown: the one that was chosen where it is there, else the first. */
export function tabShown(chosen: Tab | undefined, frame: Frame): Tab {
  const there = tabsThere(frame);
  return there.find((tab) => tab === chosen) ?? (frame.roomy ? 'log' : (there[0] ?? 'log'));
}

export const tabId = (tab: Tab) => `play-tab-${tab}`;
export const panelId = (tab: Tab) => `play-${tab}`;

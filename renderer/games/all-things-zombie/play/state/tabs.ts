/** The parts of Play that lie behind tabs. */

/**
 * The tabs of the Play screen. Where there is room figures and map stand beside the others, and have no tab; where there is least, the board
 * has one, and all else another.
 */

const TABS = ['figures', 'map', 'words', 'log', 'places', 'people', 'shots', 'column'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_WORDS = {
  figures: 'Figures',
  map: 'Map',
  words: 'In words',
  log: 'Log',
  places: 'Buildings',
  people: 'People',
  shots: 'Shots',
  column: 'What to do',
} as const satisfies Record<Tab, string>;

const BESIDE: readonly Tab[] = ['figures', 'map'];

/** Columns that the window has room for. */
export type Room = 'one' | 'two' | 'three';

interface Frame {
  readonly room: Room;
  /** Everybody has a place: the map comes first, and there is a twin of it in words. */
  readonly board: boolean;
}

/** Tabs that are to choose from. */
export function tabsThere({ room, board }: Frame): readonly Tab[] {
  if (room === 'one') return ['map', 'column'];
  const there = TABS.filter(
    (tab) => tab !== 'column' && !(room === 'three' && BESIDE.includes(tab)) && (board || tab !== 'words'),
  );
  return board && room === 'two' ? ['map', ...there.filter((tab) => tab !== 'map')] : there;
}

/** Tab that is shown: the one that was chosen where it is there, else the first. */
export function tabShown(chosen: Tab | undefined, frame: Frame): Tab {
  const there = tabsThere(frame);
  return there.find((tab) => tab === chosen) ?? (frame.room === 'three' ? 'log' : (there[0] ?? 'log'));
}

export const tabId = (tab: Tab) => `play-tab-${tab}`;
export const panelId = (tab: Tab) => `play-${tab}`;

/** Destinations in the app: the sidebar shows them, and the palette lists them under Go to. */
import {
  IconBook2,
  IconBooks,
  IconChartBar,
  IconDice5,
  IconInfoCircle,
  IconNotebook,
  IconPencil,
  IconPrinter,
  IconSettings,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

export interface Destination {
  readonly to: NonNullable<LinkProps['to']>;
  readonly params: Readonly<Record<string, string>>;
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  readonly text: string;
  /** Longer name for the palette, where the sidebar has room for less. */
  readonly name?: string;
  /** Other words it is found by. */
  readonly keywords?: string;
  /** True for a destination that is marked as shown at its own address only, not at those below. */
  readonly exact?: boolean;
  /** A screen on which things are done, and nothing else. */
  readonly writes?: boolean;
  /** Number of things to see there. */
  readonly count?: number | undefined;
}

/** Destinations while no campaign or game is on screen. */
export const OUTSIDE: readonly Destination[] = [
  { to: '/', params: {}, icon: IconBooks, text: 'Campaigns', name: 'All campaigns', exact: true },
  {
    to: '/rules',
    params: {},
    icon: IconBook2,
    text: 'Rules',
    keywords: 'reference odds calculator tables',
  },
];

/** Destinations that are always offered, on every screen. */
export const ALWAYS: readonly Destination[] = [
  { to: '/settings', params: {}, icon: IconSettings, text: 'Settings' },
  {
    to: '/about',
    params: {},
    icon: IconInfoCircle,
    text: 'About',
    name: 'About Holdout',
    keywords: 'version licence',
  },
];

interface Game {
  readonly id: string;
  /** True if the game has figures that may be corrected. */
  readonly correctable: boolean;
  /** True if the game prints anything on paper. */
  readonly prints: boolean;
}

export function gameDestinations({ id, correctable, prints }: Game): readonly Destination[] {
  const params = { session: id };
  return [
    { to: '/g/$session', params, icon: IconDice5, text: 'Game', exact: true },
    { to: '/g/$session/chronicle', params, icon: IconNotebook, text: 'Chronicle' },
    ...(prints
      ? [
          {
            to: '/g/$session/print',
            params,
            icon: IconPrinter,
            text: 'Print',
            keywords: 'pdf paper',
          } as const,
        ]
      : []),
    ...(correctable
      ? [{ to: '/g/$session/figures', params, icon: IconPencil, text: 'Figures' } as const]
      : []),
    { to: '/g/$session/statistics', params, icon: IconChartBar, text: 'Statistics' },
  ];
}

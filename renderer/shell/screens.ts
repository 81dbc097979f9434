/** Screens by their address: a table without the screens themselves, each of whose files is fetched when it is needed. */
import type { ComponentType } from 'react';
import { SCREENS as ALL_THINGS_ZOMBIE } from '../games/all-things-zombie/screens.ts';

export type Load = () => Promise<ComponentType>;

export const SCREENS = {
  '/': async () => (await import('../screens/shelf/shelf-screen.tsx')).ShelfScreen,
  '/settings': async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
  '/about': async () => (await import('../screens/about/about-screen.tsx')).AboutScreen,
  '/game': async () => (await import('../screens/new-game/new-game-screen.tsx')).NewGameScreen,
  '/g/$session': async () => (await import('../screens/session/session-screen.tsx')).SessionScreen,
  '/g/$session/chronicle': async () =>
    (await import('../screens/session/session-chronicle-screen.tsx')).SessionChronicleScreen,
  '/g/$session/print': async () => (await import('../screens/session/print-screen.tsx')).PrintScreen,
  '/g/$session/figures': async () => (await import('../screens/session/figures-screen.tsx')).FiguresScreen,
  '/g/$session/statistics': async () =>
    (await import('../screens/session/statistics-screen.tsx')).StatisticsScreen,
  ...ALL_THINGS_ZOMBIE,
} as const satisfies Record<string, Load>;

/** Address after the #, without the search, e.g. `/c/0123456789/roster`. */
export const addressOf = (hash: string): string => hash.replace(/^#/, '').split('?', 1)[0] || '/';

/** The campaign that an address lies in. */
export function campaignAt(address: string): string | undefined {
  const [, campaign] = /^\/c\/([^/]+)/.exec(address) ?? [];
  return campaign === undefined ? undefined : decodeURIComponent(campaign);
}

/** The screen at an address, if there is one. */
export function screenAt(address: string): Load | undefined {
  const parts = partsOf(address);
  const found = Object.entries(SCREENS).find(([path]) => {
    const wanted = partsOf(path);
    return (
      wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at])
    );
  });
  return found?.[1];
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

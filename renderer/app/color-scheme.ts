/** Light, dark or as the system: kept in the settings, and remembered here so that a window opens in its colours. */
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { Settings } from '../../src/contract/app.ts';

type Theme = Settings['theme'];

const KEY = 'holdout-theme';
/** Longer than any browser keeps a cookie. */
const YEAR_S = 365 * 24 * 60 * 60;

export const schemeOf = (theme: Theme): MantineColorScheme => (theme === 'system' ? 'auto' : theme);

/**
 * The browser host gets another port with each start, and storage belongs to a port; cookies do not. The desktop
 * window's own scheme has storage, and no cookies. Each is asked for its own: storage is read from the disk.
 */
export function remember(theme: Theme): void {
  if (window.holdout === undefined) {
    // biome-ignore lint/suspicious/noDocumentCookie: the store that replaces it has to be waited for.
    document.cookie = `${KEY}=${theme}; Path=/; Max-Age=${YEAR_S}; SameSite=Strict`;
    return;
  }
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be switched off; the settings know the theme all the same.
  }
}

export function remembered(): Theme {
  const kept =
    window.holdout === undefined ? new RegExp(`${KEY}=(light|dark)`).exec(document.cookie)?.[1] : stored();
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Puts the colours on before anything is drawn. */
export function wear(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
}

/** Mantine starts with the theme the window was opened in; changes go through the settings. */
export const schemeManager = (theme: Theme): MantineColorSchemeManager => ({
  get: () => schemeOf(theme),
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
});

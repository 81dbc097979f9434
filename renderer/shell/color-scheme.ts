/** Light, dark or as the system: kept in the settings, and remembered here so that a window opens in its colours. */
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { Settings } from '../../src/contract/app.ts';

type Theme = Settings['theme'];

const KEY = 'holdout-theme';
export const schemeOf = (theme: Theme): MantineColorScheme => (theme === 'system' ? 'auto' : theme);

export function remember(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be switched off; the settings know the theme all the same.
  }
}

export function remembered(): Theme {
  const kept = stored();
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

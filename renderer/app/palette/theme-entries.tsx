import type { SpotlightActionData } from '@mantine/spotlight';
import { IconMoon, IconSun, IconSunMoon } from '@tabler/icons-react';
import type { Settings } from '../../../src/contract/app.ts';
import { useAsk, useDo } from '../api.ts';
import { entry, type Seen } from './entry.tsx';
import { words } from './text/theme-entries.ts';

const THEMES = [
  { theme: 'light', label: words.lightTheme, icon: IconSun },
  { theme: 'dark', label: words.darkTheme, icon: IconMoon },
  { theme: 'system', label: words.themeAsTheSystem, icon: IconSunMoon },
] as const satisfies readonly { theme: Settings['theme']; label: string; icon: typeof IconSun }[];

/** The themes that aren't in use. */
export function useThemeEntries(seen: Seen): readonly SpotlightActionData[] {
  const settings = useAsk('settings.get', {}, seen).data;
  const set = useDo('settings.set');
  return THEMES.filter(({ theme }) => theme !== settings?.theme).map(({ theme, label, icon }) =>
    entry(`theme-${theme}`, label, icon, () => set.mutate({ theme }), { keywords: words.colourDarkLight }),
  );
}

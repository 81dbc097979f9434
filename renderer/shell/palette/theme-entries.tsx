import type { SpotlightActionData } from '@mantine/spotlight';
import { IconMoon, IconSun, IconSunMoon } from '@tabler/icons-react';
import type { Settings } from '../../../src/contract/app.ts';
import { useAsk, useDo } from '../../client/api.ts';
import { entry, type Seen } from '../../client/palette-entry.tsx';

const THEMES = [
  { theme: 'light', label: 'Light theme', icon: IconSun },
  { theme: 'dark', label: 'Dark theme', icon: IconMoon },
  { theme: 'system', label: 'Same theme as the system', icon: IconSunMoon },
] as const satisfies readonly { theme: Settings['theme']; label: string; icon: typeof IconSun }[];

/** The themes that aren't in use. */
export function useThemeEntries(seen: Seen): readonly SpotlightActionData[] {
  const settings = useAsk('settings.get', {}, seen).data;
  const set = useDo('settings.set');
  return THEMES.filter(({ theme }) => theme !== settings?.theme).map(({ theme, label, icon }) =>
    entry(`theme-${theme}`, label, icon, () => set.mutate({ theme }), { keywords: 'colour dark light' }),
  );
}

import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { useAsk } from '../client/api.ts';
import { remember, schemeOf } from './color-scheme.ts';

/** Keeps the colours as the settings say, also when another window changed them. */
export function ThemeFollower() {
  const settings = useAsk('settings.get', {});
  const { setColorScheme } = useMantineColorScheme();
  const theme = settings.data?.theme;
  useEffect(() => {
    if (theme === undefined) return;
    remember(theme);
    setColorScheme(schemeOf(theme));
  }, [theme, setColorScheme]);
  return null;
}

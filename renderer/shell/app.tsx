import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Settings } from '../../src/contract/app.ts';
import { schemeManager, schemeOf } from './color-scheme.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { theme as mantineTheme } from './theme.ts';

/** The host writes one per load into the page; without it the policy would drop the style tags that Mantine writes. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

export function App({ theme }: { readonly theme: Settings['theme'] }) {
  const manager = useMemo(() => schemeManager(theme), [theme]);
  return (
    <MantineProvider
      theme={mantineTheme}
      defaultColorScheme={schemeOf(theme)}
      colorSchemeManager={manager}
      getStyleNonce={nonce}
      // Mantine’s variables stand in a sheet of their own (tools/mantine-variables.ts); and nothing is hidden by its breakpoints.
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

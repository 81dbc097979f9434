import { QueryClient } from '@tanstack/react-query';

/** The backend is on this computer: always reachable, never to be asked in vain a second time. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      staleTime: 0,
      gcTime: 5 * 60_000,
      // Another window may have changed the campaign meanwhile.
      refetchOnWindowFocus: 'always',
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

import { focusManager, notifyManager, QueryClient } from '@tanstack/react-query';

// Two windows side by side are both in sight: only the focus says which one the player has turned to.
focusManager.setEventListener((turnedTo) => {
  const listener = () => turnedTo();
  window.addEventListener('focus', listener);
  window.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('visibilitychange', listener);
  };
});

// Changes by one reply, in several views, are drawn at once.
notifyManager.setScheduler(queueMicrotask);

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

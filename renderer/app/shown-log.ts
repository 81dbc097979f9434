import { useLocation, useParams } from '@tanstack/react-router';
import { useRef } from 'react';

/** A campaign's screens, a game's, or neither. */
export interface ShownLog {
  readonly campaign?: string | undefined;
  readonly game?: string | undefined;
}

/**
 * What the sidebar shows: the campaign or game on screen, and over Settings and About the one the player came from, so
 * that the way back is in sight.
 */
export function useShownLog(): ShownLog {
  const { campaign, session } = useParams({ strict: false });
  const { pathname } = useLocation();
  const last = useRef<ShownLog>({});
  if (campaign !== undefined || session !== undefined) last.current = { campaign, game: session };
  else if (pathname !== '/settings' && pathname !== '/about') last.current = {};
  return last.current;
}

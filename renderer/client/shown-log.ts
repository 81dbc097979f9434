import { useLocation, useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { useLookedAt } from './looked-at.ts';

/** A campaign's screens, a game's, or neither. */
export interface ShownLog {
  readonly campaign?: string | undefined;
  readonly game?: string | undefined;
}

/** Settings and About, and a log's own screens, whose address is there a moment before what it names. */
const BESIDE = /^\/(settings|about|c|g)(\/|$)/;

/**
 * Campaign or game that the sidebar shows: the one on screen, and over Settings and About the one the player came from, so that the way
 * back is in sight.
 */
export function useShownLog(): ShownLog {
  const { campaign, session } = useParams({ strict: false });
  const { pathname } = useLocation();
  const last = useRef<ShownLog>({});
  const shown = { campaign, game: session };
  const isLook = useLookedAt(campaign ?? session) !== undefined;
  // Looked at in a backup, it is on screen only: the way back leads to the player's own.
  if (isLook) return shown;
  if (campaign !== undefined || session !== undefined) last.current = shown;
  else if (!BESIDE.test(pathname)) last.current = {};
  return last.current;
}

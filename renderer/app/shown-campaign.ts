import { useLocation, useParams } from '@tanstack/react-router';
import { useRef } from 'react';

/**
 * The campaign the sidebar shows: the one on screen, and over Settings and About the one the player came from, so that
 * the way back is in sight.
 */
export function useShownCampaign(): string | undefined {
  const { campaign } = useParams({ strict: false });
  const { pathname } = useLocation();
  const last = useRef<string>(undefined);
  if (campaign !== undefined) last.current = campaign;
  else if (pathname !== '/settings' && pathname !== '/about') last.current = undefined;
  return last.current;
}

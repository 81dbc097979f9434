import { useNavigate } from '@tanstack/react-router';
import { useShownLog } from './shown-log.ts';

/** Goes to a copy of the campaign or game on screen. */
export function useGoToCopy(): (id: string) => void {
  const navigate = useNavigate();
  const { game } = useShownLog();
  return (id) =>
    void (game === undefined
      ? navigate({ to: '/c/$campaign', params: { campaign: id } })
      : navigate({ to: '/g/$session', params: { session: id } }));
}

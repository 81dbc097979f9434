import type { SpotlightActionData } from '@mantine/spotlight';
import { IconBooks, IconDice5 } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAsk } from '../../client/api.ts';
import { entry, type Seen } from '../../client/palette-entry.tsx';
import type { ShownLog } from '../../client/shown-log.ts';

interface ShelfEntries {
  readonly campaigns: readonly SpotlightActionData[];
  readonly games: readonly SpotlightActionData[];
}

/** The other campaigns and games. */
export function useShelfEntries({ campaign, game }: ShownLog, seen: Seen): ShelfEntries {
  const navigate = useNavigate();
  const { campaigns = [], games = [] } = useAsk('shelf.list', {}, seen).data ?? {};
  return {
    campaigns: campaigns
      .filter(({ id }) => id !== campaign)
      .map(({ id, name, date }) => {
        const to = () => void navigate({ to: '/c/$campaign', params: { campaign: id } });
        return entry(`campaign-${id}`, name, IconBooks, to, { description: date });
      }),
    games: games
      .filter(({ id }) => id !== game)
      .map(({ id, name, title }) => {
        const to = () => void navigate({ to: '/g/$session', params: { session: id } });
        return entry(`game-${id}`, name, IconDice5, to, { description: title });
      }),
  };
}

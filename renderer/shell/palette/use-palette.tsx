/** Entries that the palette offers at the player’s present place. */
import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import { IconTarget } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAsk } from '../../client/api.ts';
import { ALWAYS, gameDestinations, OUTSIDE } from '../../client/destinations.ts';
import { useLookedAt } from '../../client/looked-at.ts';
import { destinationEntries, entry, group, type Seen, seenIf } from '../../client/palette-entry.tsx';
import { actsOffered, type ScreenAct } from '../../client/screen-acts.ts';
import { useShownLog } from '../../client/shown-log.ts';
import { useCampaignEntries } from '../../games/all-things-zombie/palette.tsx';
import { GAMES } from '../../games/games.ts';
import { useFileEntries } from './file-entries.tsx';
import { DO, HERE, meansAct, RULES } from './palette-filter.ts';
import { useShelfEntries } from './shelf-entries.tsx';
import { useThemeEntries } from './theme-entries.tsx';
import { useTurnEntries } from './turn-entries.tsx';

/** `query`: the letters typed, by which those who are gone are found. Closed, it follows nothing. */
export function usePalette(
  campaign: string | undefined,
  query: string,
  opened: boolean,
): SpotlightActionGroupData[] {
  const navigate = useNavigate();
  const { game } = useShownLog();
  const seen = seenIf(opened);
  const of = useCampaignEntries({ campaign, query, opened });
  const session = useGame(game, seen);
  const open = of.view ?? session;
  const isRead = useLookedAt(campaign ?? game) !== undefined;
  const written = isRead ? undefined : open;
  const acts = isRead || !opened ? [] : actsOffered();
  const [meant = [], besides = []] = [true, false].map((is) =>
    acts.filter(({ what }) => meansAct(what, query) === is).map(onScreen),
  );
  const turns = useTurnEntries(campaign ?? game, written);
  const files = useFileEntries(written);
  const themes = useThemeEntries(seen);
  const { campaigns, games } = useShelfEntries({ campaign, game }, seen);
  const ofGame =
    session === undefined
      ? []
      : gameDestinations({
          id: session.id,
          correctable: session.corrected !== null,
          prints: GAMES[session.game]?.sheets !== undefined,
        });
  const going = [
    ...of.going,
    ...destinationEntries(navigate, [
      ...ofGame,
      ...OUTSIDE.filter(({ to }) => to === '/' || campaign === undefined),
      ...ALWAYS,
    ]),
  ];
  return [
    ...group('Next', isRead ? [] : of.next),
    ...group(HERE, meant),
    ...group('Go to', going),
    ...group(DO, [...besides, ...turns, ...of.doing, ...files, ...themes]),
    ...group('Figures', of.figures),
    ...group('Campaigns', campaigns),
    ...group('Games', games),
    ...group(RULES, of.rules),
  ];
}

const useGame = (game: string | undefined, seen: Seen) =>
  useAsk('session.get', { campaign: game ?? '' }, game === undefined ? seenIf(false) : seen).data;

/** An act of the screen behind the palette. It is done once the palette has let go of the focus, which its form takes. */
const onScreen = ({ id, what, whose, keys, does }: ScreenAct): SpotlightActionData =>
  entry(
    `screen-${id}`,
    whose === undefined ? what : `${what}: ${whose}`,
    IconTarget,
    () => setTimeout(does),
    { rightSection: <kbd>{keys}</kbd> },
  );

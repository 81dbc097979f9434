/** Entries that the palette offers at the player’s present place. */
import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBooks,
  IconBug,
  IconDeviceFloppy,
  IconDice5,
  IconFolderOpen,
  IconMoon,
  IconPlus,
  IconSun,
  IconSunMoon,
  IconTarget,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { Settings } from '../../../src/contract/app.ts';
import { useAsk, useDo } from '../../client/api.ts';
import { ALWAYS, gameDestinations, OUTSIDE } from '../../client/destinations.ts';
import { modified } from '../../client/keys.ts';
import { useLookedAt } from '../../client/looked-at.ts';
import { destinationEntries, entry, group, type Seen, seenIf } from '../../client/palette-entry.tsx';
import { actsOffered, type ScreenAct } from '../../client/screen-acts.ts';
import { type ShownLog, useShownLog } from '../../client/shown-log.ts';
import { useUndo } from '../../client/use-undo.ts';
import { useCampaignEntries } from '../../games/all-things-zombie/palette.tsx';
import { GAMES } from '../../games/games.ts';
import { chooseFile } from '../../screens/campaign-file/choose-file.ts';
import { askToSave } from '../../screens/campaign-file/saving.ts';
import { DO, HERE, meansAct, RULES } from './palette-filter.ts';

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

const THEMES = [
  { theme: 'light', label: 'Light theme', icon: IconSun },
  { theme: 'dark', label: 'Dark theme', icon: IconMoon },
  { theme: 'system', label: 'Same theme as the system', icon: IconSunMoon },
] as const satisfies readonly { theme: Settings['theme']; label: string; icon: typeof IconSun }[];

/** The themes that aren't in use. */
function useThemeEntries(seen: Seen): readonly SpotlightActionData[] {
  const settings = useAsk('settings.get', {}, seen).data;
  const set = useDo('settings.set');
  return THEMES.filter(({ theme }) => theme !== settings?.theme).map(({ theme, label, icon }) =>
    entry(`theme-${theme}`, label, icon, () => set.mutate({ theme }), { keywords: 'colour dark light' }),
  );
}

interface Turnable {
  /** Titles of the acts that would be undone and redone. */
  readonly undo: string | null;
  readonly redo: string | null;
}

/** Undo and redo of what is on the screen, by what they would do. */
function useTurnEntries(log: string | undefined, of: Turnable | undefined): readonly SpotlightActionData[] {
  const { undo, redo } = useUndo(log ?? '');
  if (of === undefined) return [];
  const keys = { rightSection: <kbd>{modified('Z')}</kbd> };
  return [
    ...(of.undo === null
      ? []
      : [entry('undo', `Undo: ${of.undo}`, IconArrowBackUp, () => void undo(), keys)]),
    ...(of.redo === null ? [] : [entry('redo', `Redo: ${of.redo}`, IconArrowForwardUp, () => void redo())]),
  ];
}

interface ShelfEntries {
  readonly campaigns: readonly SpotlightActionData[];
  readonly games: readonly SpotlightActionData[];
}

/** The other campaigns and games. */
function useShelfEntries({ campaign, game }: ShownLog, seen: Seen): ShelfEntries {
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

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Files and what is begun; `open` is what may be saved. */
function useFileEntries(open: Named | undefined): readonly SpotlightActionData[] {
  const navigate = useNavigate();
  const toReport = () => void navigate({ to: '/settings', search: { tab: 'report' } });
  const openFile = () => chooseFile(() => navigate({ to: '/' }));
  return [
    ...(open === undefined
      ? []
      : [
          entry('save-file', 'Save as file…', IconDeviceFloppy, () => askToSave(open), {
            description: open.name,
            keywords: 'export campaign game backup holdout',
          }),
        ]),
    entry('report', 'Report a problem…', IconBug, toReport, { keywords: 'bug error send' }),
    entry('open-file', 'Open file…', IconFolderOpen, openFile, { keywords: 'import campaign holdout' }),
    entry('new', 'New campaign', IconPlus, () => void navigate({ to: '/new' })),
    entry('new-one-off', 'New one-off battle', IconPlus, () => void navigate({ to: '/new-one-off' }), {
      keywords: 'points forces',
    }),
    entry('new-game', 'New game', IconPlus, () => void navigate({ to: '/game' }), {
      keywords: 'aliens vs zombies death force war run',
    }),
  ];
}

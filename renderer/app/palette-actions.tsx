/** What the palette offers where the player stands. */
import type { SpotlightActionData, SpotlightActionGroupData } from '@mantine/spotlight';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBook2,
  IconBooks,
  IconBug,
  IconChartBar,
  IconDeviceFloppy,
  IconDice5,
  IconFolderOpen,
  IconGavel,
  IconHome,
  IconInfoCircle,
  IconMapPin,
  IconMessages,
  IconMoon,
  IconNotebook,
  IconPackage,
  IconPencil,
  IconPlus,
  IconPrinter,
  IconSettings,
  IconSun,
  IconSunMoon,
  IconTarget,
  IconUser,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Settings } from '../../src/contract/app.ts';
import { chooseFile } from '../features/campaign-file/choose-file.ts';
import { useSaveFile } from '../features/campaign-file/use-save-file.ts';
import { useGoneNamed } from '../games/all-things-zombie/components/use-figure-options.ts';
import { FORM_IDS, FORMS } from '../games/all-things-zombie/print/forms.ts';
import { useRulesNamed } from '../games/all-things-zombie/rules/use-rules-named.ts';
import { STATUS_WORDS } from '../games/all-things-zombie/text/figures.ts';
import { useAsk, useDo } from './api.ts';
import { modified } from './keys.ts';
import { useLookedAt } from './looked-at.ts';
import { DO } from './palette-filter.ts';
import { actsOffered, type ScreenAct } from './screen-acts.ts';
import { useShownLog } from './shown-log.ts';
import { useUndo } from './use-undo.ts';

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** Nothing to pick from is no group at all. */
const group = (title: string, actions: SpotlightActionData[]): SpotlightActionGroupData[] =>
  actions.length > 0 ? [{ group: title, actions }] : [];

/** As long as nobody looks, nothing is asked for, and what changes is nothing to draw. */
const UNSEEN = { enabled: false, kept: true, select: () => undefined };
const SEEN = { enabled: true, kept: true };

/** `query`: the letters typed, by which those who are gone are found. Closed, it follows nothing. */
export function usePaletteActions(
  campaign: string | undefined,
  query: string,
  opened: boolean,
): SpotlightActionGroupData[] {
  const navigate = useNavigate();
  const seen = opened ? SEEN : UNSEEN;
  const view = useAsk(
    'campaign.get',
    { campaign: campaign ?? '' },
    campaign === undefined ? UNSEEN : seen,
  ).data;
  const shelf = useAsk('shelf.list', {}, seen).data;
  const gone = useGoneNamed(campaign, query);
  const themes = useThemeActions(seen);
  const named = useRulesNamed(query, opened);
  const shown = useShownLog();
  const game = useAsk(
    'session.get',
    { campaign: shown.game ?? '' },
    shown.game === undefined ? UNSEEN : seen,
  ).data;
  const { undo, redo } = useUndo(campaign ?? shown.game ?? '');
  const save = useSaveFile();
  const reads = useLookedAt(campaign ?? shown.game) !== undefined;

  const act = (
    id: string,
    label: string,
    leftSection: ReactNode,
    onClick: () => void,
    more: Partial<SpotlightActionData> = {},
  ): SpotlightActionData => ({ id, label, leftSection, onClick, ...more });

  const doing: SpotlightActionData[] = reads || !opened ? [] : actsOffered().map(onScreen);
  const going: SpotlightActionData[] = [];
  const figures: SpotlightActionData[] = [];

  if (view !== undefined) {
    const params = { campaign: view.id };
    if (view.undo !== null && !reads) {
      const keys = { rightSection: <kbd>{modified('Z')}</kbd> };
      doing.push(act('undo', `Undo: ${view.undo}`, <IconArrowBackUp {...icon} />, () => void undo(), keys));
    }
    if (view.redo !== null && !reads) {
      doing.push(act('redo', `Redo: ${view.redo}`, <IconArrowForwardUp {...icon} />, () => void redo()));
    }
    going.push(
      act('home', 'Home', <IconHome {...icon} />, () => navigate({ to: '/c/$campaign', params })),
      act(
        'encounter',
        'Encounter',
        <IconMapPin {...icon} />,
        () => navigate({ to: '/c/$campaign/encounter', params }),
        { keywords: 'plan raid escape pursuit set up play after' },
      ),
      act('roster', 'Roster', <IconUsers {...icon} />, () => navigate({ to: '/c/$campaign/roster', params })),
      act(
        'chronicle',
        'Chronicle',
        <IconNotebook {...icon} />,
        () => navigate({ to: '/c/$campaign/chronicle', params }),
        { keywords: 'timeline journal report notes graveyard curves' },
      ),
    );
    going.push(
      act(
        'stockpile',
        'Stockpile',
        <IconPackage {...icon} />,
        () => navigate({ to: '/c/$campaign/stockpile', params }),
        { keywords: 'loot clips vehicles carry armour cure' },
      ),
      act(
        'people',
        'People met',
        <IconMessages {...icon} />,
        () => navigate({ to: '/c/$campaign/people', params }),
        { keywords: 'survivors groups contacts strangers' },
      ),
    );
    going.push(
      act(
        'statistics',
        'Statistics',
        <IconChartBar {...icon} />,
        () => navigate({ to: '/c/$campaign/statistics', params }),
        { keywords: 'dice fair even odds cards' },
      ),
      act(
        'house-rules',
        'House rules',
        <IconGavel {...icon} />,
        () => navigate({ to: '/c/$campaign/house-rules', params }),
        { keywords: 'last year months seasons switches' },
      ),
    );
    if (view.recruiting) {
      going.push(
        act('recruit', 'Recruit', <IconUserPlus {...icon} />, () =>
          navigate({ to: '/c/$campaign/recruit', params }),
        ),
      );
    }
    for (const what of FORM_IDS) {
      const to = () => navigate({ to: '/c/$campaign/print', params, search: { what } });
      const keywords = 'pdf paper';
      doing.push(act(`print-${what}`, FORMS[what].act, <IconPrinter {...icon} />, to, { keywords }));
    }
    const known = new Set(view.figures.map(({ id }) => id));
    for (const figure of [...view.figures, ...gone.filter(({ id }) => !known.has(id))]) {
      const to = () => navigate({ to: '/c/$campaign/roster', params, search: { figure: figure.id } });
      const description =
        figure.status === 'ready' ? `Rep ${figure.rep}` : `Rep ${figure.rep}, ${STATUS_WORDS[figure.status]}`;
      figures.push(act(`figure-${figure.id}`, figure.name, <IconUser {...icon} />, to, { description }));
    }
  }

  if (game !== undefined) {
    const params = { session: game.id };
    if (game.undo !== null && !reads) {
      const keys = { rightSection: <kbd>{modified('Z')}</kbd> };
      doing.push(act('undo', `Undo: ${game.undo}`, <IconArrowBackUp {...icon} />, () => void undo(), keys));
    }
    if (game.redo !== null && !reads) {
      doing.push(act('redo', `Redo: ${game.redo}`, <IconArrowForwardUp {...icon} />, () => void redo()));
    }
    going.push(
      act('game', 'Game', <IconDice5 {...icon} />, () => navigate({ to: '/g/$session', params })),
      act('chronicle', 'Chronicle', <IconNotebook {...icon} />, () =>
        navigate({ to: '/g/$session/chronicle', params }),
      ),
      ...(game.corrected === null
        ? []
        : [
            act('figures', 'Figures', <IconPencil {...icon} />, () =>
              navigate({ to: '/g/$session/figures', params }),
            ),
          ]),
      act('statistics', 'Statistics', <IconChartBar {...icon} />, () =>
        navigate({ to: '/g/$session/statistics', params }),
      ),
    );
  }

  const games = (shelf?.games ?? [])
    .filter(({ id }) => id !== shown.game)
    .map((entry) =>
      act(
        `game-${entry.id}`,
        entry.name,
        <IconDice5 {...icon} />,
        () => navigate({ to: '/g/$session', params: { session: entry.id } }),
        { description: entry.title },
      ),
    );
  const campaigns = (shelf?.campaigns ?? [])
    .filter(({ id }) => id !== campaign)
    .map((entry) =>
      act(
        `campaign-${entry.id}`,
        entry.name,
        <IconBooks {...icon} />,
        () => navigate({ to: '/c/$campaign', params: { campaign: entry.id } }),
        { description: entry.date },
      ),
    );

  const rules = named.map(({ id, title }) =>
    act(
      `rule-${id}`,
      title,
      <IconBook2 {...icon} />,
      () =>
        campaign === undefined
          ? navigate({ to: '/rules', search: { rule: id } })
          : navigate({ to: '/c/$campaign/rules', params: { campaign }, search: { rule: id } }),
      { description: id, keywords: id },
    ),
  );

  going.push(
    act('shelf', 'All campaigns', <IconBooks {...icon} />, () => navigate({ to: '/' })),
    act(
      'rules',
      'Rules',
      <IconBook2 {...icon} />,
      () =>
        campaign === undefined
          ? navigate({ to: '/rules' })
          : navigate({ to: '/c/$campaign/rules', params: { campaign } }),
      { keywords: 'reference odds calculator tables' },
    ),
    act('settings', 'Settings', <IconSettings {...icon} />, () => navigate({ to: '/settings' })),
    act('about', 'About Holdout', <IconInfoCircle {...icon} />, () => navigate({ to: '/about' }), {
      keywords: 'version licence',
    }),
  );
  const open = view ?? game;
  if (open !== undefined && !reads) {
    doing.push(
      act('save-file', 'Save as file…', <IconDeviceFloppy {...icon} />, () => save(open), {
        description: open.name,
        keywords: 'export campaign game backup holdout',
      }),
    );
  }
  doing.push(
    act(
      'report',
      'Report a problem…',
      <IconBug {...icon} />,
      () => navigate({ to: '/settings', search: { tab: 'report' } }),
      {
        keywords: 'bug error send',
      },
    ),
    act(
      'open-file',
      'Open file…',
      <IconFolderOpen {...icon} />,
      () => chooseFile(() => navigate({ to: '/' })),
      { keywords: 'import campaign holdout' },
    ),
    act('new', 'New campaign', <IconPlus {...icon} />, () => navigate({ to: '/new' })),
    ...themes,
  );

  return [
    ...group('Go to', going),
    ...group(DO, doing),
    ...group('Figures', figures),
    ...group('Campaigns', campaigns),
    ...group('Games', games),
    ...group('Rules', rules),
  ];
}

/** An act of the screen behind the palette. It is done once the palette has let go of the focus, which its form takes. */
const onScreen = ({ id, label, keys, does }: ScreenAct): SpotlightActionData => ({
  id: `screen-${id}`,
  label,
  leftSection: <IconTarget {...icon} />,
  rightSection: <kbd>{keys}</kbd>,
  onClick: () => setTimeout(does),
});

const THEMES = [
  { theme: 'light', label: 'Light theme', icon: <IconSun {...icon} /> },
  { theme: 'dark', label: 'Dark theme', icon: <IconMoon {...icon} /> },
  { theme: 'system', label: 'Theme as the system', icon: <IconSunMoon {...icon} /> },
] as const satisfies readonly { theme: Settings['theme']; label: string; icon: ReactNode }[];

function useThemeActions(seen: typeof SEEN): SpotlightActionData[] {
  const settings = useAsk('settings.get', {}, seen).data;
  const set = useDo('settings.set');
  return THEMES.filter(({ theme }) => theme !== settings?.theme).map(
    ({ theme, label, icon: leftSection }) => ({
      id: `theme-${theme}`,
      label,
      leftSection,
      keywords: 'colour dark light',
      onClick: () => set.mutate({ theme }),
    }),
  );
}

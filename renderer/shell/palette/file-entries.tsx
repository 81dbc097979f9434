import type { SpotlightActionData } from '@mantine/spotlight';
import { IconBug, IconDeviceFloppy, IconFolderOpen, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { entry } from '../../client/palette-entry.tsx';
import { chooseFile } from '../../screens/campaign-file/choose-file.ts';
import { askToSave } from '../../screens/campaign-file/saving.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Files and what is begun; `open` is what may be saved. */
export function useFileEntries(open: Named | undefined): readonly SpotlightActionData[] {
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

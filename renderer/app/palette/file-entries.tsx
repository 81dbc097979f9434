import type { SpotlightActionData } from '@mantine/spotlight';
import { IconBug, IconDeviceFloppy, IconFolderOpen, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { chooseFile } from '../../features/campaign-file/choose-file.ts';
import { askToSave } from '../../features/campaign-file/saving.ts';
import { entry } from './entry.tsx';
import { words } from './text/file-entries.ts';

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
          entry('save-file', words.saveAsFile, IconDeviceFloppy, () => askToSave(open), {
            description: open.name,
            keywords: words.exportCampaignGameBackupHoldout,
          }),
        ]),
    entry('report', words.reportAProblem, IconBug, toReport, { keywords: words.bugErrorSend }),
    entry('open-file', words.openFile, IconFolderOpen, openFile, { keywords: words.importCampaignHoldout }),
    entry('new', words.newCampaign, IconPlus, () => void navigate({ to: '/new' })),
    entry('new-one-off', words.newOneOffBattle, IconPlus, () => void navigate({ to: '/new-one-off' }), {
      keywords: words.pointsForces,
    }),
    entry('new-game', words.newGame, IconPlus, () => void navigate({ to: '/game' }), {
      keywords: words.aliensVsZombiesDeathForce,
    }),
  ];
}

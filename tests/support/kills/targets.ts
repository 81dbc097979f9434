/** All that processes are killed at. */
import { beginCampaign } from './begin.ts';
import { act, soak } from './deeds/acts.ts';
import { backUp, moveBackups, restore } from './deeds/backups.ts';
import { makeWhole, mendFile, mendLogs, repair } from './deeds/damage.ts';
import { FOLDERS, moveFolder } from './deeds/folder.ts';
import { play } from './deeds/games.ts';
import { beginEarlier, stayOpen } from './deeds/migrations.ts';
import { copy, openFile } from './deeds/shelf.ts';
import { write } from './deeds/words.ts';
import type { Target } from './target.ts';

const onCampaign = { parts: 1, lasts: 20, begin: beginCampaign } as const;

export const TARGETS: readonly Target[] = [
  { name: 'acts', lines: 60, ms: 6, deeds: act, ...onCampaign },
  { name: 'acts of bots', lines: 1, ms: 1_500, deeds: soak, ...onCampaign, lasts: 5 },
  { name: 'words', lines: 40, ms: 6, deeds: write, ...onCampaign },
  { name: 'backups', lines: 30, ms: 100, deeds: backUp, ...onCampaign },
  { name: 'restores', lines: 24, ms: 80, deeds: restore, ...onCampaign },
  { name: 'files opened', lines: 12, ms: 120, deeds: openFile, ...onCampaign },
  { name: 'copies', lines: 16, ms: 60, deeds: copy, ...onCampaign },
  { name: 'games', lines: 30, ms: 15, deeds: play, ...onCampaign },
  { name: 'migrations', lines: 0, ms: 900, lasts: 1, parts: 2, begin: beginEarlier, deeds: stayOpen },
  {
    name: 'the data folder moved',
    lines: 12,
    ms: 120,
    deeds: moveFolder,
    folders: Object.fromEntries(FOLDERS.map((folder) => [folder, 'campaigns'])),
    ...onCampaign,
  },
  {
    name: 'backups moved',
    lines: 12,
    ms: 40,
    deeds: moveBackups,
    folders: { elsewhere: 'backups' },
    ...onCampaign,
  },
  { name: 'a damaged file made whole', lines: 10, ms: 250, deeds: makeWhole, mend: mendFile, ...onCampaign },
  { name: 'a damaged log repaired', lines: 10, ms: 250, deeds: repair, mend: mendLogs, ...onCampaign },
];

export const PARTS = TARGETS.reduce((sum, { parts }) => sum + parts, 0);

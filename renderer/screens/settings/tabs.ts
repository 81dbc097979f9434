/** Tabs of Settings; the address says which is open. */
import type { ComponentType } from 'react';
import { BackupsTab } from './backups/backups-tab.tsx';
import { EverywhereTab } from './everywhere-tab.tsx';
import { FolderTab } from './folder/folder-tab.tsx';
import { ReportTab } from './report/report-tab.tsx';

interface SettingsTab {
  readonly title: string;
  readonly Shows: ComponentType;
}

export const SETTINGS_TABS = {
  everywhere: { title: 'Everywhere', Shows: EverywhereTab },
  backups: { title: 'Backups', Shows: BackupsTab },
  folder: { title: 'Data folder', Shows: FolderTab },
  report: { title: 'Report a problem', Shows: ReportTab },
} as const satisfies Record<string, SettingsTab>;

export type SettingsTabId = keyof typeof SETTINGS_TABS;

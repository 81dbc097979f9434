/** What Settings are made of, one tab each; the address says which is open. */
import type { ComponentType } from 'react';
import { BackupsTab } from './backups/backups-tab.tsx';
import { EverywhereTab } from './everywhere-tab.tsx';
import { FolderTab } from './folder/folder-tab.tsx';
import { ReportTab } from './report/report-tab.tsx';
import { words } from './text/tabs.ts';

interface SettingsTab {
  readonly title: string;
  readonly Shows: ComponentType;
}

export const SETTINGS_TABS = {
  everywhere: { title: words.everywhere, Shows: EverywhereTab },
  backups: { title: words.backups, Shows: BackupsTab },
  folder: { title: words.dataFolder, Shows: FolderTab },
  report: { title: words.reportAProblem, Shows: ReportTab },
} as const satisfies Record<string, SettingsTab>;

export type SettingsTabId = keyof typeof SETTINGS_TABS;

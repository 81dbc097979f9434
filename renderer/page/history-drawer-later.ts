import { laterDialog } from './later.tsx';

export const HistoryDrawer = laterDialog(async () => (await import('./history-drawer.tsx')).HistoryDrawer);

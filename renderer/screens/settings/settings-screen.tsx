/** Settings that hold for every campaign on this machine, and the means that keep campaigns safe. */
import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Page } from '../../page/page.tsx';
import styles from './settings.module.css';
import { SETTINGS_TABS, type SettingsTabId } from './tabs.ts';

const IDS = Object.keys(SETTINGS_TABS) as SettingsTabId[];
const isTab = (word: string | undefined): word is SettingsTabId => IDS.some((id) => id === word);

export function SettingsScreen() {
  const { tab } = useSearch({ from: '/settings' });
  const navigate = useNavigate();
  const open = isTab(tab) ? tab : 'everywhere';
  return (
    <Page title="Settings">
      <Tabs
        value={open}
        onChange={(to) => void navigate({ to: '/settings', search: to === null ? {} : { tab: to } })}
        keepMounted={false}
        className={styles.tabs}
      >
        <Tabs.List>
          {IDS.map((id) => (
            <Tabs.Tab key={id} value={id}>
              {SETTINGS_TABS[id].title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {IDS.map((id) => {
          const { Shows } = SETTINGS_TABS[id];
          return (
            <Tabs.Panel key={id} value={id}>
              <Shows />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </Page>
  );
}

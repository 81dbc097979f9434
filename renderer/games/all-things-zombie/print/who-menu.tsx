import { Button, Menu } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { STATUS_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { off } from '../../../components/off.ts';
import styles from './print.module.css';
import type { Who } from './use-who.ts';

/** Menu of the figures that go on paper; the party is ticked to begin with. */
export function WhoMenu({ who }: { readonly who: Who }) {
  const { figures, of, chosen, goes, tick, toggle, gone } = who;
  return (
    <Menu closeOnItemClick={false}>
      <Menu.Target>
        <Button size="sm" leftSection={<IconUsers size={16} stroke={1.6} aria-hidden />}>
          {`Who: ${chosen.length} of ${of}`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.optionsWho}>
        {goes !== undefined && (
          <>
            <Menu.Item onClick={() => tick('goes')}>Only who goes</Menu.Item>
            <Menu.Item onClick={() => tick('party')}>All of the party</Menu.Item>
            <Menu.Divider />
          </>
        )}
        {figures.map((figure) => (
          <Menu.CheckboxItem
            key={figure.id}
            checked={chosen.includes(figure)}
            onChange={() => toggle(figure)}
          >
            {figure.name}
            {figure.status !== 'ready' && <span className="quiet">, {STATUS_WORDS[figure.status].text}</span>}
          </Menu.CheckboxItem>
        ))}
        {gone.more && (
          <Menu.Item {...off(gone.busy)} onClick={gone.onMore}>
            Show earlier ones
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPhoto, IconPhotoOff, IconUserShare } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { FigureLine } from '../text/figures.ts';
import { PORTRAIT_KINDS } from './portrait-file.ts';
import { TakeAlongDialog } from './take-along.tsx';
import type { PortraitActs } from './use-portrait.ts';

const ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

interface SheetMenuProps {
  readonly figure: FigureLine;
  readonly hasPortrait: boolean;
  readonly portrait: PortraitActs;
}

/** Menu of the things done with a figure as a whole, now and then. */
export function SheetMenu({ figure, hasPortrait, portrait }: SheetMenuProps) {
  const [takes, setTakes] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={`What to do with ${figure.name}`} title={`What to do with ${figure.name}`}>
            <IconDots size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item data-writes leftSection={<IconPhoto {...ICON} />} onClick={() => file.current?.click()}>
            {hasPortrait ? 'Change the portrait…' : 'Set a portrait…'}
          </Menu.Item>
          {hasPortrait && (
            <Menu.Item data-writes leftSection={<IconPhotoOff {...ICON} />} onClick={portrait.takeAway}>
              Take the portrait away
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconUserShare {...ICON} />} onClick={() => setTakes(true)}>
            Take to another campaign…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {/* Outside the menu, which closes while a file is chosen. */}
      <input
        ref={file}
        type="file"
        hidden
        accept={PORTRAIT_KINDS}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (chosen !== undefined) void portrait.set(chosen);
        }}
      />
      <TakeAlongDialog figure={figure} opened={takes} onClose={() => setTakes(false)} />
    </>
  );
}

/** The menu of a row on the shelf: what is done with a campaign or game as a whole. */
import { Menu } from '@mantine/core';
import {
  IconCopy,
  IconDeviceFloppy,
  IconGitBranch,
  IconPencil,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useOpensAtOnce } from '../../page/later-menu.tsx';
import { RowButton } from './row-button.tsx';

/** Acts on a campaign or game as a whole. */
export interface RowActs {
  readonly onRename: () => void;
  readonly onCopy: () => void;
  readonly onTry: () => void;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}

interface RowMenuProps extends RowActs {
  readonly name: string;
  /** The campaign whose forms can be printed; null where there are none. */
  readonly print: string | null;
}

export function RowMenu({ name, print, onRename, onCopy, onTry, onSave, onDelete }: RowMenuProps) {
  const { button, ...open } = useOpensAtOnce();
  const navigate = useNavigate();
  return (
    <Menu {...open} position="bottom-end" width={180}>
      <Menu.Target>
        <RowButton ref={button} name={name} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />} onClick={onRename}>
          Rename…
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />} onClick={onCopy}>
          Copy…
        </Menu.Item>
        <Menu.Item leftSection={<IconGitBranch size={16} stroke={1.6} aria-hidden />} onClick={onTry}>
          Try something…
        </Menu.Item>
        <Menu.Item leftSection={<IconDeviceFloppy size={16} stroke={1.6} aria-hidden />} onClick={onSave}>
          Save as file…
        </Menu.Item>
        {print !== null && (
          <Menu.Item
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            onClick={() => void navigate({ to: '/c/$campaign/print', params: { campaign: print } })}
          >
            Print
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} aria-hidden />} onClick={onDelete}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

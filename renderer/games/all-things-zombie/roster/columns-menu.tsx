import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { COLUMNS, type ColumnId } from './columns.ts';

interface ColumnsMenuProps {
  readonly hidden: readonly ColumnId[];
  readonly onToggle: (id: ColumnId) => void;
}

export function ColumnsMenu({ hidden, onToggle }: ColumnsMenuProps) {
  return (
    <Menu closeOnItemClick={false}>
      <Menu.Target>
        <Button size="sm" variant="subtle" leftSection={<IconColumns3 size={16} stroke={1.6} aria-hidden />}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {COLUMNS.filter(({ id }) => id !== 'name').map(({ id, head, full }) => (
          <Menu.CheckboxItem key={id} checked={!hidden.includes(id)} onChange={() => onToggle(id)}>
            {full ?? head}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

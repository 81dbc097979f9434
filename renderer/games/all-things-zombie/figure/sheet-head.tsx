import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { KIND_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { StatusMark } from '../components/status-mark.tsx';
import type { FigureLine } from '../text/figures.ts';
import { FieldButton } from './fact.tsx';
import styles from './figure.module.css';
import { PENCIL } from './icons.tsx';
import { NameForm } from './name-form.tsx';
import { SheetMenu } from './sheet-menu.tsx';
import { useEditing } from './use-editing.ts';
import type { PortraitActs } from './use-portrait.ts';

interface SheetHeadProps {
  readonly figure: FigureLine;
  /** Way in which the figure was generated; empty where the player made the figure up. */
  readonly origin: string;
  readonly hasPortrait: boolean;
  readonly portrait: PortraitActs;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onEditing: (editing: boolean) => void;
  readonly onClose: () => void;
}

export function SheetHead(props: SheetHeadProps) {
  const { figure, origin, heading, hasPortrait, portrait, onEditing, onClose } = props;
  const { editing, open } = useEditing();
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        {open === 'name' ? (
          <NameForm figure={figure} />
        ) : (
          <h2 ref={heading} tabIndex={-1} className={styles.sheetHeadName}>
            {figure.name}
          </h2>
        )}
        <Button
          size="sm"
          data-writes
          className={editing ? styles.editing : undefined}
          aria-pressed={editing}
          leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
          onClick={() => onEditing(!editing)}
        >
          {editing ? 'Editing' : 'Edit'}
        </Button>
        <SheetMenu figure={figure} hasPortrait={hasPortrait} portrait={portrait} />
        <ActionIcon aria-label="Close the sheet" title="Close" onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <p className="quiet">
        {KIND_WORDS[figure.kind]}, joined {figure.joined}
        {origin !== '' && `; ${origin}`}; {figure.cost} points
      </p>
      {editing && open !== 'name' && (
        <FieldButton field="name" label="Rename" icon={PENCIL}>
          Rename
        </FieldButton>
      )}
      {figure.status !== 'ready' && (
        <p className={styles.status}>
          <StatusMark status={figure.status} /> since {figure.since}
        </p>
      )}
    </header>
  );
}

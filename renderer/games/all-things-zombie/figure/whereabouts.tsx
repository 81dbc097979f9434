import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDoorExit } from '@tabler/icons-react';
import type { FigureLine } from '../text/figures.ts';
import { FieldButton } from './fact.tsx';
import styles from './figure.module.css';
import { StatusForm } from './status-form.tsx';
import { useEditing } from './use-editing.ts';
import { useFigureAct } from './use-figure-act.ts';

const icon = { size: 14, stroke: 1.6, 'aria-hidden': true } as const;

/** Sets somebody aside, or brings them back. */
export function Whereabouts({ figure }: { readonly figure: FigureLine }) {
  const { open } = useEditing();
  const { act } = useFigureAct('figure.setStatus');
  return (
    <div className={styles.whereabouts}>
      {figure.status !== 'ready' && (
        <Button
          size="sm"
          variant="subtle"
          data-writes
          leftSection={<IconArrowBackUp {...icon} />}
          onClick={() => act({ figure: figure.id, status: 'ready', why: '' })}
        >
          Bring back
        </Button>
      )}
      <FieldButton field="status" label={`Set aside ${figure.name}`} icon={<IconDoorExit {...icon} />}>
        Set aside
      </FieldButton>
      {open === 'status' && <StatusForm figure={figure} />}
    </div>
  );
}

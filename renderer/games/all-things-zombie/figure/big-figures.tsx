/** The large numbers of a figure’s sheet (Rep, RAP, outings, kills), and the forms that correct the first two. */
import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FigureSheet } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { Tally } from '../../../components/tally.tsx';
import type { FigureLine } from '../text/figures.ts';
import styles from './figure.module.css';
import { PENCIL } from './icons.tsx';
import { RapForm, RepForm } from './number-fields.tsx';
import { type FieldKey, useEditing } from './use-editing.ts';

interface BigFiguresProps {
  readonly figure: FigureLine;
  /** Undefined until it is told. */
  readonly tally: FigureSheet['tally'] | undefined;
}

export function BigFigures({ figure, tally }: BigFiguresProps) {
  const { open } = useEditing();
  return (
    <>
      <dl className={styles.big}>
        <Big label="Rep" field="rep">
          {figure.rep}
        </Big>
        <Big label="RAP" field="rap">
          {figure.rap}
          {figure.rapToAdvance !== null && <i className={styles.of}>/{figure.rapToAdvance}</i>}
          {figure.rapToAdvance !== null && (
            <span className={styles.strokes}>
              <Tally rap={figure.rap} toAdvance={figure.rapToAdvance} strokesOnly />
            </span>
          )}
        </Big>
        <Big label="Outings">{tally?.outings}</Big>
        <Big label="Zombies">{tally?.zombies}</Big>
        <Big label="People">{tally?.people}</Big>
      </dl>
      {open === 'rep' && <RepForm figure={figure} />}
      {open === 'rap' && <RapForm figure={figure} />}
    </>
  );
}

interface BigProps {
  readonly label: string;
  /** Field that the pencil opens; left out for numbers counted in Encounters, which can’t be corrected. */
  readonly field?: FieldKey;
  readonly children: ReactNode;
}

function Big({ label, field, children }: BigProps) {
  const { editing, open, setOpen } = useEditing();
  return (
    <div>
      <dt>
        {label}
        {editing && field !== undefined && (
          <ActionIcon
            size="sm"
            className={styles.bigFiguresPencil}
            aria-label={`Change ${label}`}
            aria-expanded={open === field}
            onClick={() => setOpen(open === field ? undefined : field)}
          >
            {PENCIL}
          </ActionIcon>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

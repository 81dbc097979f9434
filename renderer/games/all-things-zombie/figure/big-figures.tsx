/** The large numbers of a figure’s sheet (Rep, RAP, outings, kills), and the forms that correct them. */
import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FigureSheet } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import type { Counted } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { COUNTED_TITLES } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { Tally } from '../../../components/tally.tsx';
import type { FigureLine } from '../text/figures.ts';
import styles from './figure.module.css';
import { PENCIL } from './icons.tsx';
import { RapForm, RepForm, TallyForm } from './number-fields.tsx';
import { type FieldKey, useEditing } from './use-editing.ts';

/** Totals over all Encounters, in the order they stand. */
const COUNTED = Object.keys(COUNTED_TITLES) as readonly Counted[];

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
        {COUNTED.map((counted) => (
          <Big key={counted} label={COUNTED_TITLES[counted]} field={counted}>
            {tally?.[counted]}
          </Big>
        ))}
      </dl>
      {open === 'rep' && <RepForm figure={figure} />}
      {open === 'rap' && <RapForm figure={figure} />}
      {COUNTED.map(
        (counted) =>
          open === counted &&
          tally !== undefined && (
            <TallyForm key={counted} figure={figure} counted={counted} was={tally[counted]} />
          ),
      )}
    </>
  );
}

interface BigProps {
  readonly label: string;
  /** Field that the pencil opens. */
  readonly field: FieldKey;
  readonly children: ReactNode;
}

function Big({ label, field, children }: BigProps) {
  const { editing, open, setOpen } = useEditing();
  return (
    <div>
      <dt>
        {label}
        {editing && (
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

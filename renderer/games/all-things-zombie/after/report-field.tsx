import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { Section } from '../../../components/section.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import styles from './report-boxes.module.css';
import type { LeftLine } from './report-draft.ts';
import { words } from './text/report-field.ts';

interface FieldBoxProps {
  readonly number: number;
  /** Zombies about, by the marks. */
  readonly about: number;
  readonly left: LeftLine;
  /** What of it the player has said. */
  readonly said: Partial<LeftLine>;
  readonly onCount: (change: Partial<LeftLine>) => void;
}

const MOST = 999;
const COUNTS = [
  { what: 'zombies', label: words.zombiesLeft },
  { what: 'people', label: words.enemiesLeft },
] as const;
const KEPT = [
  { value: 'kept', label: words.keptTheField },
  { value: 'left', label: words.leftIt },
];

/** Who is left on the table, and whether the party is. */
export function FieldBox({ number, about, left, said, onCount }: FieldBoxProps) {
  const id = useId();
  return (
    <Section
      number={number}
      title={words.theField}
      aside={words.byTheMarksAbout(countedInWords(about, 'zombie', 'zombies'))}
    >
      <div className={styles.counts}>
        {COUNTS.map(({ what, label }) => (
          <span key={what}>
            <label htmlFor={`${id}-${what}`}>{label}</label>
            <Stepper
              id={`${id}-${what}`}
              label={label}
              value={left[what]}
              changed={said[what] !== undefined}
              least={0}
              most={MOST}
              onChange={(many) => onCount({ [what]: many })}
            />
          </span>
        ))}
        <span>
          <span aria-hidden className={styles.label}>
            {words.theParty}
          </span>
          <SegmentedControl
            size="xs"
            aria-label={words.theParty}
            data={KEPT}
            value={left.kept ? 'kept' : 'left'}
            onChange={(to) => onCount({ kept: to === 'kept' })}
          />
        </span>
      </div>
      <p className="quiet small">{words.aFigureLeftLyingAmong}</p>
    </Section>
  );
}

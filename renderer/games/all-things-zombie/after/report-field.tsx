/** The report’s box on the field: zombies and enemies left, and whether the party kept it. */
import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { Section } from '../../../components/section.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import styles from './after.module.css';
import type { LeftLine } from './report-draft.ts';

interface FieldBoxProps {
  readonly number: number;
  /** Zombies about, by the marks. */
  readonly about: number;
  readonly left: LeftLine;
  /** Part of the count that the player has said. */
  readonly said: Partial<LeftLine>;
  readonly onCount: (change: Partial<LeftLine>) => void;
}

const MOST = 999;
const COUNTS = [
  { what: 'zombies', label: 'Zombies left' },
  { what: 'people', label: 'Enemies left' },
] as const;
const KEPT = [
  { value: 'kept', label: 'Kept the field' },
  { value: 'left', label: 'Left it' },
];

const HELD = 'A figure lying there counts as brought off: nobody is left behind.';
const GIVEN_UP = 'A figure lying there is left behind: lost among zombies, in the hands of enemies.';

/** Fields for who is left on the table, and whether the party is. */
export function FieldBox({ number, about, left, said, onCount }: FieldBoxProps) {
  const id = useId();
  return (
    <Section
      number={number}
      title="The field"
      aside={`by the marks ${countedInWords(about, 'zombie', 'zombies')} about`}
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
            The party
          </span>
          <SegmentedControl
            size="xs"
            aria-label="The party"
            data={KEPT}
            value={left.kept ? 'kept' : 'left'}
            onChange={(to) => onCount({ kept: to === 'kept' })}
          />
        </span>
      </div>
      <p className="quiet small">{left.kept || left.zombies + left.people === 0 ? HELD : GIVEN_UP}</p>
    </Section>
  );
}

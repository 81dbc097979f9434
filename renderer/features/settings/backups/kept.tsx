import { useId } from 'react';
import type { BackupList, BackupPolicy } from '../../../../src/contract/calls/backups.ts';
import { useDo } from '../../../app/api.ts';
import { Section } from '../../../components/section.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import styles from './backups.module.css';
import { words } from './text/kept.ts';

type Counted = 'last' | 'weeksOfDays' | 'monthsOfWeeks';

/** How many are kept, and for how long. What is beyond goes with the next backup, never at once. */
export function Kept({ list }: { readonly list: BackupList }) {
  const keep = useDo('backup.keep');
  const countOf = (why: string) => list.backups.filter(({ keptFor }) => keptFor === why).length;
  const set = (what: Counted, value: number) => {
    if (value !== list.policy[what]) keep.mutate({ [what]: value } as Partial<BackupPolicy>);
  };
  return (
    <Section title={words.kept}>
      <table className={styles.kept}>
        <tbody>
          <Line
            label={words.theLast}
            value={list.policy.last}
            most={100}
            count={countOf('last')}
            onSet={(n) => set('last', n)}
          />
          <Line
            label={words.oneADayFor}
            unit={list.policy.weeksOfDays === 1 ? 'week' : 'weeks'}
            value={list.policy.weeksOfDays}
            most={52}
            count={countOf('day')}
            onSet={(n) => set('weeksOfDays', n)}
          />
          <Line
            label={words.oneAWeekFor}
            unit={list.policy.monthsOfWeeks === 1 ? 'month' : 'months'}
            value={list.policy.monthsOfWeeks}
            most={60}
            count={countOf('week')}
            onSet={(n) => set('monthsOfWeeks', n)}
          />
          <tr>
            <td colSpan={2}>
              {words.oneAMonthBeyond} <span className="quiet">{words.forGood}</span>
            </td>
            <td className="n">{countOf('month')}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>{words.backups}</td>
            <td className="n">{list.backups.length}</td>
          </tr>
        </tfoot>
      </table>
    </Section>
  );
}

interface LineProps {
  readonly label: string;
  readonly unit?: string;
  readonly value: number;
  readonly most: number;
  readonly count: number;
  readonly onSet: (value: number) => void;
}

function Line({ label, unit = '', value, most, count, onSet }: LineProps) {
  const id = useId();
  return (
    <tr>
      <td>
        <label htmlFor={id}>{label}</label>
      </td>
      <td>
        <Stepper
          id={id}
          label={label}
          value={value}
          least={1}
          most={most}
          onChange={(next) => next >= 1 && next <= most && onSet(next)}
        />{' '}
        {unit}
      </td>
      <td className="n">{count}</td>
    </tr>
  );
}

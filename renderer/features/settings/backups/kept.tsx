/** How many backups are kept, for how long, and in how much room. What is beyond goes with the next backup, never at once. */
import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { BackupList, BackupPolicy } from '../../../../src/contract/calls/backups.ts';
import { useDo } from '../../../app/api.ts';
import { Section } from '../../../components/section.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import styles from './backups.module.css';
import { words } from './text/kept.ts';
import { sizeText } from './words.ts';

const unitOf = (n: number, one: string, more: string) => (n === 1 ? one : more);

/** What is counted, the most of it, and for what one is kept by that. */
const LINES = [
  { what: 'last', label: words.theLast, most: 100, why: 'last', unit: () => '' },
  {
    what: 'weeksOfDays',
    label: words.oneADayFor,
    most: 52,
    why: 'day',
    unit: (n: number) => unitOf(n, words.week, words.weeks),
  },
  {
    what: 'monthsOfWeeks',
    label: words.oneAWeekFor,
    most: 60,
    why: 'week',
    unit: (n: number) => unitOf(n, words.month, words.months),
  },
] as const;

export function Kept({ list }: { readonly list: BackupList }) {
  const keep = useDo('backup.keep');
  const id = useId();
  const countOf = (why: string) => list.backups.filter(({ keptFor }) => keptFor === why).length;
  return (
    <Section title={words.kept}>
      <table className={styles.kept}>
        <tbody>
          {LINES.map(({ what, label, most, why, unit }) => (
            <tr key={what}>
              <td>
                <label htmlFor={id + what}>{label}</label>
              </td>
              <td>
                <Stepper
                  id={id + what}
                  label={label}
                  value={list.policy[what]}
                  least={1}
                  most={most}
                  onChange={(next) => {
                    const isOther = next >= 1 && next <= most && next !== list.policy[what];
                    if (isOther) keep.mutate({ [what]: next } as Partial<BackupPolicy>);
                  }}
                />{' '}
                {unit(list.policy[what])}
              </td>
              <td className="n">{countOf(why)}</td>
            </tr>
          ))}
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

const MEGABYTE = 1_000_000;
/** Of the drawing. */
const WIDTH = 280;

export function Room({ list }: { readonly list: BackupList }) {
  const id = useId();
  const keep = useDo('backup.keep', { handles: () => true });
  const [typed, setTyped] = useState<string>();
  const limit = list.policy.mostMegabytes;
  const save = () => {
    if (typed === undefined || typed.trim() === '') return setTyped(undefined);
    const mostMegabytes = Number(typed.replaceAll(/[,\s]/g, ''));
    keep.mutate(
      { mostMegabytes: Number.isFinite(mostMegabytes) ? mostMegabytes : -1 },
      { onSuccess: () => setTyped(undefined) },
    );
  };
  const used = Math.max(1, WIDTH * Math.min(1, list.total / (limit * MEGABYTE)));
  return (
    <Section title={words.room}>
      <svg
        className={styles.room}
        viewBox={`-1 0 ${WIDTH + 2} 30`}
        role="img"
        aria-label={words.usedOf(sizeText(list.total), limit)}
      >
        <rect className={styles.free} x="0" y="2" width={WIDTH} height="8" />
        <rect className={styles.used} x="0" y="2" width={used} height="8" />
        <text x="0" y="26">
          {sizeText(list.total)}
        </text>
        <text x={WIDTH} y="26" textAnchor="end">
          {words.mbOf(limit)}
        </text>
      </svg>
      <div className={styles.limit}>
        <label htmlFor={id}>{words.useAtMost}</label>
        <TextInput
          id={id}
          inputMode="numeric"
          value={typed ?? String(limit)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
            if (event.key === 'Escape') setTyped(undefined);
          }}
        />
        <span>{words.mb}</span>
      </div>
      {keep.error !== null && (
        <p role="alert" className="flag small">
          {keep.error.message}
        </p>
      )}
      <p className="quiet small">{words.theOldestGoFirst}</p>
    </Section>
  );
}

import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { BackupList } from '../../../../src/contract/calls/backups.ts';
import { useDo } from '../../../app/api.ts';
import { Section } from '../../../components/section.tsx';
import styles from './backups.module.css';
import { words as said } from './text/room.ts';
import { sizeText } from './words.ts';

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
  const share = Math.min(1, list.total / (limit * MEGABYTE));
  return (
    <Section title={said.room}>
      <svg
        className={styles.room}
        viewBox={`-1 0 ${WIDTH + 2} 30`}
        role="img"
        aria-label={`${sizeText(list.total)} of ${limit} MB`}
      >
        <rect className={styles.free} x="0" y="2" width={WIDTH} height="8" />
        <rect className={styles.used} x="0" y="2" width={Math.max(1, WIDTH * share)} height="8" />
        <text x="0" y="26">
          {sizeText(list.total)}
        </text>
        <text x={WIDTH} y="26" textAnchor="end">
          {said.mbOf(limit)}
        </text>
      </svg>
      <div className={styles.limit}>
        <label htmlFor={id}>{said.useAtMost}</label>
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
        <span>{said.mb}</span>
      </div>
      {keep.error !== null && (
        <p role="alert" className="flag small">
          {keep.error.message}
        </p>
      )}
      <p className="quiet small">{said.theOldestGoFirst}</p>
    </Section>
  );
}

import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { Agreements } from '../../../../src/contract/games/all-things-zombie/agreements.ts';
import { DIVISION_WORDS } from '../text/calendar.ts';
import styles from './house-rules-screen.module.css';
import { useAgree } from './use-agree.ts';

type Division = Agreements['division'];

/** Twelve Encounters a year or four; changed over between two of them. */
export function Calendar({ agreed: { now, since, changed, why } }: { readonly agreed: Division }) {
  const id = useId();
  const { agree } = useAgree('campaign.division');
  return (
    <div className={styles.row}>
      <div>
        <h3 id={id} className={styles.title}>
          Calendar
        </h3>
        <p className={styles.what}>
          One Encounter each period: twelve a year in months, four in seasons.{' '}
          {changed === null
            ? `It can’t be changed over now. ${why}`
            : `Changed over now, the campaign goes on with ${changed}.`}
        </p>
        {since !== null && <p className={styles.since}>{`Since ${since}.`}</p>}
      </div>
      <SegmentedControl
        aria-labelledby={id}
        disabled={changed === null}
        data={(['months', 'seasons'] as const).map((value) => ({ value, label: DIVISION_WORDS[value] }))}
        value={now}
        onChange={(to) => agree({ to })}
      />
    </div>
  );
}

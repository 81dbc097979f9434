import { Button, NumberInput } from '@mantine/core';
import { type SubmitEvent, useId, useState } from 'react';
import type { Agreements } from '../../../../src/contract/games/all-things-zombie/agreements.ts';
import { off } from '../../../components/off.ts';
import styles from './house-rules-screen.module.css';
import { useAgree } from './use-agree.ts';

interface LastYearProps {
  readonly agreed: Agreements['lastYear'];
}

/** How many years are played; agreed at any time, or left open. */
export function LastYear({ agreed: { year, since, least, most } }: LastYearProps) {
  const id = useId();
  const { agree } = useAgree('campaign.lastYear');
  const [typed, setTyped] = useState<number | ''>(year ?? '');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed !== '' && typed !== year) agree({ year: typed });
  };
  return (
    <form className={styles.row} aria-label="The last year" onSubmit={submit}>
      <div>
        <h3 className={styles.title}>
          <label htmlFor={id}>Last year</label>
        </h3>
        <p className={styles.what}>
          {year === null
            ? 'The campaign goes on without end. With a last year agreed, it is over when that year has been played.'
            : `The campaign is over when the year O+${year} has been played. A later year can be agreed at any time.`}
        </p>
        {since !== null && <p className={styles.since}>So since {since}.</p>}
      </div>
      <div className={styles.controls}>
        <NumberInput
          id={id}
          size="sm"
          className={styles.year ?? ''}
          prefix="O+"
          placeholder="no end"
          allowDecimal={false}
          allowNegative={false}
          min={least}
          max={most}
          value={typed}
          onChange={(value) => setTyped(typeof value === 'number' ? value : '')}
        />
        <Button type="submit" size="sm" {...off(typed === '' || typed === year)}>
          Agree
        </Button>
        {year !== null && (
          <Button size="sm" variant="subtle" onClick={() => agree({ year: null })}>
            No end
          </Button>
        )}
      </div>
    </form>
  );
}

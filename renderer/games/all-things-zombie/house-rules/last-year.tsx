import { Button, NumberInput } from '@mantine/core';
import { type SubmitEvent, useId } from 'react';
import type { Agreements } from '../../../../src/contract/games/all-things-zombie/agreements.ts';
import { FoundAgain } from '../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { off } from '../../../components/off.ts';
import styles from './house-rules-screen.module.css';
import { useAgree } from './use-agree.ts';

interface LastYearProps {
  readonly agreed: Agreements['lastYear'];
}

/** Field for the last year that is played; agreed at any time, or left open. */
export function LastYear(props: LastYearProps) {
  const { year } = props.agreed;
  return (
    <KeptForm<Fields> key={year} form="house-rules/last-year" initial={{ typed: year ?? '' }} read={readYear}>
      {(filled) => <YearField {...props} filled={filled} />}
    </KeptForm>
  );
}

type Fields = { readonly typed: number | '' };

function readYear(kept: unknown): Fields | undefined {
  const typed = typeof kept === 'object' && kept !== null && 'typed' in kept ? kept.typed : undefined;
  return typed === '' || typeof typed === 'number' ? { typed } : undefined;
}

function YearField({ agreed, filled }: LastYearProps & { readonly filled: Filled<Fields> }) {
  const { year, since, least, most } = agreed;
  const id = useId();
  const { agree } = useAgree('campaign.lastYear');
  const { typed } = filled.value;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed !== '' && typed !== year) agree({ year: typed }, filled.sending());
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
        {since !== null && <p className={styles.since}>{`Since ${since}.`}</p>}
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
          onChange={(value) => filled.set({ typed: typeof value === 'number' ? value : '' })}
        />
        <Button type="submit" size="sm" {...off(typed === '' || typed === year)}>
          Agree
        </Button>
        {year !== null && (
          <Button size="sm" variant="subtle" onClick={() => agree({ year: null }, filled.sending())}>
            No end
          </Button>
        )}
        <FoundAgain filled={filled} />
      </div>
    </form>
  );
}

/** The form in which Runners split up: each band of them, and who follows it; the lead stays as it is. */
import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { FormActs } from '../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { type Band, BandFields } from './band-fields.tsx';
import styles from './set-up.module.css';
import type { SetUp } from './use-set-up.ts';

/** Runners split into this many bands at most. */
const MOST_BANDS = 20;

const KeptBand = z.object({ lowestRep: z.int(), vehicles: z.boolean() });
const Kept = z.object({
  into: z
    .array(z.object({ runners: KeptBand, chasers: KeptBand.nullable() }))
    .min(2)
    .max(MOST_BANDS),
});

interface Into {
  readonly runners: Band;
  readonly chasers: Band | null;
}
type Fields = { readonly into: readonly Into[] };

interface SplitFormProps {
  readonly setUp: SetUp;
  readonly pursuit: UnderWay['pursuits'][number];
  readonly band: number;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export function SplitForm(props: SplitFormProps) {
  const runners = props.pursuit.runners as Band;
  const chasers = props.pursuit.chasers as Band | null;
  const into: readonly Into[] = [
    { runners, chasers },
    { runners, chasers: null },
  ];
  return (
    <KeptForm<Fields>
      form={`encounter/split-${props.setUp.encounter.number}-${props.band}`}
      initial={{ into }}
      read={(kept) => Kept.safeParse(kept).data as Fields | undefined}
    >
      {(filled) => <SplitFields {...props} filled={filled} />}
    </KeptForm>
  );
}

type SplitFieldsProps = SplitFormProps & { readonly filled: Filled<Fields> };

function SplitFields({ setUp, pursuit, band, filled, onDone, onCancel }: SplitFieldsProps) {
  const runners = pursuit.runners as Band;
  const chasers = pursuit.chasers as Band | null;
  const { into } = filled.value;
  const setInto = (to: readonly Into[]) => filled.set({ into: to });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const change = (at: number, to: Into) => setInto(into.map((one, other) => (other === at ? to : one)));
  const followed = into.some((one) => one.chasers !== null);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="The Runners split up"
      onSubmit={(event) => {
        event.preventDefault();
        if (setUp.waiting || !followed) return;
        const taken = filled.sending();
        setUp.roll(
          { do: 'split-runners', band, into: into.map((one) => ({ ...one })) },
          { onDone: () => taken() && onDone() },
        );
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <p className="quiet small">{WHAT[setUp.encounter.role === 'chaser' ? 'chaser' : 'runner']}</p>
      {into.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band is known by its place.
        <fieldset key={at} className={styles.split}>
          <legend>Band {at + 1}</legend>
          <BandFields
            label="Runners"
            band={one.runners}
            onChange={(to) => change(at, { ...one, runners: to })}
          />
          <Checkbox
            label="followed"
            checked={one.chasers !== null}
            onChange={(event) =>
              change(at, { ...one, chasers: event.currentTarget.checked ? (chasers ?? runners) : null })
            }
          />
          {one.chasers !== null && (
            <BandFields
              label="Chasers"
              band={one.chasers}
              onChange={(to) => change(at, { ...one, chasers: to })}
            />
          )}
        </fieldset>
      ))}
      <div className={styles.buttons}>
        {into.length < MOST_BANDS && (
          <Button size="sm" variant="default" onClick={() => setInto([...into, { runners, chasers: null }])}>
            One more band
          </Button>
        )}
        {into.length > 2 && (
          <Button size="sm" variant="default" onClick={() => setInto(into.slice(0, -1))}>
            One band fewer
          </Button>
        )}
      </div>
      <FormActs filled={filled} save="Split up" ready={!setUp.waiting && followed} onClose={onCancel} />
      {!followed && <p className="quiet small">At least one band has to be followed.</p>}
    </form>
  );
}

const WHAT = {
  runner:
    'The party splits up. Each band moves at its lowest Rep. The Chasers split up too, or follow one band; the bands nobody follows get away.',
  chaser:
    'They split up. Each band moves at its lowest Rep. Split up too, or follow one band; the others get away.',
} as const;

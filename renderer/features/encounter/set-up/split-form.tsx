import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { UnderWay } from '../../../../src/contract/encounter-view.ts';
import { type Band, BandFields } from './band-fields.tsx';
import styles from './set-up.module.css';
import type { SetUp } from './use-set-up.ts';

/** Runners split into this many bands at most. */
const MOST_BANDS = 20;

interface Into {
  readonly runners: Band;
  readonly chasers: Band | null;
}

interface SplitFormProps {
  readonly setUp: SetUp;
  readonly pursuit: UnderWay['pursuits'][number];
  readonly band: number;
  readonly onClose: () => void;
}

/** Each band of Runners, and who follows it; the lead stays as it is. */
export function SplitForm({ setUp, pursuit, band, onClose }: SplitFormProps) {
  const runners = pursuit.runners as Band;
  const chasers = pursuit.chasers as Band | null;
  const [into, setInto] = useState<readonly Into[]>([
    { runners, chasers },
    { runners, chasers: null },
  ]);
  const change = (at: number, to: Into) => setInto(into.map((one, other) => (other === at ? to : one)));
  const send = () => {
    setUp.roll({ do: 'split-runners', band, into: into.map((one) => ({ ...one })) });
    onClose();
  };
  return (
    <form
      className={styles.form}
      aria-label="The Runners split up"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
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
        <Button type="submit" size="sm" variant="filled" disabled={setUp.waiting}>
          Split up
        </Button>
        {into.length < MOST_BANDS && (
          <Button size="sm" variant="default" onClick={() => setInto([...into, { runners, chasers: null }])}>
            One more band
          </Button>
        )}
        <Button size="sm" variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

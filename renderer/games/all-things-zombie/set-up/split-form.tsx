import { Button, Checkbox } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { off } from '../../../components/off.ts';
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
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** Each band of Runners, and who follows it; the lead stays as it is. */
export function SplitForm({ setUp, pursuit, band, onSend, onCancel }: SplitFormProps) {
  const runners = pursuit.runners as Band;
  const chasers = pursuit.chasers as Band | null;
  const [into, setInto] = useState<readonly Into[]>([
    { runners, chasers },
    { runners, chasers: null },
  ]);
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
        setUp.roll({ do: 'split-runners', band, into: into.map((one) => ({ ...one })) });
        onSend();
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
        <Button type="submit" size="sm" variant="filled" {...off(setUp.waiting || !followed)}>
          Split up
        </Button>
        {into.length < MOST_BANDS && (
          <Button size="sm" variant="default" onClick={() => setInto([...into, { runners, chasers: null }])}>
            One more band
          </Button>
        )}
        {into.length > 2 && (
          <Button size="sm" variant="default" onClick={() => setInto(into.slice(0, -1))}>
            One band less
          </Button>
        )}
        <Button size="sm" variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {!followed && <p className="quiet small">One band at least is followed.</p>}
    </form>
  );
}

const WHAT = {
  runner:
    'The party parts: each band runs at its lowest Rep. The Chasers part too, or follow one band; nobody follows the others, and they are away.',
  chaser:
    'They part: each band runs at its lowest Rep. Part as well, or follow one band; the others are away.',
} as const;

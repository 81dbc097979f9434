/** A field for the place from which shots came, typed in inches or pressed on the map, and for the way the shooter faced. */
import { NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useId } from 'react';
import type { Deed } from '../../acts/deed.ts';
import styles from '../play.module.css';
import { useOnScreen, useUnderWay } from '../state/play-context.ts';
import { useFilled } from './filled-form.tsx';
import { tenthsOf } from './inches.ts';

/** Place from which shots came: tenths of an inch from the south-west corner, and the way the shooter faced. */
export type From = NonNullable<Extract<Deed, { do: 'hear-shots' }>['from']>;
type Facing = From['facing'];

const FACING_WORDS = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
} as const satisfies Record<Facing, string>;

interface FromFieldProps {
  readonly value: From | null;
  readonly onChange: (from: From | null) => void;
}

/** Optional: without it only the direction of each zombie is rolled. */
export function FromField({ onChange }: FromFieldProps) {
  const pointed = useOnScreen('pointed');
  const width = useUnderWay(({ table }) => table?.width ?? 0);
  const depth = useUnderWay(({ table }) => table?.depth ?? 0);
  const [east, setEast] = useFilled('east', '');
  const [north, setNorth] = useFilled('north', '');
  const [facing, setFacing] = useFilled<Facing>('facing', 'n');
  const ids = useId();
  const x = tenthsOf(east, width);
  const y = tenthsOf(north, depth);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another place is pointed at.
  useEffect(() => {
    if (pointed === undefined) return;
    setEast((pointed.x / 10).toFixed(1));
    setNorth((pointed.y / 10).toFixed(1));
  }, [pointed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever what was typed makes another place.
  useEffect(() => {
    onChange(x === undefined || y === undefined ? null : { spot: { x, y }, facing });
  }, [x, y, facing]);

  const wrong = (text: string, across: number) =>
    text.trim() !== '' && tenthsOf(text, across) === undefined && `0 to ${across / 10}`;
  return (
    <fieldset className={styles.from}>
      <legend>
        Where from <span className="quiet">(if you like; or press the map)</span>
      </legend>
      <div>
        <label htmlFor={`${ids}e`}>Inches east</label>
        <TextInput
          id={`${ids}e`}
          size="sm"
          inputMode="decimal"
          value={east}
          error={wrong(east, width)}
          onChange={(event) => setEast(event.currentTarget.value)}
        />
      </div>
      <div>
        <label htmlFor={`${ids}n`}>Inches north</label>
        <TextInput
          id={`${ids}n`}
          size="sm"
          inputMode="decimal"
          value={north}
          error={wrong(north, depth)}
          onChange={(event) => setNorth(event.currentTarget.value)}
        />
      </div>
      <div>
        <label htmlFor={`${ids}f`}>Facing</label>
        <NativeSelect
          id={`${ids}f`}
          size="sm"
          value={facing}
          onChange={(event) => setFacing(event.currentTarget.value as Facing)}
          data={Object.entries(FACING_WORDS).map(([value, label]) => ({ value, label }))}
        />
      </div>
    </fieldset>
  );
}

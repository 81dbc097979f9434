/** Fields for one side of a pursuit: its lowest Rep, and whether it rides. */
import { Checkbox } from '@mantine/core';
import type { Deed } from '../acts/deed.ts';
import { RepField } from '../components/rep-field.tsx';
import styles from './set-up.module.css';

export type Band = Extract<Deed, { do: 'begin-pursuit' }>['runners'];

interface BandFieldsProps {
  /** `Runners` */
  readonly label: string;
  readonly band: Band;
  readonly onChange: (band: Band) => void;
}

export function BandFields({ label, band, onChange }: BandFieldsProps) {
  return (
    <fieldset className={styles.band}>
      <legend className="vh">{label}</legend>
      <RepField
        label={`${label}, lowest Rep`}
        value={band.lowestRep}
        onChange={(lowestRep) => onChange({ ...band, lowestRep })}
      />
      <Checkbox
        label="in vehicles"
        checked={band.vehicles}
        onChange={(event) => onChange({ ...band, vehicles: event.currentTarget.checked })}
      />
    </fieldset>
  );
}

import { Checkbox, SegmentedControl } from '@mantine/core';
import type { Paper } from '../../../components/paper/paper.ts';
import type { MapChoice } from './map-pages.tsx';
import styles from './print.module.css';

const SHARES = [
  { value: 'full', label: 'Full size' },
  { value: 'half', label: 'Half size' },
  { value: 'poster', label: 'One page' },
] as const;

const TICKS = [
  { field: 'colour', label: 'In colour' },
  { field: 'floors', label: 'Upper floors too', tiles: true },
  { field: 'plain', label: 'Pages of plain ground too', tiles: true },
] as const;

const TWICE_AS_LARGE = { A4: 'On A3', Letter: 'On Tabloid, 11 × 17″' } as const satisfies Record<
  Paper,
  string
>;

interface MapFieldsProps {
  readonly choice: MapChoice;
  readonly paper: Paper;
  readonly onChange: (choice: MapChoice) => void;
}

/** Fields for the size of the map, and for the parts of it to print. */
export function MapFields({ choice, paper, onChange }: MapFieldsProps) {
  const large = { field: 'large', label: TWICE_AS_LARGE[paper] } as const;
  const ticks = [large, ...TICKS.filter((tick) => !('tiles' in tick) || choice.share !== 'poster')];
  return (
    <>
      <SegmentedControl
        aria-label="How large"
        data={[...SHARES]}
        value={choice.share}
        onChange={(value) => {
          const share = SHARES.find((one) => one.value === value)?.value;
          if (share !== undefined) onChange({ ...choice, share });
        }}
      />
      <div className={styles.fields}>
        {ticks.map(({ field, label }) => (
          <Checkbox
            key={field}
            label={label}
            checked={choice[field]}
            onChange={({ currentTarget }) => onChange({ ...choice, [field]: currentTarget.checked })}
          />
        ))}
      </div>
    </>
  );
}

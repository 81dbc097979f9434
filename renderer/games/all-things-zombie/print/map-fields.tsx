import { Checkbox, SegmentedControl } from '@mantine/core';
import type { MapChoice } from './map-pages.tsx';
import styles from './options.module.css';
import { words } from './text/map-fields.ts';

const SHARES = [
  { value: 'full', label: words.fullSize },
  { value: 'half', label: words.halfSize },
  { value: 'poster', label: words.onePage },
] as const;

const TICKS = [
  { field: 'large', label: words.onA3 },
  { field: 'colour', label: words.inColour },
  { field: 'floors', label: words.upperFloorsToo, tiles: true },
  { field: 'plain', label: words.pagesOfPlainGroundToo, tiles: true },
] as const;

interface MapFieldsProps {
  readonly choice: MapChoice;
  readonly onChange: (choice: MapChoice) => void;
}

/** How large the map comes, and what of it. */
export function MapFields({ choice, onChange }: MapFieldsProps) {
  const ticks = TICKS.filter((tick) => !('tiles' in tick) || choice.share !== 'poster');
  return (
    <>
      <SegmentedControl
        aria-label={words.howLarge}
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

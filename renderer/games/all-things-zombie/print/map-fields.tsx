import { Checkbox, SegmentedControl } from '@mantine/core';
import type { Paper } from '../../../components/paper/paper.ts';
import type { MapChoice } from './map-pages.tsx';
import styles from './options.module.css';
import { words } from './text/map-fields.ts';

const SHARES = [
  { value: 'full', label: words.fullSize },
  { value: 'half', label: words.halfSize },
  { value: 'poster', label: words.onePage },
] as const;

const TICKS = [
  { field: 'colour', label: words.inColour },
  { field: 'floors', label: words.upperFloorsToo, tiles: true },
  { field: 'plain', label: words.pagesOfPlainGroundToo, tiles: true },
] as const;

const TWICE_AS_LARGE = { A4: words.onA3, Letter: words.onTabloid } as const satisfies Record<Paper, string>;

interface MapFieldsProps {
  readonly choice: MapChoice;
  readonly paper: Paper;
  readonly onChange: (choice: MapChoice) => void;
}

/** How large the map comes, and what of it. */
export function MapFields({ choice, paper, onChange }: MapFieldsProps) {
  const large = { field: 'large', label: TWICE_AS_LARGE[paper] } as const;
  const ticks = [large, ...TICKS.filter((tick) => !('tiles' in tick) || choice.share !== 'poster')];
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

/** Filters of the Chronicle, behind one button: kind, area, figure, years and order. */
import { Button, NativeSelect, Popover, SegmentedControl, Select } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useMarkedOption } from '../../../client/use-marked.ts';
import { off } from '../../../components/off.ts';
import { BY_LETTERS, byName, useFigureOptions } from '../components/use-figure-options.ts';
import { yearText } from '../text/calendar.ts';
import styles from './chronicle.module.css';
import { EVERYTHING, type Filter, filtersSet } from './filter.ts';

interface FilterFieldsProps {
  readonly filter: Filter;
  readonly onChange: (to: Filter) => void;
}

const KINDS = [
  { value: 'raid', label: 'Raids' },
  { value: 'escape', label: 'Escapes' },
  { value: 'pursuit', label: 'Pursuits' },
] as const;
const AREAS = [
  { value: 'urban', label: 'Urban' },
  { value: 'outskirts', label: 'Outskirts' },
  { value: 'rural', label: 'Rural' },
] as const;
const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const { calendar } = useCampaign();
  const set = filtersSet(filter);
  const years = Array.from({ length: calendar.now.year - calendar.start.year + 1 }, (_, index) => {
    const year = calendar.start.year + index;
    return { value: String(year), label: yearText(year) };
  });
  const yearOf = (value: string | null) => (value === null ? null : Number(value));
  return (
    <Popover position="bottom-start" trapFocus returnFocus width={320}>
      <Popover.Target>
        <Button size="sm" leftSection={<IconAdjustments size={16} stroke={1.6} aria-hidden />}>
          Filter
          {set > 0 ? `, ${set} set` : ''}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Filter">
        <div className={styles.fields}>
          <SegmentedControl
            aria-label="Order"
            fullWidth
            value={filter.order}
            onChange={(order) => onChange({ ...filter, order })}
            data={[...ORDERS]}
          />
          <OneOf
            label="Kind of Encounter"
            none="Any"
            options={KINDS}
            value={filter.kind}
            onChange={(kind) => onChange({ ...filter, kind })}
          />
          <OneOf
            label="Area"
            none="Any"
            options={AREAS}
            value={filter.area}
            onChange={(area) => onChange({ ...filter, area })}
          />
          <FigureField value={filter.figure} onChange={(figure) => onChange({ ...filter, figure })} />
          <div className={styles.years}>
            <OneOf
              label="From year"
              none="First"
              options={years}
              value={filter.from === null ? null : String(filter.from)}
              onChange={(from) => onChange({ ...filter, from: yearOf(from) })}
            />
            <OneOf
              label="To year"
              none="Last"
              options={years}
              value={filter.to === null ? null : String(filter.to)}
              onChange={(to) => onChange({ ...filter, to: yearOf(to) })}
            />
          </div>
          <Button
            size="sm"
            variant="subtle"
            {...off(set === 0)}
            onClick={() => onChange({ ...EVERYTHING, what: filter.what, search: filter.search })}
          >
            Clear the filter
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

interface OneOfProps<T extends string> {
  readonly label: string;
  /** Label shown as long as no option is chosen. */
  readonly none: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T | null;
  readonly onChange: (to: T | null) => void;
}

function OneOf<T extends string>({ label, none, options, value, onChange }: OneOfProps<T>) {
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: none }, ...options]}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(options.find((option) => option.value === currentTarget.value)?.value ?? null)
      }
    />
  );
}

interface FigureFieldProps {
  readonly value: string | null;
  readonly onChange: (to: string | null) => void;
}

/** Choice of a figure: those with the party are offered at once, those who are gone by a few letters of their name. */
function FigureField({ value, onChange }: FigureFieldProps) {
  const { id: campaign, figures, gone: many } = useCampaign();
  const [letters, setLetters] = useState('');
  const elsewhere = value !== null && figures.every(({ id }) => id !== value);
  const gone = useAsk('figure.get', { campaign, figure: value ?? '' }, { enabled: elsewhere }).data;
  const options = useFigureOptions(letters, elsewhere && gone !== undefined ? [gone.line] : []);
  const picked = options.find((option) => option.value === value)?.label;
  const field = useMarkedOption(letters !== '' && letters !== picked);
  return (
    <Select
      ref={field}
      label="Figure"
      description={many > 0 ? BY_LETTERS : undefined}
      placeholder="Anyone"
      searchable
      clearable
      nothingFoundMessage="No match"
      data={options}
      filter={byName}
      searchValue={letters}
      onSearchChange={setLetters}
      value={value}
      onChange={onChange}
      // In the popover itself, so that choosing doesn't close it.
      comboboxProps={{ withinPortal: false }}
    />
  );
}

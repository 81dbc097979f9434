import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconFileSpreadsheet, IconSearch } from '@tabler/icons-react';
import { MOST_SOUGHT } from '../../../../src/contract/limits.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { roomInSearch } from '../../../components/room.ts';
import { useSheet } from '../export/use-sheet.ts';
import styles from './chronicle.module.css';
import { type Filter, WHAT } from './filter.ts';
import { FilterFields } from './filter-fields.tsx';

interface BarProps {
  readonly filter: Filter;
  readonly onChange: (to: Filter) => void;
}

export function Bar({ filter, onChange }: BarProps) {
  return (
    <div className={styles.bar}>
      <SegmentedControl
        aria-label="Show"
        value={filter.what ?? 'all'}
        onChange={(what) => onChange({ ...filter, what: what === 'all' ? null : what })}
        data={[...WHAT]}
      />
      <TextInput
        type="search"
        className={styles.search ?? ''}
        size="sm"
        aria-label="Search the Chronicle"
        placeholder="Search"
        {...roomInSearch(filter.search, MOST_SOUGHT)}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <FilterFields filter={filter} onChange={onChange} />
      <Spreadsheet />
    </div>
  );
}

/** Every Encounter that is over, a row each. */
function Spreadsheet() {
  const { id } = useCampaign();
  const save = useSheet(id);
  return (
    <Button
      className={styles.sheet ?? ''}
      size="sm"
      variant="subtle"
      leftSection={<IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />}
      onClick={() => void save('chronicle')}
    >
      Spreadsheet
    </Button>
  );
}

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { AREA_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { titlesOf } from '../../../../src/rules/core/text/term.ts';
import { roomInSearch } from '../../../components/room.ts';
import { STANDING_WORDS, WHEREABOUTS_WORDS } from '../text/people.ts';
import { EVERYBODY, type Filter, isSet } from './filter.ts';
import styles from './people.module.css';

const AREA_TITLES = titlesOf(AREA_WORDS);

interface FilterBarProps {
  readonly filter: Filter;
  /** Groups ever met. */
  readonly met: number;
  readonly onChange: (to: Filter) => void;
}

export function FilterBar({ filter, met, onChange }: FilterBarProps) {
  return (
    <search className={styles.bar}>
      <TextInput
        size="sm"
        aria-label="Name"
        placeholder="Name"
        className={styles.search ?? ''}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        value={filter.name}
        {...roomInSearch(filter.name, MOST_NAME)}
        onChange={(event) => onChange({ ...filter, name: event.currentTarget.value })}
      />
      <Choice
        label="Area"
        any="Any area"
        words={AREA_TITLES}
        value={filter.area}
        onChange={(area) => onChange({ ...filter, area })}
      />
      <Choice
        label="How it ended last"
        any="However it ended"
        words={STANDING_WORDS}
        value={filter.standing}
        onChange={(standing) => onChange({ ...filter, standing })}
      />
      <Choice
        label="Whereabouts"
        any="Wherever they are"
        words={WHEREABOUTS_WORDS}
        value={filter.whereabouts}
        onChange={(whereabouts) => onChange({ ...filter, whereabouts })}
      />
      {isSet(filter) && (
        <Button size="sm" variant="subtle" onClick={() => onChange(EVERYBODY)}>
          Show all
        </Button>
      )}
      <span className={styles.met}>{`${countedInWords(met, 'group', 'groups')} met`}</span>
    </search>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly any: string;
  readonly words: Readonly<Record<T, string>>;
  readonly value: T | null;
  readonly onChange: (to: T | null) => void;
}

function Choice<T extends string>({ label, any, words, value, onChange }: ChoiceProps<T>) {
  const ids = Object.keys(words) as T[];
  return (
    <NativeSelect
      size="sm"
      aria-label={label}
      value={value ?? ''}
      data={[{ value: '', label: any }, ...ids.map((id) => ({ value: id, label: words[id] }))]}
      onChange={(event) => onChange(ids.find((id) => id === event.currentTarget.value) ?? null)}
    />
  );
}

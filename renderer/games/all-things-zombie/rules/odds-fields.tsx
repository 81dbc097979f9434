/** Fields of the odds calculator, as a rule declares them: single values, groups, lists and tallies. */
import { Button, NumberInput } from '@mantine/core';
import { useId } from 'react';
import {
  type OddsGroup,
  type OddsInput,
  startGroup,
  tallied,
} from '../../../../src/contract/games/all-things-zombie/odds-input.ts';
import type { OddsField, SimpleField } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { off } from '../../../components/off.ts';
import styles from './rules.module.css';
import { FlagField, ValueField } from './value-field.tsx';

interface OddsFieldsProps {
  readonly fields: readonly OddsField[];
  readonly input: OddsInput;
  readonly onChange: (input: OddsInput) => void;
}

const TOGETHER: readonly string[] = ['group', 'list', 'tally'];
const isSimple = (field: OddsField): field is SimpleField => !TOGETHER.includes(field.kind);

export function OddsFields({ fields, input, onChange }: OddsFieldsProps) {
  const set = (name: string, value: OddsInput[string]) => onChange({ ...input, [name]: value });
  return (
    <>
      <SimpleFields
        fields={fields.filter(isSimple)}
        values={input as OddsGroup}
        onChange={(values) => onChange({ ...input, ...values })}
      />
      {fields.map((field) => {
        if (field.kind === 'group')
          return (
            <fieldset key={field.name} className={styles.group}>
              <legend>{field.label}</legend>
              <SimpleFields
                fields={field.fields}
                values={input[field.name] as OddsGroup}
                onChange={(values) => set(field.name, values)}
              />
            </fieldset>
          );
        if (field.kind === 'tally')
          return (
            <TallyField
              key={field.name}
              field={field}
              value={input[field.name] as readonly string[]}
              onChange={(value) => set(field.name, value)}
            />
          );
        if (field.kind !== 'list') return null;
        return (
          <ListField
            key={field.name}
            field={field}
            entries={input[field.name] as readonly OddsGroup[]}
            onChange={(entries) => set(field.name, entries)}
          />
        );
      })}
    </>
  );
}

interface SimpleFieldsProps {
  readonly fields: readonly SimpleField[];
  readonly values: OddsGroup;
  readonly onChange: (values: OddsGroup) => void;
}

/** Figures and choices in rows, then everything that is the case or not, side by side. */
function SimpleFields({ fields, values, onChange }: SimpleFieldsProps) {
  const flags = fields.filter((field) => field.kind === 'flag');
  const set = (name: string, value: OddsGroup[string]) => onChange({ ...values, [name]: value });
  return (
    <>
      {fields.map(
        (field) =>
          field.kind !== 'flag' && (
            <ValueField
              key={field.name}
              field={field}
              value={values[field.name]}
              onChange={(value) => set(field.name, value)}
            />
          ),
      )}
      {flags.length > 0 && (
        <div className={styles.flags}>
          {flags.map((field) => (
            <FlagField
              key={field.name}
              label={field.label}
              value={values[field.name] === true}
              onChange={(value) => set(field.name, value)}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface ListFieldProps {
  readonly field: Extract<OddsField, { readonly kind: 'list' }>;
  readonly entries: readonly OddsGroup[];
  readonly onChange: (entries: readonly OddsGroup[]) => void;
}

function ListField({ field: { label, fields, least, most }, entries, onChange }: ListFieldProps) {
  return (
    <>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries differ in nothing but their place.
        <fieldset key={at} className={styles.group}>
          <legend>
            {label} {at + 1}
          </legend>
          <SimpleFields
            fields={fields}
            values={entry}
            onChange={(values) => onChange(entries.with(at, values))}
          />
        </fieldset>
      ))}
      <div className={styles.buttons}>
        <Button
          size="sm"
          {...off(entries.length >= most)}
          onClick={() => entries.length < most && onChange([...entries, startGroup(fields)])}
        >
          One more
        </Button>
        <Button
          size="sm"
          variant="subtle"
          {...off(entries.length <= least)}
          onClick={() => entries.length > least && onChange(entries.slice(0, -1))}
        >
          One less
        </Button>
      </div>
    </>
  );
}

interface TallyFieldProps {
  readonly field: Extract<OddsField, { readonly kind: 'tally' }>;
  /** Options, each as often as it is there. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Field for how many there are of each, side by side. */
function TallyField({ field: { label, options, most }, value, onChange }: TallyFieldProps) {
  const counts = options.map(
    (option) => [option.value, value.filter((one) => one === option.value).length] as const,
  );
  const room = most - value.length;
  const change = (changed: string, many: number) =>
    onChange(tallied(counts.map(([one, now]) => [one, one === changed ? many : now])));
  return (
    <fieldset className={styles.group}>
      <legend>
        {label}: {value.length}
      </legend>
      <div className={styles.tally}>
        {counts.map(([one, many], at) => (
          <Counted
            key={one}
            label={options[at]?.text ?? one}
            many={many}
            most={many + room}
            onChange={(next) => change(one, next)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface CountedProps {
  readonly label: string;
  readonly many: number;
  readonly most: number;
  readonly onChange: (many: number) => void;
}

function Counted({ label, many, most, onChange }: CountedProps) {
  const id = useId();
  return (
    <div className={styles.counted}>
      <label htmlFor={id}>{label}</label>
      <NumberInput
        id={id}
        size="sm"
        className={styles.count ?? ''}
        allowDecimal={false}
        allowNegative={false}
        min={0}
        max={most}
        clampBehavior="strict"
        value={many}
        // Emptied on the way to another number, the last one stays.
        onChange={(next) => typeof next === 'number' && onChange(next)}
      />
    </div>
  );
}

/** Set up’s form for a table of the player’s own: what stands where on it, in inches, with the map beside it as it is typed. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { EDGE_WORDS } from '../../../../../src/rules/all-things-zombie/text/encounter.ts';
import { EDGES } from '../../../../../src/rules/core/geometry/table-top.ts';
import { upperFirst } from '../../../../../src/rules/core/text/english.ts';
import { leftInField } from '../../../../components/characters-left.ts';
import { FormActs } from '../../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../../components/kept-form.tsx';
import { MARGIN } from '../../../../components/map/geometry.ts';
import { Section } from '../../../../components/section.tsx';
import { Refused } from '../../acts/refused.tsx';
import { EncounterMap } from '../../map/encounter-map.tsx';
import setUpStyles from '../set-up.module.css';
import { Told } from '../told.tsx';
import type { SetUp } from '../use-set-up.ts';
import {
  draftOf,
  isMeasured,
  layoutOf,
  newRow,
  type OwnDraft,
  type Row,
  readDraft,
  type Table,
  THINGS,
  type Things,
} from './own-draft.ts';
import { drawnOf } from './own-drawn.ts';
import styles from './own-table.module.css';
import { THING_WORDS, ThingRow } from './thing-row.tsx';

/** Characters of the name of a place. */
const MOST_PLACE_NAME = 60;

const SIZES = [
  { field: 'width', title: 'West to east' },
  { field: 'depth', title: 'South to north' },
] as const;

interface OwnTableProps {
  readonly setUp: SetUp;
  readonly onClose: () => void;
}

export function OwnTable(props: OwnTableProps) {
  const { number, table } = props.setUp.encounter;
  return (
    <KeptForm<OwnDraft>
      form={`encounter/own-table-${number}`}
      initial={draftOf(table)}
      read={readDraft}
      opened
    >
      {(filled) => <Fields {...props} filled={filled} />}
    </KeptForm>
  );
}

type FieldsProps = OwnTableProps & { readonly filled: Filled<OwnDraft> };

function Fields({ setUp, filled, onClose }: FieldsProps) {
  const draft = filled.value;
  const { area, table: present } = setUp.encounter;
  const layout = layoutOf(draft);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const drawn = useMemo(() => drawnOf(draft, present, area), [draft, present, area]);
  const missing = THINGS.flatMap((of) =>
    draft[of].flatMap((row, at) => (isMeasured(row) ? [] : [`${THING_WORDS[of].one} ${at + 1}`])),
  );
  return (
    <>
      <form
        ref={form}
        className={`${setUpStyles.lists} ${styles.form}`}
        aria-label="Your own table"
        data-lists
        onSubmit={(event) => {
          event.preventDefault();
          if (setUp.waiting || layout === undefined) return;
          const taken = filled.sending();
          setUp.roll({ do: 'set-table', layout }, { onDone: () => taken() && onClose() });
        }}
      >
        <header>
          <h2>Your own table</h2>
          <p className="quiet small">
            All in inches, to a tenth: left from the west edge, front from the south edge. What is left open
            is rolled for.
          </p>
        </header>
        <div className={styles.fields}>
          <TextInput
            className={styles.kind}
            size="xs"
            label="Name of the place"
            placeholder="drawn"
            value={draft.name}
            {...leftInField(draft.name, MOST_PLACE_NAME)}
            onChange={(event) => filled.set({ name: event.currentTarget.value })}
          />
          {SIZES.map(({ field, title }) => (
            <TextInput
              key={field}
              className={styles.length}
              size="xs"
              label={title}
              inputMode="decimal"
              value={draft[field]}
              onChange={(event) => filled.set({ [field]: event.currentTarget.value })}
            />
          ))}
          <NativeSelect
            className={styles.length}
            size="xs"
            label="Entry edge"
            value={draft.entry}
            data={EDGES.map((value) => ({ value, label: upperFirst(EDGE_WORDS[value]) }))}
            onChange={(event) => {
              const entry = EDGES.find((edge) => edge === event.currentTarget.value);
              if (entry !== undefined) filled.set({ entry });
            }}
          />
        </div>
        {THINGS.map((of) => (
          <ThingsSection
            key={of}
            of={of}
            rows={draft[of]}
            onChange={(rows) => filled.set({ [of]: rows })}
            form={form}
          />
        ))}
        <Refused acts={setUp.acts} isOf={(deed) => deed.do === 'set-table'} />
        <Told setUp={setUp} of={['set-table']} title="The table" />
        <FormActs
          filled={filled}
          save="Set up this table"
          ready={!setUp.waiting && layout !== undefined}
          onClose={onClose}
        />
        {layout === undefined && (
          <p className="quiet small">
            {missing.length === 0
              ? 'Enter the size of the table.'
              : `${missing[0]}: enter left, front, width and depth.`}
          </p>
        )}
      </form>
      <OwnMap table={drawn} />
    </>
  );
}

interface ThingsSectionProps {
  readonly of: Things;
  readonly rows: readonly Row[];
  readonly onChange: (rows: Row[]) => void;
  readonly form: RefObject<HTMLFormElement | null>;
}

function ThingsSection({ of, rows, onChange, form }: ThingsSectionProps) {
  const { title, add } = THING_WORDS[of];
  const added = useRef(false);
  // The new row is filled in next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the row is there.
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    const fields = form.current?.querySelectorAll<HTMLElement>(`[data-things="${of}"] fieldset`);
    fields
      ?.item(fields.length - 1)
      ?.querySelector<HTMLElement>('select, input')
      ?.focus();
  }, [rows.length]);
  return (
    <Section title={title} aside={rows.length}>
      <div data-things={of}>
        {rows.map((row, at) => (
          <ThingRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a thing is known by its number.
            key={at}
            of={of}
            number={at + 1}
            row={row}
            onChange={(to) => onChange(rows.map((old, other) => (other === at ? to : old)))}
            onRemove={() => onChange(rows.filter((_, other) => other !== at))}
          />
        ))}
        <Button
          className={styles.add ?? ''}
          size="xs"
          variant="default"
          onClick={() => {
            added.current = true;
            onChange([...rows, { ...newRow(of), ...(of === 'terrain' && { kind: 'rough' }) }]);
          }}
        >
          {add}
        </Button>
      </div>
    </Section>
  );
}

/** Pixels to a tenth of an inch below which the map is scrolled instead. */
const LEAST_SCALE = 0.6;

function OwnMap({ table }: { readonly table: Table }) {
  const { ref, width, height } = useElementSize();
  const room = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  const hundredths = Math.min((100 * room.width) / table.width, (100 * room.height) / table.depth);
  const scale = Math.max(LEAST_SCALE, Math.floor(hundredths) / 100);
  return (
    <div className={setUpStyles.board}>
      <div className={setUpStyles.map}>
        <div ref={ref} className={setUpStyles.room}>
          {hundredths > 0 && (
            <div className={setUpStyles.sheet}>
              <EncounterMap table={table} scale={scale} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

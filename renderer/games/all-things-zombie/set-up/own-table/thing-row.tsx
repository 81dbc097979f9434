/** Fields of one thing on a table of the player’s own: its kind, where it stands, and the sides of its doors. */
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import {
  BUILDING_WORDS,
  EDGE_WORDS,
  TERRAIN_WORDS,
  VEHICLE_WORDS,
} from '../../../../../src/rules/all-things-zombie/text/encounter.ts';
import { EDGES } from '../../../../../src/rules/core/geometry/table-top.ts';
import { upperFirst } from '../../../../../src/rules/core/text/english.ts';
import { type Row, type Things, tenthsOf, withSide } from './own-draft.ts';
import styles from './own-table.module.css';

export const THING_WORDS = {
  buildings: { title: 'Buildings', one: 'Building', add: 'Add a building' },
  vehicles: { title: 'Abandoned vehicles', one: 'Vehicle', add: 'Add a vehicle' },
  terrain: { title: 'Terrain', one: 'Terrain', add: 'Add terrain' },
  streets: { title: 'Streets', one: 'Street', add: 'Add a street' },
} as const satisfies Record<Things, { readonly title: string; readonly one: string; readonly add: string }>;

const KINDS = {
  buildings: BUILDING_WORDS,
  vehicles: VEHICLE_WORDS,
  terrain: TERRAIN_WORDS,
} as const satisfies Partial<Record<Things, Readonly<Record<string, { readonly title: string }>>>>;

const LENGTHS = [
  { field: 'left', title: 'Left' },
  { field: 'front', title: 'Front' },
  { field: 'width', title: 'Width' },
  { field: 'depth', title: 'Depth' },
] as const;

interface ThingRowProps {
  readonly of: Things;
  readonly number: number;
  readonly row: Row;
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
}

export function ThingRow({ of, number, row, onChange, onRemove }: ThingRowProps) {
  const name = `${THING_WORDS[of].one} ${number}`;
  const set = (part: Partial<Row>) => onChange({ ...row, ...part });
  return (
    <fieldset className={styles.thing}>
      <legend>{name}</legend>
      <div className={styles.fields}>
        {row.stays !== null ? (
          <span className={styles.kind}>{standingText(of, row)}</span>
        ) : of === 'streets' ? (
          <TextInput
            className={styles.kind}
            size="xs"
            label="Name"
            value={row.kind}
            onChange={(event) => set({ kind: event.currentTarget.value })}
          />
        ) : (
          <NativeSelect
            className={styles.kind}
            size="xs"
            label="Kind"
            value={row.kind}
            data={kindsOf(of)}
            onChange={(event) => set({ kind: event.currentTarget.value })}
          />
        )}
        {row.stays === null &&
          LENGTHS.map(({ field, title }) => (
            <TextInput
              key={field}
              className={styles.length}
              size="xs"
              label={title}
              inputMode="decimal"
              autoComplete="off"
              error={row[field] !== '' && tenthsOf(row[field]) === undefined}
              value={row[field]}
              onChange={(event) => set({ [field]: event.currentTarget.value })}
            />
          ))}
        {row.stays === null && of === 'buildings' && (
          <TextInput
            className={styles.length}
            size="xs"
            label="Storeys"
            inputMode="numeric"
            autoComplete="off"
            placeholder="roll"
            value={row.storeys}
            onChange={(event) => set({ storeys: event.currentTarget.value })}
          />
        )}
        {row.stays === null && of === 'vehicles' && (
          <NativeSelect
            className={styles.length}
            size="xs"
            label="Faces"
            value={row.facing ?? ''}
            data={[
              { value: '', label: '–' },
              ...EDGES.map((value) => ({ value, label: upperFirst(EDGE_WORDS[value]) })),
            ]}
            onChange={(event) => {
              const facing = EDGES.find((edge) => edge === event.currentTarget.value);
              set({ facing: facing ?? null });
            }}
          />
        )}
      </div>
      <div className={styles.doors}>
        {row.stays !== null && <span className="quiet small">Stays as it stands on the table.</span>}
        {row.stays === null && of === 'buildings' && (
          <>
            <span className="quiet small">Doors</span>
            {EDGES.map((side) => (
              <Checkbox
                key={side}
                size="xs"
                label={upperFirst(EDGE_WORDS[side])}
                checked={row.doors.some((door) => door.side === side)}
                onChange={(event) => onChange(withSide(row, side, event.currentTarget.checked))}
              />
            ))}
            <Checkbox
              size="xs"
              label="Double"
              checked={row.doors.length > 0 && row.doors.every(({ double }) => double)}
              onChange={(event) => {
                const double = event.currentTarget.checked;
                set({ doors: row.doors.map((door) => ({ ...door, double })) });
              }}
            />
          </>
        )}
        <Button className={styles.remove ?? ''} size="compact-xs" variant="subtle" onClick={onRemove}>
          Take away<span className="vh"> {name}</span>
        </Button>
      </div>
    </fieldset>
  );
}

/** `Church`, or the name of a street. */
function standingText(of: Things, { kind }: Row): string {
  return of === 'streets' ? kind : (kindsOf(of).find(({ value }) => value === kind)?.label ?? kind);
}

function kindsOf(of: Exclude<Things, 'streets'>) {
  const kinds = Object.entries(KINDS[of]).map(([value, { title }]) => ({ value, label: title }));
  return of === 'terrain' ? kinds : [{ value: '', label: 'Roll for it' }, ...kinds];
}

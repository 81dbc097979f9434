/** Fields on Print for what the paper doesn’t settle: whose figures, which years, how many reports, which counters, how much of the map. */
import { Button, Checkbox, Menu, NativeSelect, NumberInput, SegmentedControl } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { statusText } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { off } from '../../../components/off.ts';
import type { Paper } from '../../../components/paper/paper.ts';
import { yearText } from '../text/calendar.ts';
import {
  BASES,
  type CounterChoice,
  MOST_BADGES,
  MOST_OTHERS,
  MOST_ZOMBIES,
  USUAL_COUNTERS,
} from './counter-choice.ts';
import type { FormId } from './forms.ts';
import { type MapChoice, USUAL_MAP } from './map-pages.tsx';
import styles from './print.module.css';
import type { Who } from './use-who.ts';

/** Years of the Chronicle to print, both included; null for the first there is, and the last. */
interface Years {
  readonly from: number | null;
  readonly to: number | null;
}

const ALL_YEARS: Years = { from: null, to: null };

interface YearFieldsProps {
  readonly years: Years;
  readonly onChange: (years: Years) => void;
}

/** Fields for the first and the last chapter: a campaign of many years is printed year by year. */
function YearFields({ years: { from, to }, onChange }: YearFieldsProps) {
  const { calendar } = useCampaign();
  const first = calendar.start.year;
  const last = calendar.now.year;
  const years = (which: string) =>
    Array.from({ length: last - first + 1 }, (_, at) => ({
      value: String(first + at),
      label: `${which} ${yearText(first + at)}`,
    }));
  return (
    <>
      <NativeSelect
        aria-label="From year"
        size="sm"
        className={styles.year}
        data={years('From')}
        value={String(from ?? first)}
        onChange={({ currentTarget }) => {
          const year = Number(currentTarget.value);
          onChange({ from: year, to: to === null ? null : Math.max(year, to) });
        }}
      />
      <NativeSelect
        aria-label="To year"
        size="sm"
        className={styles.year}
        data={years('To')}
        value={String(to ?? last)}
        onChange={({ currentTarget }) => {
          const year = Number(currentTarget.value);
          onChange({ from: from === null ? null : Math.min(year, from), to: year });
        }}
      />
    </>
  );
}

/** Options beside paper and form; each form has its own. */
export interface Options {
  readonly counters: CounterChoice;
  readonly map: MapChoice;
  /** After-action reports of so many Encounters, at the end of the campaign's. */
  readonly reports: number;
  readonly years: Years;
}

const USUAL: Options = { counters: USUAL_COUNTERS, map: USUAL_MAP, reports: 4, years: ALL_YEARS };
const MOST_REPORTS = 100;

/** Forms whose figures are ticked one by one; those of an Encounter have its party. */
const WHO: readonly FormId[] = ['roster', 'cards', 'counters'];

interface FormOptionsProps {
  readonly what: FormId;
  readonly paper: Paper;
  /** Both forces of a battle by itself are on its roster, whole. */
  readonly byItself: boolean;
  /** The Encounter under way has a board with everybody's place. */
  readonly board: boolean;
  readonly who: Who;
  readonly options: Options;
  readonly onChange: (part: Partial<Options>) => void;
}

export function FormOptions({ what, paper, byItself, board, who, options, onChange }: FormOptionsProps) {
  return (
    <>
      {WHO.includes(what) && !(byItself && what === 'roster') && <WhoMenu who={who} />}
      {what === 'counters' && (
        <CounterFields choice={options.counters} onChange={(counters) => onChange({ counters })} />
      )}
      {what === 'chronicle' && <YearFields years={options.years} onChange={(years) => onChange({ years })} />}
      {what === 'map' && (
        <MapFields choice={options.map} paper={paper} board={board} onChange={(map) => onChange({ map })} />
      )}
      {what === 'report' && (
        <NumberInput
          aria-label="Reports of so many Encounters"
          size="sm"
          className={styles.reports}
          prefix="Last reports: "
          min={0}
          max={MOST_REPORTS}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          value={options.reports}
          onChange={(value) => onChange({ reports: typeof value === 'number' ? value : 0 })}
        />
      )}
    </>
  );
}

/** Options chosen on Print, kept as long as the screen is open. */
export function useOptions() {
  const [options, setOptions] = useState(USUAL);
  return { options, change: (part: Partial<Options>) => setOptions((before) => ({ ...before, ...part })) };
}

interface CounterFieldsProps {
  readonly choice: CounterChoice;
  readonly onChange: (choice: CounterChoice) => void;
}

/** Fields for the size of the counters, and for how many of each. */
function CounterFields({ choice, onChange }: CounterFieldsProps) {
  const number = (label: string, field: 'zombies' | 'blanks' | 'badges', most: number) => (
    <NumberInput
      label={label}
      size="xs"
      className={styles.count}
      min={0}
      max={most}
      clampBehavior="strict"
      allowDecimal={false}
      value={choice[field]}
      onChange={(value) => onChange({ ...choice, [field]: typeof value === 'number' ? value : 0 })}
    />
  );
  return (
    <div className={styles.fields}>
      <NativeSelect
        label="Base"
        size="xs"
        value={choice.base}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, base: BASES.find((base) => String(base) === value) ?? choice.base })
        }
        data={BASES.map((base) => ({ value: String(base), label: `${base} mm` }))}
      />
      {number('Zombies', 'zombies', MOST_ZOMBIES)}
      {number('Others', 'blanks', MOST_OTHERS)}
      {number('Of each status', 'badges', MOST_BADGES)}
    </div>
  );
}

/** Menu of the figures that go on paper; those who go are ticked to begin with, between Encounters the party. */
function WhoMenu({ who }: { readonly who: Who }) {
  const { figures, of, chosen, goes, tick, toggle, gone } = who;
  return (
    <Menu closeOnItemClick={false}>
      <Menu.Target>
        <Button size="sm" leftSection={<IconUsers size={16} stroke={1.6} aria-hidden />}>
          {`Who: ${chosen.length} of ${of}`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.optionsWho}>
        {goes !== undefined && (
          <>
            <Menu.Item onClick={() => tick('goes')}>Those who go</Menu.Item>
            <Menu.Item onClick={() => tick('party')}>All of the party</Menu.Item>
            <Menu.Divider />
          </>
        )}
        {figures.map((figure) => (
          <Menu.CheckboxItem
            key={figure.id}
            checked={chosen.includes(figure)}
            onChange={() => toggle(figure)}
          >
            {figure.name}
            {figure.status !== 'ready' && <span className="quiet">, {statusText(figure).text}</span>}
          </Menu.CheckboxItem>
        ))}
        {gone.more && (
          <Menu.Item {...off(gone.busy)} onClick={gone.onMore}>
            Show earlier ones
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const SHARES = [
  { value: 'full', label: 'Full size' },
  { value: 'half', label: 'Half size' },
  { value: 'poster', label: 'One page' },
] as const;

const TICKS = [
  { field: 'pieces', label: 'Everyone where they stand', board: true },
  { field: 'colour', label: 'In colour' },
  { field: 'cutOut', label: 'Buildings alone, to cut out', tiles: true },
  { field: 'floors', label: 'Upper floors too', tiles: true },
  { field: 'plain', label: 'Pages of plain ground too', tiles: true, ground: true },
] as const;

const TWICE_AS_LARGE = { A4: 'On A3', Letter: 'On Tabloid, 11 × 17″' } as const satisfies Record<
  Paper,
  string
>;

interface MapFieldsProps {
  readonly choice: MapChoice;
  readonly paper: Paper;
  readonly board: boolean;
  readonly onChange: (choice: MapChoice) => void;
}

/** Fields for the size of the map, and for the parts of it to print. */
function MapFields({ choice, paper, board, onChange }: MapFieldsProps) {
  const large = { field: 'large', label: TWICE_AS_LARGE[paper] } as const;
  const tiled = choice.share !== 'poster';
  const ticks = [
    large,
    ...TICKS.filter(
      (tick) =>
        (tiled || !('tiles' in tick)) &&
        (board || !('board' in tick)) &&
        !(choice.cutOut && 'ground' in tick),
    ),
  ];
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

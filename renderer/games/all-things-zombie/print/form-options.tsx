import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { Paper } from '../../../components/paper/paper.ts';
import { type CounterChoice, USUAL_COUNTERS } from './counter-choice.ts';
import { CounterFields } from './counter-fields.tsx';
import type { FormId } from './forms.ts';
import { MapFields } from './map-fields.tsx';
import { type MapChoice, USUAL_MAP } from './map-pages.tsx';
import styles from './print.module.css';
import type { Who } from './use-who.ts';
import { WhoMenu } from './who-menu.tsx';
import { ALL_YEARS, YearFields, type Years } from './year-fields.tsx';

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
  readonly who: Who;
  readonly options: Options;
  readonly onChange: (part: Partial<Options>) => void;
}

export function FormOptions({ what, paper, byItself, who, options, onChange }: FormOptionsProps) {
  return (
    <>
      {WHO.includes(what) && !(byItself && what === 'roster') && <WhoMenu who={who} />}
      {what === 'counters' && (
        <CounterFields choice={options.counters} onChange={(counters) => onChange({ counters })} />
      )}
      {what === 'chronicle' && <YearFields years={options.years} onChange={(years) => onChange({ years })} />}
      {what === 'map' && (
        <MapFields choice={options.map} paper={paper} onChange={(map) => onChange({ map })} />
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

/** Kept as long as the screen is open. */
export function useOptions() {
  const [options, setOptions] = useState(USUAL);
  return { options, change: (part: Partial<Options>) => setOptions((before) => ({ ...before, ...part })) };
}

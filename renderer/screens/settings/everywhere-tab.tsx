/** Settings for every campaign on this machine. Each choice is kept as it is made. */
import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { Settings } from '../../../src/contract/app.ts';
import { useAsk, useDo } from '../../client/api.ts';
import { Section } from '../../components/section.tsx';
import styles from './settings.module.css';

interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
}

const THEMES: Choice<Settings['theme']>[] = [
  { value: 'system', label: 'Same as the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const DICE: Choice<Settings['dice']>[] = [
  { value: 'app', label: 'The app’s' },
  { value: 'own', label: 'My own' },
];
const PAPERS: Choice<Settings['paper']>[] = [
  { value: 'A4', label: 'A4' },
  { value: 'Letter', label: 'Letter' },
];
const SEPARATORS: Choice<Settings['separator']>[] = [
  { value: 'comma', label: 'Comma' },
  { value: 'semicolon', label: 'Semicolon' },
  { value: 'tab', label: 'Tab' },
];

export function EverywhereTab() {
  const settings = useAsk('settings.get', {}).data;
  const set = useDo('settings.set');
  if (settings === undefined) return null;
  return (
    <div className={styles.settings}>
      <Section title="Everywhere">
        <Setting
          label="Theme"
          choices={THEMES}
          value={settings.theme}
          onChange={(theme) => set.mutate({ theme })}
        />
        <Setting
          label="Dice and cards"
          note="Who rolls where a rule asks for it. Each step can be done the other way."
          choices={DICE}
          value={settings.dice}
          onChange={(dice) => set.mutate({ dice })}
        />
        <Setting
          label="Paper"
          note="What a print starts with."
          choices={PAPERS}
          value={settings.paper}
          onChange={(paper) => set.mutate({ paper })}
        />
        <Setting
          label="Spreadsheets"
          note="The sign between two cells. If a file comes up with all of a row in one cell, choose another."
          choices={SEPARATORS}
          value={settings.separator}
          onChange={(separator) => set.mutate({ separator })}
        />
      </Section>
    </div>
  );
}

interface SettingProps<V extends string> {
  readonly label: string;
  readonly note?: string;
  readonly choices: Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

function Setting<V extends string>({ label, note, choices, value, onChange }: SettingProps<V>) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <span id={id}>{label}</span>
      <div>
        <SegmentedControl aria-labelledby={id} data={choices} value={value} onChange={onChange} />
        {note !== undefined && <p className="quiet small">{note}</p>}
      </div>
    </div>
  );
}

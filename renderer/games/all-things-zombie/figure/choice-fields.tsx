/** The forms for what is one of a few: body armour, leadership, loaded. */

import { NativeSelect } from '@mantine/core';
import { LEADERSHIP_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { titlesOf } from '../../../../src/rules/core/text/term.ts';
import type { FigureLine, Leadership, WeaponLine } from '../text/figures.ts';
import { FieldForm, type FieldProps } from './field-form.tsx';

const PROTECTED = { title: 'Protected', text: 'protected' };

const NONE = { title: 'None', text: 'none' };

const LOADED = { title: 'Loaded', text: 'loaded' };

const EMPTY = { title: 'Empty', text: 'empty' };

interface ChoiceProps<V extends string> extends FieldProps<V> {
  readonly words: Readonly<Record<V, string>>;
}

function Choice<V extends string>({ id, value, onChange, words }: ChoiceProps<V>) {
  const values = Object.keys(words) as V[];
  return (
    <NativeSelect
      id={id}
      size="sm"
      value={value}
      data={values.map((each) => ({ value: each, label: words[each] }))}
      onChange={(event) => onChange(values.find((each) => each === event.currentTarget.value) ?? value)}
    />
  );
}

type YesNo = 'yes' | 'no';
const yesNo = (is: boolean): YesNo => (is ? 'yes' : 'no');
const ARMOUR_WORDS = titlesOf({ yes: PROTECTED, no: NONE });
const LOADED_WORDS = titlesOf({ yes: LOADED, no: EMPTY });

export function ProtectedForm({ figure }: { readonly figure: FigureLine }) {
  return (
    <FieldForm
      figure={figure.id}
      field="protected"
      label="Body armour"
      was={(figure.protected ? PROTECTED : NONE).text}
      start={yesNo(!figure.protected)}
      edit={(to) => ({ field: 'protected', to: to === 'yes' })}
    >
      {(field) => <Choice {...field} words={ARMOUR_WORDS} />}
    </FieldForm>
  );
}

export function LeadershipForm({ figure }: { readonly figure: FigureLine }) {
  return (
    <FieldForm<Leadership>
      figure={figure.id}
      field="leadership"
      label="Leadership"
      was={LEADERSHIP_WORDS[figure.leadership]}
      start={figure.leadership}
      edit={(to) => ({ field: 'leadership', to })}
    >
      {(field) => <Choice {...field} words={LEADERSHIP_WORDS} />}
    </FieldForm>
  );
}

export function LoadedForm({ figure, weapon }: { readonly figure: FigureLine; readonly weapon: WeaponLine }) {
  return (
    <FieldForm
      figure={figure.id}
      field={`loaded-${weapon.id}`}
      label="In the weapon"
      was={(weapon.loaded ? LOADED : EMPTY).text}
      start={yesNo(!weapon.loaded)}
      edit={(to) => ({ field: 'loaded', weapon: weapon.id, to: to === 'yes' })}
    >
      {(field) => <Choice {...field} words={LOADED_WORDS} />}
    </FieldForm>
  );
}

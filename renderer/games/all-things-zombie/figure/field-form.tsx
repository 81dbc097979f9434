/** Form in which a single number or word of a figure is corrected, with the reason. */
import type { ReactNode } from 'react';
import type { Edit } from '../../../../src/rules/all-things-zombie/acts/edit.ts';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { ReasonForm } from '../../../components/reason-form.tsx';
import { useEditing } from './use-editing.ts';
import { useFigureAct } from './use-figure-act.ts';

interface FieldFormProps<V> {
  readonly figure: string;
  /** Name of the field; with the figure’s id it names the form. */
  readonly field: string;
  readonly label: string;
  /** The old value in words; left out where something is added. */
  readonly was?: string;
  readonly start: V;
  /** Nothing as long as the value can't be saved. */
  readonly edit: (value: V) => Edit | undefined;
  readonly children: (field: FieldProps<V>) => ReactNode;
  readonly save?: string;
}

export interface FieldProps<V> {
  readonly id: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

export function FieldForm<V>(props: FieldFormProps<V>) {
  const { figure, field, start } = props;
  return (
    <KeptForm<FieldFields<V>> form={`figure/${field}-${figure}`} initial={{ value: start, why: '' }}>
      {(filled) => <Correction {...props} filled={filled} />}
    </KeptForm>
  );
}

type FieldFields<V> = { readonly value: V; readonly why: string };

function Correction<V>(props: FieldFormProps<V> & { readonly filled: Filled<FieldFields<V>> }) {
  const { figure, label, was, edit, children, save, filled } = props;
  const { value } = filled.value;
  const { setOpen } = useEditing();
  const { act, failure } = useFigureAct('figure.edit');
  const ready = edit(value);
  return (
    <ReasonForm
      label={label}
      failure={failure}
      filled={filled}
      ready={ready !== undefined}
      onSave={(why) => ready !== undefined && act({ figure, why, edit: ready }, filled.sending())}
      onCancel={() => setOpen(undefined)}
      {...(was === undefined ? {} : { was })}
      {...(save === undefined ? {} : { save })}
    >
      {(id) => children({ id, value, onChange: (to) => filled.set({ value: to }) })}
    </ReasonForm>
  );
}

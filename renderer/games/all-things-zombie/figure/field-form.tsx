import { type ReactNode, useState } from 'react';
import type { Edit } from '../../../../src/rules/all-things-zombie/acts/edit.ts';
import { ReasonForm } from '../../../components/reason-form.tsx';
import { useEditing } from './use-editing.ts';
import { useFigureAct } from './use-figure-act.ts';

interface FieldFormProps<V> {
  readonly figure: string;
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

/** One number or word of a figure being corrected, with the reason. */
export function FieldForm<V>({ figure, label, was, start, edit, children, save }: FieldFormProps<V>) {
  const [value, setValue] = useState(start);
  const { setOpen } = useEditing();
  const { act, failure } = useFigureAct('figure.edit');
  const ready = edit(value);
  return (
    <ReasonForm
      label={label}
      failure={failure}
      ready={ready !== undefined}
      onSave={(why) => ready !== undefined && act({ figure, why, edit: ready })}
      onCancel={() => setOpen(undefined)}
      {...(was === undefined ? {} : { was })}
      {...(save === undefined ? {} : { save })}
    >
      {(id) => children({ id, value, onChange: setValue })}
    </ReasonForm>
  );
}

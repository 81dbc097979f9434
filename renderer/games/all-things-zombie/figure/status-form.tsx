import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ReasonForm } from '../../../components/reason-form.tsx';
import { type FigureLine, STATUS_WORDS, type Status } from '../text/figures.ts';
import { useEditing } from './use-editing.ts';
import { useFigureAct } from './use-figure-act.ts';

const SET_ASIDE = ['dead', 'captive', 'turned', 'left'] as const satisfies readonly Status[];

/** Sets somebody aside; what happened may be told or not. */
export function StatusForm({ figure }: { readonly figure: FigureLine }) {
  // The campaign turns on its Star, who is never dismissed.
  const choices = SET_ASIDE.filter(
    (status) => status !== figure.status && !(status === 'left' && figure.kind === 'star'),
  );
  const [status, setStatus] = useState<Status>(choices[0] ?? 'dead');
  const { setOpen } = useEditing();
  const { act, failure } = useFigureAct('figure.setStatus');
  return (
    <ReasonForm
      name={`Set ${figure.name} aside`}
      label="Set aside as"
      reason={{ label: 'What happened', optional: true }}
      failure={failure}
      onSave={(why) => act({ figure: figure.id, status, why })}
      onCancel={() => setOpen(undefined)}
    >
      {(id) => (
        <NativeSelect
          id={id}
          size="sm"
          value={status}
          data={choices.map((value) => ({ value, label: STATUS_WORDS[value] }))}
          onChange={(event) =>
            setStatus(choices.find((each) => each === event.currentTarget.value) ?? status)
          }
        />
      )}
    </ReasonForm>
  );
}

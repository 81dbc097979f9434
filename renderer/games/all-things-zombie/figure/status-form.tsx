/** The status of a figure of the campaign, set by hand. */

import { NativeSelect } from '@mantine/core';
import { STATUS_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { ReasonForm } from '../../../components/reason-form.tsx';
import type { FigureLine, Status } from '../text/figures.ts';
import { useEditing } from './use-editing.ts';
import { useFigureAct } from './use-figure-act.ts';

const SET_ASIDE = ['dead', 'captive', 'turned', 'left'] as const satisfies readonly Status[];

type Fields = { readonly status: Status; readonly why: string };

interface StatusFormProps {
  readonly figure: FigureLine;
  readonly choices: readonly Status[];
}

/** Sets somebody aside; what happened may be told or not. */
export function StatusForm({ figure }: { readonly figure: FigureLine }) {
  // The campaign turns on its Star, who is never dismissed.
  const choices = SET_ASIDE.filter(
    (status) => status !== figure.status && !(status === 'left' && figure.kind === 'star'),
  );
  const initial: Fields = { status: choices[0] ?? 'dead', why: '' };
  return (
    <KeptForm form={`figure/status-${figure.id}`} initial={initial}>
      {(filled) => <StatusFields figure={figure} choices={choices} filled={filled} />}
    </KeptForm>
  );
}

function StatusFields({ figure, choices, filled }: StatusFormProps & { readonly filled: Filled<Fields> }) {
  const status = choices.find((each) => each === filled.value.status) ?? choices[0] ?? 'dead';
  const { setOpen } = useEditing();
  const { act, failure } = useFigureAct('figure.setStatus');
  return (
    <ReasonForm
      name={`Set ${figure.name} aside`}
      label="Set aside as"
      reason={{ label: 'What happened', optional: true }}
      failure={failure}
      filled={filled}
      onSave={(why) => act({ figure: figure.id, status, why }, filled.sending())}
      onCancel={() => setOpen(undefined)}
    >
      {(id) => (
        <NativeSelect
          id={id}
          size="sm"
          value={status}
          data={choices.map((value) => ({ value, label: STATUS_WORDS[value].title }))}
          onChange={(event) =>
            filled.set({ status: choices.find((each) => each === event.currentTarget.value) ?? status })
          }
        />
      )}
    </ReasonForm>
  );
}

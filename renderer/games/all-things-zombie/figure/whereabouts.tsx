/** The buttons and the form that set a figure aside as dead, captive, turned or gone, or bring it back. */
import { Button, NativeSelect } from '@mantine/core';
import { IconArrowBackUp, IconDoorExit } from '@tabler/icons-react';
import { STATUS_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { ReasonForm } from '../../../components/reason-form.tsx';
import type { FigureLine, Status } from '../text/figures.ts';
import { FieldButton } from './fact.tsx';
import styles from './figure.module.css';
import { useEditing } from './use-editing.ts';
import { useFigureAct } from './use-figure-act.ts';

const icon = { size: 14, stroke: 1.6, 'aria-hidden': true } as const;

export function Whereabouts({ figure }: { readonly figure: FigureLine }) {
  const { open } = useEditing();
  const { act } = useFigureAct('figure.setStatus');
  return (
    <div className={styles.whereabouts}>
      {figure.status !== 'ready' && (
        <Button
          size="sm"
          variant="subtle"
          data-writes
          leftSection={<IconArrowBackUp {...icon} />}
          onClick={() => act({ figure: figure.id, status: 'ready', why: '' })}
        >
          Bring back
        </Button>
      )}
      <FieldButton field="status" label={`Set aside ${figure.name}`} icon={<IconDoorExit {...icon} />}>
        Set aside
      </FieldButton>
      {open === 'status' && <StatusForm figure={figure} />}
    </div>
  );
}

/** The status of a figure of the campaign, set by hand. */
const SET_ASIDE = ['dead', 'captive', 'turned', 'left'] as const satisfies readonly Status[];

type Fields = { readonly status: Status; readonly why: string };

interface StatusFormProps {
  readonly figure: FigureLine;
  readonly choices: readonly Status[];
}

/** Sets somebody aside; what happened may be told or not. */
function StatusForm({ figure }: { readonly figure: FigureLine }) {
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

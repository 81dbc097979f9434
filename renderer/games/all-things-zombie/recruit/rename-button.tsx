/** The button that renames a recruited Grunt, with its dialog. */
import { Button, Modal, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import type { FigureLine } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { MOST_NAME } from '../../../../src/contract/limits.ts';
import { useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useFocusBack } from '../../../client/focus.ts';
import { leftInField } from '../../../components/characters-left.ts';
import { FormActs } from '../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { type Called, CalledFields, calledNow, renaming } from '../figure/called-fields.tsx';

type Renamed = Pick<FigureLine, 'id' | 'name' | 'shortName' | 'pronoun'>;

export function RenameButton({ figure }: { readonly figure: Renamed }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
        aria-label={`Rename ${figure.name}`}
        onClick={open}
      >
        Rename
      </Button>
      {opened && (
        <KeptForm dialog form={`figure/name-${figure.id}`} initial={calledNow(figure)}>
          {(filled) => <RenameDialog figure={figure} filled={filled} onClose={close} />}
        </KeptForm>
      )}
    </>
  );
}

interface RenameDialogProps {
  readonly figure: Renamed;
  readonly filled: Filled<Called>;
  readonly onClose: () => void;
}

/** Closed by Escape it keeps what was typed. */
function RenameDialog({ figure, filled, onClose }: RenameDialogProps) {
  useFocusBack();
  const { id: campaign, revision } = useCampaign();
  const rename = useDo('figure.rename', {
    handles: ({ field }) => field === 'name' || field === 'shortName',
  });
  const wrong = (field: keyof Called) => (rename.error?.field === field ? rename.error.message : undefined);
  const { value } = filled;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const taken = filled.sending();
    rename.mutate(
      { campaign, revision, figure: figure.id, ...renaming(value) },
      { onSuccess: () => taken() && onClose() },
    );
  };
  return (
    <Modal opened returnFocus={false} onClose={onClose} title="Rename">
      {filled.twice}
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label="Name"
          value={value.name}
          {...leftInField(value.name, MOST_NAME, wrong('name'))}
          onChange={(event) => filled.set({ name: event.currentTarget.value })}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CalledFields value={value} error={wrong('shortName')} onChange={filled.set} />
        <FormActs dialog size="md" filled={filled} save="Rename" onClose={onClose} />
      </form>
    </Modal>
  );
}

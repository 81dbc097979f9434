/** The button that renames a recruited Grunt, with its dialog. */
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import type { FigureLine } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { NameDialog } from '../../../components/name-dialog.tsx';

export function RenameButton({ figure }: { readonly figure: Pick<FigureLine, 'id' | 'name'> }) {
  const campaign = useCampaign();
  const [opened, { open, close }] = useDisclosure(false);
  const rename = useDo('figure.rename', { handles: ({ field }) => field === 'name' });
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
        <NameDialog
          form={`figure/name-${figure.id}`}
          title="Rename"
          label="Name"
          value={figure.name}
          act="Rename"
          error={rename.error?.field === 'name' ? rename.error.message : undefined}
          onClose={close}
          onName={(name, done) =>
            rename.mutate(
              { campaign: campaign.id, revision: campaign.revision, figure: figure.id, name },
              { onSuccess: done },
            )
          }
        />
      )}
    </>
  );
}

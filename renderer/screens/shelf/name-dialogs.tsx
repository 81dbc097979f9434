import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Output } from '../../../src/contract/contract.ts';
import { askKey, useDo } from '../../client/api.ts';
import { useFocusBack } from '../../client/focus.ts';
import { useWork } from '../../client/use-work.ts';
import { NameDialog } from '../../components/name-dialog.tsx';
import { WorkProgress } from '../../components/work-progress.tsx';
import { RenameDialog } from '../../page/rename-dialog.tsx';
import { TryDialog } from '../../page/try-something.tsx';
import { Rescue } from '../settings/backups/rescue.tsx';
import type { ShelfRow } from './rows.ts';
import styles from './shelf.module.css';

export interface OpenDialog {
  readonly dialog: 'rename' | 'copy' | 'try' | 'check';
  readonly row: ShelfRow;
}

interface DialogProps {
  readonly row: ShelfRow;
  readonly onClose: () => void;
}

export function RowDialog({ dialog, ...props }: OpenDialog & DialogProps) {
  switch (dialog) {
    case 'rename':
      return <RenameDialog log={props.row} kind={props.row.kind} onClose={props.onClose} />;
    case 'copy':
      return <CopyDialog {...props} />;
    case 'try':
      return <TryDialog log={props.row} kind={props.row.kind} onClose={props.onClose} />;
    case 'check':
      return <CheckDialog {...props} />;
    default:
      return dialog satisfies never;
  }
}

function CopyDialog({ row, onClose }: DialogProps) {
  const copy = useDo('campaign.copy', { handles: (failure) => failure.field === 'name' });
  return (
    <NameDialog
      form="log/copy"
      log={row.id}
      title={`Copy the ${row.kind}`}
      label="Name of the copy"
      value={`${row.name}, copy`}
      act="Copy"
      error={copy.error?.field === 'name' ? copy.error.message : undefined}
      onClose={onClose}
      onName={(name, done) => copy.mutate({ campaign: row.id, name }, { onSuccess: done })}
    />
  );
}

/** Check of a campaign or game against all that was stored; where it fails, the dialog tells the faults, and what can be recovered. */
interface CheckDialogProps {
  readonly row: Pick<ShelfRow, 'id' | 'name'>;
  readonly onClose: () => void;
}

function CheckDialog({ row: { id: campaign, name }, onClose }: CheckDialogProps) {
  const { data, error, share = 0, cancel } = useWork('check.campaign', { campaign }, true, { kept: true });
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack();
  const close = () => {
    cancel();
    onClose();
  };
  // Each check that is asked for looks through everything anew.
  useEffect(
    () => () => client.removeQueries({ queryKey: askKey('check.campaign', { campaign }) }),
    [client, campaign],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is something to read.
  useEffect(() => button.current?.focus(), [data, error]);
  return (
    <Modal opened returnFocus={false} onClose={close} title={`Check ${name}`} size="lg">
      {data === undefined && error === null ? (
        <WorkProgress what="Checking every act and word" share={share} onCancel={close} />
      ) : (
        <>
          {error !== null && (
            <p className="flag" role="alert">
              {error.message}
            </p>
          )}
          {data !== undefined && <Found {...data} />}
          <div className={styles.checkDialogActs}>
            <Button ref={button} variant={data?.sound === false ? 'subtle' : 'filled'} onClick={close}>
              Close
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

function Found({ sound, events, found, more }: Output<'check.campaign'>) {
  if (sound)
    return (
      <p role="status">{`Sound: nothing has changed since it was saved (${events.toLocaleString('en')} ${events === 1 ? 'event' : 'events'}, and all that you wrote).`}</p>
    );
  return (
    <>
      <div role="status">
        <p className="flag">Something was damaged on the disk. The rest can be read and stays.</p>
        <ul className={styles.found}>
          {found.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {more > 0 && <li>{`And ${more} more.`}</li>}
        </ul>
      </div>
      <Rescue alone />
    </>
  );
}

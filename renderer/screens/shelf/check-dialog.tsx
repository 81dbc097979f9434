/** Check of a campaign or game against all that was stored; where it fails, the dialog tells the faults, and what can be recovered. */
import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Output } from '../../../src/contract/contract.ts';
import { askKey } from '../../client/api.ts';
import { useFocusBack } from '../../client/focus.ts';
import { useWork } from '../../client/use-work.ts';
import { Working } from '../../components/working.tsx';
import { Rescue } from '../settings/backups/rescue.tsx';
import type { ShelfRow } from './rows.ts';
import styles from './shelf.module.css';

interface CheckDialogProps {
  readonly row: Pick<ShelfRow, 'id' | 'name'>;
  readonly onClose: () => void;
}

export function CheckDialog({ row: { id: campaign, name }, onClose }: CheckDialogProps) {
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
        <Working what="Checking every act and word" share={share} onCancel={close} />
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

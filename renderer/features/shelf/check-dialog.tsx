/** Whether a campaign or game is still what was stored; where it isn't, what is wrong, and its repair. */
import { Button, Modal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFocusBack } from '../../app/focus.ts';
import { Working } from '../../components/working.tsx';
import styles from './check-dialog.module.css';
import type { ShelfRow } from './rows.ts';
import { words } from './text/check-dialog.ts';
import { type Check, useCheck } from './use-check.ts';

const grouped = new Intl.NumberFormat('en');

interface CheckDialogProps {
  readonly row: Pick<ShelfRow, 'id' | 'name'>;
  readonly onClose: () => void;
}

export function CheckDialog({ row: { id, name }, onClose }: CheckDialogProps) {
  const check = useCheck(id);
  useFocusBack();
  const close = () => {
    check.cancel();
    onClose();
  };
  return (
    <Modal opened returnFocus={false} onClose={close} title={words.check(name)} size="lg">
      <Found check={check} onClose={close} />
    </Modal>
  );
}

function Found({
  check: { now, repair, goOn },
  onClose,
}: {
  readonly check: Check;
  readonly onClose: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const { state } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what there is to press is another.
  useEffect(() => button.current?.focus(), [state]);
  if ('share' in now) {
    const what = state === 'repairing' ? words.repairing : words.checkingEveryActAndWord;
    return <Working what={what} share={now.share} onCancel={onClose} />;
  }
  if (now.state === 'failed') {
    return (
      <>
        <p className="flag" role="alert">
          {now.message}
        </p>
        <Acts>
          <Button ref={button} variant="filled" onClick={onClose}>
            {words.close}
          </Button>
        </Acts>
      </>
    );
  }
  if (now.state === 'stuck') {
    return (
      <>
        <p className="flag" role="alert">
          {now.message}
        </p>
        <Acts>
          <Button ref={button} variant="subtle" onClick={onClose}>
            {words.leaveItAsItIs}
          </Button>
          <Button variant="filled" onClick={goOn}>
            {words.goOnFromHow}
          </Button>
        </Acts>
      </>
    );
  }
  const { found, repaired } = now;
  const { sound, events } = found;
  return (
    <div role="status">
      {repaired !== null && <p>{repaired}</p>}
      {sound ? (
        <p>
          {words.soundNothingHasChangedSince}
          {grouped.format(events)} {events === 1 ? 'event' : 'events'}
          {words.andAllThatYouWrote}
        </p>
      ) : (
        <>
          <p className="flag">{words.somethingWasDamaged}</p>
          <ul className={styles.found}>
            {found.found.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {found.more > 0 && <li>{words.andMore(grouped.format(found.more))}</li>}
          </ul>
          <p className="second">{words.aRepairBringsWhat}</p>
        </>
      )}
      <Acts>
        <Button {...(sound ? { ref: button, variant: 'filled' } : { variant: 'subtle' })} onClick={onClose}>
          {words.close}
        </Button>
        {!sound && (
          <Button ref={button} variant="filled" onClick={repair}>
            {words.repair}
          </Button>
        )}
      </Acts>
    </div>
  );
}

const Acts = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.acts}>{children}</div>
);

import { Button, Radio, Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { BackupEntry } from '../../../../src/contract/calls/backups.ts';
import type { Output } from '../../../../src/contract/contract.ts';
import { GOES_OTHERWISE } from '../../../../src/contract/gives-up.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useAsk, useDo } from '../../../app/api.ts';
import { takeFocus } from '../../../app/focus.ts';
import { clearWarnings, notify, takeBack } from '../../../app/notify.ts';
import styles from './backups.module.css';
import { words as texts } from './text/restore-form.ts';
import { inBackupText, wholeText } from './words.ts';

interface RestoreFormProps {
  readonly backup: BackupEntry;
  /** It was made, within a sentence. */
  readonly when: string;
  /** Only the whole file. */
  readonly alone: boolean;
  /** As a whole it takes the last restore back. */
  readonly back: boolean;
  readonly onClose: () => void;
}

/** Under its row: one campaign as a copy, or the whole file. */
export function RestoreForm({ backup, when, alone, back, onClose }: RestoreFormProps) {
  const [first] = backup.shelf;
  const [whole, setWhole] = useState(alone || back || first === undefined);
  const [campaign, setCampaign] = useState(first?.id ?? '');
  const takesBack = back && whole;
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();
  const all = useRestoreAll(when, back, onClose);
  const copy = useRestoreCopy(onClose);
  const failed = all.failed ?? copy.failed;
  const busy = all.busy || copy.busy;
  /** Nothing is restored before it is said what goes by it: pressed sooner, it is restored at once only where nothing does. */
  const going = useAsk('backup.goes', { backup: backup.name }, { enabled: whole });
  const [isPressed, setPressed] = useState(false);
  const isLooking = whole && going.data === undefined && going.error === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the answer comes.
  useEffect(() => {
    if (!isPressed || isLooking) return;
    setPressed(false);
    if (whole && (going.data?.goes ?? []).length === 0) all.restore(backup, going.data?.digest);
  }, [isPressed, isLooking]);

  useEffect(() => {
    takeFocus(form.current?.querySelector<HTMLElement>('input:checked, button[type="submit"]'));
  }, []);

  // Asked for by a button further up it may lie below the window, and what goes makes it longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is drawn with that.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [isLooking]);

  return (
    <form
      ref={form}
      aria-labelledby={heading}
      className={styles.restore}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isLooking) setPressed(true);
        else if (whole) all.restore(backup, going.data?.digest);
        else copy.restore(backup, campaign);
      }}
    >
      <div>
        <b id={heading}>
          {takesBack ? texts.takeTheRestoreBackTo : texts.restoreFrom}
          {when}
        </b>
        <p className="second">{alone ? texts.whatStandsInItsPlace : texts.aBackupOfNow}</p>
      </div>
      {!alone && first !== undefined && (
        <Radio.Group
          aria-label={texts.whatToRestore}
          value={whole ? 'whole' : 'one'}
          onChange={(what) => setWhole(what === 'whole')}
          className={styles.choices}
        >
          <Radio value="one" label={texts.oneCampaignOrGame} />
          {!whole && (
            <Select
              aria-label={texts.whichOne}
              className={styles.which}
              allowDeselect={false}
              data={backup.shelf.map((one) => ({
                value: one.id,
                label: `${inBackupText(one)}${one.deleted ? ', deleted' : ''}${one.damaged ? ', damaged' : ''}`,
              }))}
              value={campaign}
              onChange={(id) => id !== null && setCampaign(id)}
            />
          )}
          <Radio value="whole" label={texts.theWholeFileAsOf(wholeText(backup), when)} />
        </Radio.Group>
      )}
      {whole && <Goes going={going.data} failed={going.error?.message} alone={alone} when={when} />}
      {failed !== undefined && (
        <p role="alert" className="flag">
          {failed}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="filled">
          {busy || isPressed ? texts.restoring : submitText({ back: takesBack, whole })}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

function submitText({ back, whole }: { readonly back: boolean; readonly whole: boolean }): string {
  if (back) return texts.takeItBack;
  return whole ? texts.restoreTheWholeFile : texts.restoreAsACopy;
}

interface GoesProps {
  /** Undefined while it is looked for. */
  readonly going: Output<'backup.goes'> | undefined;
  readonly failed: string | undefined;
  readonly alone: boolean;
  /** The backup was made. */
  readonly when: string;
}

/** What the file has that the backup hasn't. */
function Goes({ going, failed, alone, when }: GoesProps) {
  if (going === undefined)
    return (
      <p role="status" className="second">
        {failed ?? texts.lookingAtWhatTheBackup}
      </p>
    );
  const { isThere, goes, comes } = going;
  if (!isThere) return <p className="second">{texts.thereIsNoFileToCompare(when)}</p>;
  if (goes === null)
    return <p className="second">{alone ? texts.whatStandsThereNowCant : texts.whatStandsThereNowCantBe}</p>;
  return (
    <div>
      {goes.length === 0 ? (
        <p className="second">{texts.theBackupHasAll}</p>
      ) : (
        <>
          <p>{texts.restoringItChangesThese}</p>
          <List label={texts.whatGoes} of={goes} />
        </>
      )}
      {comes.length > 0 && (
        <>
          <p>{comes.length === 1 ? texts.thisComesBack : texts.theseComeBack}</p>
          <List label={texts.whatComesBack} of={comes} />
        </>
      )}
    </div>
  );
}

interface Listed {
  readonly id: string | null;
  readonly name: string;
  readonly deleted: boolean;
  readonly told?: string;
}

function List({ label, of }: { readonly label: string; readonly of: readonly Listed[] }) {
  return (
    <ul aria-label={label} className={styles.besides}>
      {of.map(({ id, name, deleted, told }) => (
        <li key={id ?? name}>
          <bdi>{name}</bdi>
          {deleted && <span className="tag">{texts.deleted}</span>} <span className="second">{told}</span>
        </li>
      ))}
    </ul>
  );
}

function useRestoreAll(when: string, back: boolean, onDone: () => void) {
  const client = useQueryClient();
  const [failed, setFailed] = useState<string>();
  const doing = useDo('backup.restore', { handles: () => true });
  return {
    failed,
    busy: doing.isPending,
    /** `told`: what goes, as it was said. */
    restore: (backup: BackupEntry, told: string | undefined) => {
      setFailed(undefined);
      doing.mutate(
        { backup: backup.name, ...(told !== undefined && { told }) },
        {
          onError: ({ message, refusal }) => {
            setFailed(message);
            if (refusal === GOES_OTHERWISE) void client.invalidateQueries({ queryKey: ['backup.goes'] });
          },
          onSuccess: ({ aside }) => {
            onDone();
            // Everything on every screen may stand otherwise now.
            client.removeQueries({ type: 'inactive' });
            void client.invalidateQueries();
            clearWarnings();
            const copied = aside === null ? '' : texts.whatStoodThereBeforeIs(aside);
            notify({
              message: back
                ? texts.restoreTakenBackTo(when, copied)
                : texts.restoredFrom(upperFirst(wholeText(backup)), when, copied),
            });
          },
        },
      );
    },
  };
}

function useRestoreCopy(onDone: () => void) {
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string>();
  const doing = useDo('backup.restore-campaign', { handles: () => true });
  return {
    failed,
    busy: doing.isPending,
    restore: (backup: BackupEntry, campaign: string) => {
      setFailed(undefined);
      doing.mutate(
        { backup: backup.name, campaign },
        {
          onError: ({ message }) => setFailed(message),
          onSuccess: ({ id, kind, name }) => {
            onDone();
            const notice = notify({
              message: (
                <>
                  <span className="name">{texts.restoredAsOf(name)}</span>{' '}
                  <Button
                    size="sm"
                    onClick={() => {
                      takeBack(notice);
                      void (kind === 'campaign'
                        ? navigate({ to: '/c/$campaign', params: { campaign: id } })
                        : navigate({ to: '/g/$session', params: { session: id } }));
                    }}
                  >
                    {texts.openIt}
                  </Button>
                </>
              ),
            });
          },
        },
      );
    },
  };
}

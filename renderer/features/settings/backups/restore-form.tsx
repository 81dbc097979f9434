import { Button, Radio, Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { Output } from '../../../../src/contract/contract.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useAsk, useDo } from '../../../app/api.ts';
import { takeFocus } from '../../../app/focus.ts';
import { clearWarnings, notify, takeBack } from '../../../app/notify.ts';
import styles from './backups.module.css';
import type { Source } from './opened.ts';
import { words as texts } from './text/restore-form.ts';
import { inBackupText, wholeText } from './words.ts';

interface RestoreFormProps {
  readonly backup: Source;
  /** It was made, within a sentence. */
  readonly when: string;
  /** Only the whole file. */
  readonly alone: boolean;
  /** As a whole it takes the last restore back. */
  readonly back?: boolean;
  readonly onClose: () => void;
}

/** Under its row: one campaign as a copy, or the whole file. */
export function RestoreForm({ backup, when, alone, back = false, onClose }: RestoreFormProps) {
  const [first] = backup.shelf;
  const [whole, setWhole] = useState(alone || back || first === undefined);
  const [campaign, setCampaign] = useState(first?.id ?? '');
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();
  const all = useRestoreAll(backup, when, back, onClose);
  const copy = useRestoreCopy(backup, onClose);
  const { failed, busy } = whole ? all : copy;
  /** Nothing is restored before it is said what goes by it: pressed sooner, it is restored at once only where nothing does. */
  const going = useAsk('backup.goes', { backup: backup.name }, { enabled: whole });
  const isLooking = whole && going.data === undefined && going.error === null;
  const [isPressed, setPressed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as the answer comes.
  useEffect(() => {
    if (!isPressed || isLooking) return;
    setPressed(false);
    if (whole && (going.data?.goes ?? []).length === 0) all.restore();
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
        else if (whole) all.restore();
        else copy.restore(campaign);
      }}
    >
      <div>
        <b id={heading}>
          {back && whole ? texts.takeTheRestoreBackTo : texts.restoreFrom}
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
          {busy || isPressed
            ? texts.restoring
            : !whole
              ? texts.restoreAsACopy
              : back
                ? texts.takeItBack
                : texts.restoreTheWholeFile}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
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
        {failed ?? texts.comparing}
      </p>
    );
  const { isThere, goes, comes } = going;
  const cant = alone ? texts.whatStandsThereNowCant : texts.whatStandsThereNowCantBe;
  if (goes === null) return <p className="second">{isThere ? cant : texts.thereIsNoFileToCompare(when)}</p>;
  return (
    <div>
      <p className={goes.length === 0 ? 'second' : undefined}>
        {goes.length === 0 ? texts.nothingIsLost : texts.restoringItChangesThese}
      </p>
      <List label={texts.whatGoes} of={goes} />
      {comes.length > 0 && <p>{texts.theseComeBack}</p>}
      <List label={texts.whatComesBack} of={comes} />
    </div>
  );
}

interface ListProps {
  readonly label: string;
  readonly of: readonly {
    readonly id: string | null;
    readonly name: string;
    readonly deleted: boolean;
    readonly told?: string;
  }[];
}

function List({ label, of }: ListProps) {
  if (of.length === 0) return null;
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

function useRestoreAll(backup: Source, when: string, back: boolean, onDone: () => void) {
  const client = useQueryClient();
  const doing = useDo('backup.restore', { handles: () => true });
  const onSuccess = ({ aside }: Output<'backup.restore'>) => {
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
  };
  return {
    failed: doing.error?.message,
    busy: doing.isPending,
    restore: () => doing.mutate({ backup: backup.name }, { onSuccess }),
  };
}

function useRestoreCopy(backup: Source, onDone: () => void) {
  const navigate = useNavigate();
  const doing = useDo('backup.restore-campaign', { handles: () => true });
  const onSuccess = ({ id, kind, name }: Output<'backup.restore-campaign'>) => {
    onDone();
    const open = () => {
      takeBack(notice);
      void (kind === 'campaign'
        ? navigate({ to: '/c/$campaign', params: { campaign: id } })
        : navigate({ to: '/g/$session', params: { session: id } }));
    };
    const notice = notify({
      message: (
        <>
          <span className="name">{texts.restoredAsOf(name)}</span>{' '}
          <Button size="sm" onClick={open}>
            {texts.openIt}
          </Button>
        </>
      ),
    });
  };
  return {
    failed: doing.error?.message,
    busy: doing.isPending,
    restore: (campaign: string) => doing.mutate({ backup: backup.name, campaign }, { onSuccess }),
  };
}

import { Button, Radio, Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { Output } from '../../../../src/contract/contract.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useAsk, useDo } from '../../../client/api.ts';
import { takeFocus } from '../../../client/focus.ts';
import { clearWarnings, notify, takeBack } from '../../../client/notify.ts';
import { whenInText } from '../../../text/when.ts';
import styles from './backups.module.css';
import type { Source } from './opened.ts';
import { inBackupText, wholeText, words } from './text/words.ts';

interface RestoreFormProps {
  readonly source: Source;
  /** Only the whole file. */
  readonly alone: boolean;
  readonly onClose: () => void;
}

/** Under its row: one campaign as a copy, or the whole file. */
export function RestoreForm({ source, alone, onClose }: RestoreFormProps) {
  const { name: backup, called, at, shelf, back } = source;
  const [first] = shelf;
  const [whole, setWhole] = useState(alone || back || first === undefined);
  const [campaign, setCampaign] = useState(first?.id ?? '');
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();
  const all = useRestoreAll(source, onClose);
  const one = useRestoreCopy(backup, onClose);
  const { failed, busy } = whole ? all : one;
  const going = useAsk('backup.goes', { backup }, { enabled: whole });
  /** Nothing is restored before it is said what goes by it. */
  const isComparing = whole && going.data === undefined && going.error === null;

  useEffect(() => takeFocus(form.current?.querySelector<HTMLElement>('input:checked, [type="submit"]')), []);

  // Asked for by a button further up it may lie below the window, and what goes makes it longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is drawn with that.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [isComparing]);

  const wholeLabel = back ? words.undoTheRestore : words.restoreTheWholeFile;
  return (
    <form
      ref={form}
      aria-labelledby={heading}
      className={styles.restore}
      onSubmit={(event) => {
        event.preventDefault();
        if (whole && !isComparing) all.restore();
        if (!whole) one.restore(campaign);
      }}
    >
      <div>
        <b id={heading}>{back && whole ? words.undoTheRestoreBackTo(called) : words.restoreFrom(called)}</b>
        <p className="second">{alone ? words.copiedAsideFirst : words.backedUpFirst}</p>
      </div>
      {!alone && first !== undefined && (
        <Radio.Group
          aria-label={words.whatToRestore}
          value={whole ? 'whole' : 'one'}
          onChange={(what) => setWhole(what === 'whole')}
          className={styles.choices}
        >
          <Radio value="one" label={words.oneAsACopy} />
          {!whole && (
            <Select
              aria-label={words.whichOne}
              className={styles.which}
              allowDeselect={false}
              data={shelf.map((each) => ({ value: each.id, label: inBackupText(each) }))}
              value={campaign}
              onChange={(id) => id !== null && setCampaign(id)}
            />
          )}
          <Radio value="whole" label={words.theWholeFile(wholeText(source))} />
        </Radio.Group>
      )}
      {whole && going.error !== null && <p className="second">{going.error.message}</p>}
      {whole && going.data !== undefined && <Goes {...going.data} at={at} />}
      {failed !== undefined && (
        <p role="alert" className="flag">
          {failed}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="filled">
          {isComparing ? words.comparing : busy ? words.restoring : whole ? wholeLabel : words.restoreAsACopy}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What the file has that the backup hasn't, and the other way round. */
function Goes({ isThere, goes, comes, at }: Output<'backup.goes'> & { readonly at: string }) {
  if (goes === null)
    return <p className="second">{isThere ? words.fileCantBeRead : words.noFileToCompare(whenInText(at))}</p>;
  const list = (
    label: string,
    of: readonly (Output<'backup.goes'>['comes'][number] & { told?: string })[],
  ) => (
    <ul aria-label={label} className={styles.besides}>
      {of.map(({ id, name, deleted, told }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          {deleted && <span className="tag">{words.deleted}</span>} <span className="second">{told}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      <p>{goes.length === 0 ? words.nothingGoes : words.theseChange}</p>
      {goes.length > 0 &&
        list(
          words.whatGoes,
          goes.map((one) => ({ ...one, id: one.id ?? one.name })),
        )}
      {comes.length > 0 && <p>{words.theseComeBack}</p>}
      {comes.length > 0 && list(words.whatComesBack, comes)}
    </div>
  );
}

function useRestoreAll(source: Source, onDone: () => void) {
  const client = useQueryClient();
  const doing = useDo('backup.restore', { handles: () => true });
  const onSuccess = ({ aside }: Output<'backup.restore'>) => {
    onDone();
    // Everything on every screen may stand otherwise now.
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries();
    clearWarnings();
    const restored = source.back
      ? words.restoreUndone(source.called)
      : words.restored(upperFirst(wholeText(source)), source.called);
    notify({ message: restored + (aside === null ? '' : words.keptAs(aside)) });
  };
  const restore = () => doing.mutate({ backup: source.name }, { onSuccess });
  return { failed: doing.error?.message, busy: doing.isPending, restore };
}

function useRestoreCopy(backup: string, onDone: () => void) {
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
          <span className="name">{words.restoredAs(name)}</span>{' '}
          <Button size="sm" onClick={open}>
            {words.openIt}
          </Button>
        </>
      ),
    });
  };
  const restore = (campaign: string) => doing.mutate({ backup, campaign }, { onSuccess });
  return { failed: doing.error?.message, busy: doing.isPending, restore };
}

/** Where all campaigns are, what is in that folder, and another one for them. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { DataFolder } from '../../../../src/contract/calls/folder.ts';
import { useAsk, useDo } from '../../../app/api.ts';
import { useFocusOnClose } from '../../../app/focus.ts';
import { KeptForm } from '../../../components/kept-form.tsx';
import { Section } from '../../../components/section.tsx';
import { sizeText } from '../backups/text/words.ts';
import { FolderForm } from '../folder-form.tsx';
import styles from './folder.module.css';
import { words as said } from './text/folder-tab.ts';

export function FolderTab() {
  const { data, error } = useAsk('folder.get', {});
  if (data === undefined) {
    return error === null ? null : (
      <p role="alert" className="flag">
        {error.message}
      </p>
    );
  }
  return (
    <div className={styles.parts}>
      <Where folder={data} />
      <Files folder={data} />
    </div>
  );
}

function Where({ folder }: { readonly folder: DataFolder }) {
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState<string>();
  const move = useDo('folder.move', { handles: () => true });
  const opener = useRef<HTMLButtonElement>(null);
  useFocusOnClose(open, opener);
  const close = () => {
    move.reset();
    setOpen(false);
  };
  const send = (to: string, onDone: () => void) =>
    move.mutate(
      { folder: to },
      {
        onSuccess: (moved) => {
          onDone();
          close();
          setKept(moved.kept);
        },
      },
    );
  return (
    <Section title={said.dataFolder}>
      <p className={styles.path}>{folder.folder}</p>
      {folder.named && <p className={styles.note}>{said.holdoutWasStarted}</p>}
      {!folder.named && !open && (
        <Button ref={opener} size="sm" onClick={() => setOpen(true)}>
          {said.moveToAnotherFolder}
        </Button>
      )}
      {!folder.named && open && (
        <KeptForm form="settings/data-folder" opened initial={{ folder: folder.folder }}>
          {(filled) => (
            <FolderForm
              filled={filled}
              label={said.moveAllCampaignsAndBackups}
              description={said.aBackupIsMadeFirst}
              title={said.folderForCampaigns}
              moving={move.isPending}
              error={move.error?.message}
              onMove={() => send(filled.value.folder.trim(), filled.sending())}
              onClose={close}
            />
          )}
        </KeptForm>
      )}
      {kept !== undefined && (
        <p role="status" className={styles.note}>
          {said.movedTheFileYourCampaignsWere(kept)}
        </p>
      )}
    </Section>
  );
}

function Files({ folder: { files, backups } }: { readonly folder: DataFolder }) {
  return (
    <Section title={said.whatIsInIt}>
      <table className={styles.files}>
        <thead>
          <tr>
            <th>{said.file}</th>
            <th className="num">{said.size}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ name, size }) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="num">{sizeText(size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {said.toCopyByHand}{' '}
        <Link to="/settings" search={{ tab: 'backups' }} className="link">
          {said.backups}
        </Link>
        .
      </p>
      <p className={styles.note}>{said.inASyncedFolder}</p>
      <p className={styles.note}>
        {backups.count === 0
          ? said.thereAreNoBackupsYet
          : `${backups.count === 1 ? said.oneBackup : `${backups.count} backups`} in ${backups.folder}, ${sizeText(backups.size)}.`}
      </p>
    </Section>
  );
}

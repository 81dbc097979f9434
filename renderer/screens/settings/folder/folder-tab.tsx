/** Folder of all campaigns: its place, its contents, and the way to move them to another. */

import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { DataFolder } from '../../../../src/contract/calls/folder.ts';
import { useAsk, useDo } from '../../../client/api.ts';
import { useFocusOnClose } from '../../../client/focus.ts';
import { Failed } from '../../../components/failed.tsx';
import { KeptForm } from '../../../components/kept-form.tsx';
import { Section } from '../../../components/section.tsx';
import { sizeText } from '../backups/text/words.ts';
import { FolderForm } from '../folder-form.tsx';
import styles from '../settings.module.css';

export function FolderTab() {
  const { data, error } = useAsk('folder.get', {});
  if (data === undefined) {
    return <Failed error={error} />;
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
    <Section title="Data folder">
      <p className={styles.folderPath}>{folder.folder}</p>
      {folder.named && (
        <p className={styles.note}>
          Holdout was started with this folder, by HOLDOUT_DATA or --data. To move your campaigns, start
          Holdout without that option.
        </p>
      )}
      {!folder.named && !open && (
        <Button ref={opener} size="sm" onClick={() => setOpen(true)}>
          Move to another folder…
        </Button>
      )}
      {!folder.named && open && (
        <KeptForm form="settings/data-folder" opened initial={{ folder: folder.folder }}>
          {(filled) => (
            <FolderForm
              filled={filled}
              label="Move all campaigns and backups to this folder"
              description="A backup is made first, and the file they are in now is kept under another name."
              title="Folder for campaigns"
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
          {`Moved. The file your campaigns were in stays as ${kept}; delete it when you no longer want it.`}
        </p>
      )}
    </Section>
  );
}

function Files({ folder: { files, backups } }: { readonly folder: DataFolder }) {
  return (
    <Section title="What is in it">
      <table className={styles.files}>
        <thead>
          <tr>
            <th>File</th>
            <th className="num">Size</th>
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
        All your campaigns are in holdout.sqlite. To copy it by hand, close Holdout first; while it is open,
        make a backup instead, in{' '}
        <Link to="/settings" search={{ tab: 'backups' }} className="link">
          Backups
        </Link>
        .
      </p>
      <p className={styles.note}>
        It may lie in a folder that a sync program keeps: have Holdout open on one machine at a time. If
        another version arrives all the same, it is opened as it is, and you are told. Yours is kept beside it
        only while it is open here and isn’t written over.
      </p>
      <p className={styles.note}>
        {backups.count === 0
          ? 'There are no backups yet.'
          : `${backups.count === 1 ? 'One backup' : `${backups.count} backups`} in ${backups.folder}, ${sizeText(backups.size)}.`}
      </p>
    </Section>
  );
}

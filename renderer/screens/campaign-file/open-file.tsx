/** *Open file…*, and a file dropped anywhere on the page. */
import { Button } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../client/store.ts';
import styles from './file-panel.module.css';
import { lookAt, opening } from './opening.ts';

export function OpenFileButton() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        leftSection={<IconFolderOpen size={16} stroke={1.6} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Open file…
      </Button>
      <input
        ref={input}
        type="file"
        accept=".holdout"
        hidden
        aria-label="A campaign’s file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void lookAt(file);
          // The same one may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

export const DropHint = () => (
  <span className={`${styles.hint} quiet`}>
    A <b>.holdout</b> file can be dropped anywhere on this page.
  </span>
);

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** A frame while a file is over the window, and round what is asked of it once it is dropped; whatever is dropped is never opened by the browser itself. */
export function DropFrame() {
  const [over, setOver] = useState(false);
  const [dropped, setDropped] = useState(false);
  const isAsked = useStore(opening, ({ kind }) => kind !== 'none');
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // Into another part of the page is no leaving.
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      setDropped(true);
      void lookAt(file);
    };
    window.addEventListener('dragenter', drag);
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', drag);
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  useEffect(() => {
    if (!isAsked) setDropped(false);
  }, [isAsked]);
  return over || (dropped && isAsked) ? <div className={styles.frame} data-testid="drop-frame" /> : null;
}

/** Copies of the file as it was damaged, or as it was when another took its place: looked into, restored, repaired or deleted. */
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { BackupList } from '../../../../src/contract/calls/backups.ts';
import { useDo } from '../../../app/api.ts';
import { takeFocus } from '../../../app/focus.ts';
import { Section } from '../../../components/section.tsx';
import { whenInText } from '../../../text/when.ts';
import styles from './backups.module.css';
import { Look } from './look.tsx';
import type { Opened, OpenedProps } from './opened.ts';
import { Rescue } from './rescue.tsx';
import { RestoreForm } from './restore-form.tsx';
import { words as said } from './text/copies.ts';
import { sizeText } from './words.ts';

interface CopiesProps extends OpenedProps {
  readonly list: BackupList;
  /** At the start, where the file itself can't be opened. */
  readonly alone?: boolean;
}

/** Kept whole, as another took its place: it opens like a backup. Any other was damaged. */
const isWhole = (name: string) => name.startsWith('holdout-kept-');

const LABELS: Readonly<Record<Opened['what'], string>> = {
  look: said.lookInside,
  repair: said.lookInside,
  restore: said.restore,
  delete: said.delete,
};

export function Copies({ list: { copies }, alone = false, opened, onOpen }: CopiesProps) {
  const open = copies.find(({ name }) => name === opened?.name);
  if (copies.length === 0) return null;
  const close = () => onOpen(undefined);
  const source = open && { ...open, shelf: [] };
  return (
    <Section title={said.copiesOfTheFile} aside={said.eachAsItStoodWhen}>
      <div className={styles.copies}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className="name">{said.copy}</th>
              <th>{said.made}</th>
              <th className="n">{said.size}</th>
              <th>
                <span className="vh">{said.whatCanBeDone}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {copies.map(({ name, at, size }) => (
              <tr key={name}>
                <td className="name">{name}</td>
                <td>{whenInText(at)}</td>
                <td className="n">{sizeText(size)}</td>
                <td className={styles.acts}>
                  {(isWhole(name)
                    ? (['look', 'restore', 'delete'] as const)
                    : (['repair', 'delete'] as const)
                  ).map((what) => {
                    const isOpen = opened?.name === name && opened.what === what;
                    const label = isOpen ? said.close : LABELS[what];
                    return (
                      <Button
                        key={what}
                        size="sm"
                        variant="subtle"
                        aria-label={`${label} ${name}`}
                        aria-expanded={isOpen}
                        onClick={() => onOpen(isOpen ? undefined : { name, what })}
                      >
                        {label}
                      </Button>
                    );
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {source !== undefined && opened?.what === 'look' && (
          <Look key={source.name} backup={source} alone={alone} onClose={close} />
        )}
        {source !== undefined && opened?.what === 'restore' && (
          <RestoreForm
            key={source.name}
            backup={source}
            when={whenInText(source.at)}
            alone={alone}
            onClose={close}
          />
        )}
        {source !== undefined && opened?.what === 'repair' && (
          <Rescue key={source.name} copy={source.name} alone={alone} />
        )}
        {source !== undefined && opened?.what === 'delete' && <Delete copy={source.name} onClose={close} />}
      </div>
    </Section>
  );
}

function Delete({ copy, onClose }: { readonly copy: string; readonly onClose: () => void }) {
  const drop = useDo('backup.drop-copy');
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    takeFocus(cancel.current);
  }, []);
  return (
    <section className={styles.restore} aria-label={said.deleteOf(copy)}>
      <p>{said.itIsGoneForGood}</p>
      <div className={styles.buttons}>
        <Button variant="filled" onClick={() => drop.mutate({ copy }, { onSuccess: onClose })}>
          {said.deleteForGood}
        </Button>
        <Button ref={cancel} variant="subtle" onClick={onClose}>
          {said.cancel}
        </Button>
      </div>
    </section>
  );
}

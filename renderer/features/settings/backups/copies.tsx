/** Copies of the file as it was damaged, or as it was when another took its place: each can be looked into again. */
import { Button } from '@mantine/core';
import type { BackupList } from '../../../../src/contract/calls/backups.ts';
import { Section } from '../../../components/section.tsx';
import { whenInText } from '../../../text/when.ts';
import styles from './backups.module.css';
import type { OpenedProps } from './opened.ts';
import { Rescue } from './rescue.tsx';
import { words as said } from './text/copies.ts';
import { sizeText } from './words.ts';

interface CopiesProps extends OpenedProps {
  readonly list: BackupList;
  /** At the start, where the file itself can't be opened. */
  readonly alone?: boolean;
}

export function Copies({ list: { copies }, alone = false, opened, onOpen }: CopiesProps) {
  const open = opened?.what === 'copy' ? opened.name : undefined;
  if (copies.length === 0) return null;
  return (
    <Section title={said.copiesOfTheFile} aside={said.eachAsItStoodWhen}>
      <div className={styles.copies}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className="name">{said.copy}</th>
              <th>{said.made}</th>
              <th className="n">{said.size}</th>
              <th aria-label={said.whatCanBeDone} />
            </tr>
          </thead>
          <tbody>
            {copies.map(({ name, at, size }) => (
              <tr key={name}>
                <td className="name">{name}</td>
                <td>{whenInText(at)}</td>
                <td className="n">{sizeText(size)}</td>
                <td className={styles.acts}>
                  <Button
                    size="sm"
                    variant="subtle"
                    aria-label={`${open === name ? said.close : said.lookInto} ${name}`}
                    aria-expanded={open === name}
                    onClick={() => onOpen(open === name ? undefined : { name, what: 'copy' })}
                  >
                    {open === name ? said.close : said.lookIntoIt}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {open !== undefined && copies.some(({ name }) => name === open) && (
          <Rescue key={open} copy={open} alone={alone} />
        )}
      </div>
    </Section>
  );
}

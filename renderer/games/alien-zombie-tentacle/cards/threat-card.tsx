/** A Threat of our own drawing: Aliens dotted, Zombies lined, Tentacles slanted, its number in the corner. */
import type { Kind } from '../../../../src/rules/alien-zombie-tentacle/types.ts';
import styles from './cards.module.css';
import { ThreatPicture } from './threat-pictures.tsx';

interface ThreatCardProps {
  readonly kind: Kind;
  /** `Alien` */
  readonly name: string;
  readonly value: number;
  readonly size?: 'table' | 'print';
  /** Nothing of it is covered. */
  readonly isWhole?: boolean;
}

export function ThreatCard({ kind, name, value, size = 'table', isWhole = true }: ThreatCardProps) {
  return (
    <span
      className={styles.threatCard}
      data-kind={kind}
      data-size={size}
      role="img"
      aria-label={`${name} ${value}`}
    >
      <b className={`${styles.value} num`}>{value}</b>
      <span className={styles.threatCardName}>{name}</span>
      {isWhole && <ThreatPicture kind={kind} />}
    </span>
  );
}

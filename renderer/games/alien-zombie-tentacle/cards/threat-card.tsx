/** A Threat of our own drawing: Aliens dotted, Zombies lined, Tentacles slanted, its number in the corner. */
import type { Kind } from '../../../../src/rules/alien-zombie-tentacle/types.ts';
import styles from './cards.module.css';

interface ThreatCardProps {
  readonly kind: Kind;
  /** `Alien` */
  readonly name: string;
  readonly value: number;
  readonly size?: 'table' | 'print';
  /** True if nothing of it is covered. */
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

/** Our own pictures of the three Threats, in a field of 40 by 42; all of a head is filled, so that it stands off its pattern. */
const HEADS = {
  alien: (
    <>
      <path className={styles.head} d="M20 4c9 0 13 6 13 13 0 9-7 20-13 20S7 26 7 17C7 10 11 4 20 4Z" />
      <path
        className={styles.dark}
        d="M11 17c4.500.5 7 3 7 7.500-4.500 0-7-3-7-7.500ZM29 17c-4.500.5-7 3-7 7.500 4.500 0 7-3 7-7.500Z"
      />
      <path d="M17.500 32c1.500.8 3.500.8 5 0" />
    </>
  ),
  zombie: (
    <>
      <path className={styles.head} d="M9 5h22l1 15-3 7 1 9-5-2-4 4-3-4-5 2-1-9-5-4Z" />
      <path d="M13 12l5 5M18 12l-5 5M24 12.500h4v4.500h-4ZM13 24l3 2.500 3-2.500 3 2.500 3-2.500 2 1.500M20 17l-1.500 3.500h3" />
    </>
  ),
  tentacle: (
    <>
      <path
        className={styles.arm}
        d="M9 40C7 24 17 27 17 15c0-7.500-8-7.500-8-1.500 0 3.500 4 4 4.500.5M24 40c-1-13 10-11 10-23 0-8.500-9.500-8.500-9.500-1.500 0 3.500 4.500 4 5 .5"
      />
      <path
        className={styles.core}
        d="M9 40C7 24 17 27 17 15c0-7.500-8-7.500-8-1.500 0 3.500 4 4 4.500.5M24 40c-1-13 10-11 10-23 0-8.500-9.500-8.500-9.500-1.500 0 3.500 4.500 4 5 .5"
      />
      <path
        className={styles.dots}
        d="M9 33.500h.1M10 28h.1M13.500 24h.1M16.500 19h.1M25 34h.1M28 29h.1M32 24.500h.1M33.800 18h.1"
      />
    </>
  ),
} as const satisfies Readonly<Record<Kind, unknown>>;

function ThreatPicture({ kind }: { readonly kind: Kind }) {
  return (
    <svg className={styles.threatCardPicture} viewBox="0 0 40 42" aria-hidden="true">
      {HEADS[kind]}
    </svg>
  );
}

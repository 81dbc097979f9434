/** Cards of our own drawing, face up and face down: told apart by frame, pattern and words before colour. */
import type { Face } from '../../../../src/rules/zombie-death-force/text/table/face.ts';
import { cardLabel, keyOf, kindText } from './card-words.ts';
import styles from './table.module.css';

interface CardFaceProps {
  readonly face: Face;
  /** In the hand it is larger, and an Action says what it does. */
  readonly size?: 'table' | 'hand' | 'print';
  /** Cards that lie below it. */
  readonly under?: number;
}

export function CardFace({ face, size = 'table', under = 0 }: CardFaceProps) {
  const { kind, part, title, value, effect, isOurs, isCorrected } = face;
  return (
    <span
      className={styles.card}
      data-kind={kind}
      data-colour={part?.colour}
      data-size={size}
      data-under={Math.min(under, 2)}
      role="img"
      aria-label={cardLabel(face)}
    >
      <span className={styles.letter}>{kind === 'action' ? '' : keyOf(face)}</span>
      <span className={styles.mark}>{isOurs ? '~' : isCorrected ? '‡' : ''}</span>
      <span className={styles.value}>{value}</span>
      <span className={styles.cardMiddle}>
        {kind === 'action' && size !== 'table' ? (
          <span className={styles.effect}>{effect}</span>
        ) : (
          <Art face={face} />
        )}
      </span>
      <span className={styles.title} title={title}>
        {title}
      </span>
      <span className={styles.kind}>{kindText(face)}</span>
    </span>
  );
}

/** The face-down pile. */
export function CardBack({ under }: { readonly under: number }) {
  return <span className={styles.card} data-kind="back" data-size="table" data-under={Math.min(under, 2)} />;
}

/** By kind and letter; what each is called may be corrected, what it shows stays. */
const OF_PARTS = {
  // Binoculars, a cook's hat, a spanner, a bag with a cross, a sight.
  'team-a':
    'M6 9V5h3v4M15 9V5h3v4M3.500 16.500 6 9h3.400v7.500a3 3 0 0 1-5.900 0ZM20.500 16.500 18 9h-3.400v7.500a3 3 0 0 0 5.900 0ZM9.400 12h5.200',
  'team-b':
    'M7 20h10v-6.200a4 4 0 0 0 .8-7.700A4.400 4.400 0 0 0 12 4a4.400 4.400 0 0 0-5.800 2.100A4 4 0 0 0 7 13.800ZM7 17h10',
  'team-c':
    'M14.500 9.500 5 19a1.600 1.600 0 0 1-2.300-2.300L12.200 7.200A5 5 0 0 1 18.800 2.600L15.700 5.700l2.600 2.600 3.100-3.100A5 5 0 0 1 14.500 9.500Z',
  'team-d': 'M3.500 8.500h17v11h-17ZM9 8.500V5h6v3.500M12 11v6M9 14h6',
  'team-e': 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M12 2.500v6M12 15.500v6M2.500 12h6M15.500 12h6',
  // A crowbar, a machete, a crossbow, a pistol, a shotgun.
  'weapon-a':
    'M3.500 21.500 5 18.500 15.500 8c1.600-1.600 1.400-3 .3-4.300C18.500 3 21 4.800 21 8l-2.300-1c-.3 1.300-.9 2.200-1.700 3L6.500 20.500Z',
  'weapon-b': 'M3 21l4.500-4.500M6 15l3 3M8 16.500 19.500 3.500c1.500 3.500.5 7-2.500 9.500L10.500 19Z',
  'weapon-c': 'M4 20 18 6M6 4c6 0 14 8 14 14M6 4 4.500 7.500M20 18l-3.500 1.500M6 4l14 14M18 6l1.500-1.500',
  'weapon-d': 'M3 7h17v4H11.500l-1 3H8l-1.500 6H3L5 11H3ZM11.500 11c0 1.800.8 3 2.500 3',
  'weapon-e': 'M2.500 17.500 7 13 20.500 4.500l1 1.500L9.500 14.500 6.500 19.500c-1 1-4 0-4-2ZM12 12.500l3-2',
} as const;

/** A way out. */
const OF_WILD = 'M5 12h12M13 7l5 5-5 5M5 5v14';

/** Signs in the bubbles of Actions: a few strokes each, within the upper two thirds. */
const IN_BUBBLES: Readonly<Record<string, string>> = {
  'out-of-ammo': 'M8 12.500 15 7.500M13.500 6.500l2.500 3',
  'you-a-zombie': 'M10 8.200a2 2 0 1 1 2.800 1.800c-.6.300-.8.700-.8 1.400M12 13.200v.1',
  'that-was-easy': 'M8.500 10.500l2.500 2.500 4.500-5',
  'unfortunate-distraction': 'M8.500 7.500l7 5.500M15.500 7.500l-7 5.500',
  'better-you-than-me': 'M8 10.200h7M12.500 7.700l2.800 2.500-2.800 2.500',
  ewwwwwwwww: 'M8.500 11.500c1-2.500 2-2.500 3 0s2 2.500 3 0M9 7.800h.1M15 7.800h.1',
  'fall-back': 'M16 10.200H9M11.500 7.700 8.700 10.200l2.800 2.500',
  'dead-weight': 'M12 7v5.500M9.500 10.200l2.500 2.500 2.500-2.500',
  'oh-my-gawd': 'M10.500 7v3.800M13.500 7v3.800M10.500 13.200v.1M13.500 13.200v.1',
  'hold-them-off': 'M9 7.500v5.500M12 7.500v5.500M15 7.500v5.500',
};

const FRAMES = {
  team: <circle cx="24" cy="24" r="19" />,
  weapon: <path d="M24 3.500 44.500 24 24 44.500 3.500 24Z" />,
  wild: <path d="M24 4 40 12V36L24 44 8 36V12Z" />,
} as const;

function Art({ face: { kind, part, card } }: { readonly face: Face }) {
  if (kind === 'action') {
    return (
      <svg viewBox="0 0 24 24" className={styles.bubble} aria-hidden="true">
        <path d="M4 4.500h16v11.500H12l-4.500 4V16H4Z" />
        <path d={IN_BUBBLES[card] ?? ''} />
      </svg>
    );
  }
  const picture = part === null ? OF_WILD : OF_PARTS[`${part.kind}-${part.letter}`];
  return (
    <svg viewBox="0 0 48 48" className={styles.art} aria-hidden="true">
      <g className={styles.frame}>{FRAMES[kind]}</g>
      <path className={styles.picture} transform="translate(11.400 11.400) scale(1.050)" d={picture} />
    </svg>
  );
}

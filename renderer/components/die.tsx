/** Dice as drawings: one face, or a roll of several, in the colour of their owner. */
import styles from './die.module.css';

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
/** Look of a die: solid in its owner’s colour; a failed die is hollow. */
export type DieLook = 'plain' | 'party' | 'others' | 'dead' | 'failed';

const SIZES = { sm: 18, md: 22, lg: 34 } as const;

/** Pips by face, on a die twenty units wide. */
const PIPS = {
  1: [[10, 10]],
  2: [
    [6, 6],
    [14, 14],
  ],
  3: [
    [5.6, 5.6],
    [10, 10],
    [14.4, 14.4],
  ],
  4: [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  5: [
    [5.7, 5.7],
    [14.3, 5.7],
    [10, 10],
    [5.7, 14.3],
    [14.3, 14.3],
  ],
  6: [
    [6, 5],
    [14, 5],
    [6, 10],
    [14, 10],
    [6, 15],
    [14, 15],
  ],
} as const satisfies Record<Face, readonly (readonly [number, number])[]>;

interface DieProps {
  readonly face: number;
  readonly size?: keyof typeof SIZES;
  readonly look?: DieLook;
}

const isFace = (face: number): face is Face => face in PIPS;

/** Drawing of a die. A face that a die doesn’t have is drawn blank. */
export function Die({ face, size = 'md', look = 'plain' }: DieProps) {
  const px = SIZES[size];
  const pips = isFace(face) ? PIPS[face] : [];
  return (
    <svg
      className={styles.die}
      data-look={look}
      width={px}
      height={px}
      viewBox="0 0 20 20"
      role="img"
      aria-label={isFace(face) ? `a ${face}` : 'a die'}
    >
      <rect className={styles.face} x=".8" y=".8" width="18.4" height="18.4" rx="3.6" />
      {pips.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.pip} cx={x} cy={y} r="1.75" />
      ))}
    </svg>
  );
}

interface DiceProps extends Omit<DieProps, 'face'> {
  readonly faces: readonly number[];
}

/** A roll of several dice, in the order rolled. */
export function Dice({ faces, ...look }: DiceProps) {
  return (
    <span className={styles.dice}>
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll differ in nothing but their place.
        <Die key={index} face={face} {...look} />
      ))}
    </span>
  );
}

/** Dice of a roll, each with its owner and what it counts for, and the tag of the hand that rolled them. */
import type { ExplainedRoll, ShownDie } from '../../../src/contract/explained.ts';
import { Die } from '../die.tsx';
import styles from './explained.module.css';

export const Yours = ({ by }: Pick<ExplainedRoll, 'by'>) =>
  by === 'own' || by === 'player' ? (
    <span className="tag pen">yours</span>
  ) : by === 'bot' ? (
    <span className="tag">bot</span>
  ) : null;

const COUNTS = { passed: 'counts', failed: 'doesn’t count', unused: 'not used' } as const;
const PASSES = { passed: 'passes', failed: 'fails', unused: 'not used' } as const;

interface DiceOfProps {
  readonly dice: readonly ShownDie[];
  readonly by: ExplainedRoll['by'];
  readonly side: NonNullable<ExplainedRoll['side']> | null;
  /** Number of dice that did what they are rolled for, in words; null where each share says its own. */
  readonly counted: string | null;
  /** True if the dice are held against several targets, each told in its share. */
  readonly isSplit?: boolean;
  /** True if the dice are one roll of several, whose owner is told once beside them all. */
  readonly isOneOfMany?: boolean;
  readonly size?: 'sm' | 'md';
}

/** Dice in the colour of their owner. */
export function DiceOf({
  dice,
  by,
  side,
  counted,
  isSplit = false,
  isOneOfMany = false,
  size = 'sm',
}: DiceOfProps) {
  const own = side ?? (by === 'own' ? 'party' : 'plain');
  const words = counted === null || /pass(es)?$/.test(counted) ? PASSES : COUNTS;
  return (
    <span className={styles.dice}>
      {dice.map(({ face, counts, of }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll differ in nothing but their place.
          key={at}
          className={styles.die}
          title={counts === null || isSplit ? undefined : words[counts]}
        >
          {of !== undefined && <span className="name">{of.name}</span>}
          <Die
            face={face}
            size={size}
            look={counts === 'failed' || counts === 'unused' ? 'failed' : (of?.side ?? own)}
          />
          {counts !== null && !isSplit && <span className="vh">{words[counts]}</span>}
        </span>
      ))}
      {counted !== null && <span>{counted}</span>}
      {!isOneOfMany && <Yours by={by} />}
    </span>
  );
}

import type { LaidPart } from '../../../../src/contract/games/all-things-zombie/encounter-view/laid.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { LockButtons } from './lock-buttons.tsx';
import { PART_WORDS, SINGLE_PARTS } from './part-words.ts';
import { RolledWith } from './rolled-with.tsx';
import styles from './set-up.module.css';
import { useLaid } from './use-laid.ts';
import type { SetUp } from './use-set-up.ts';

/** `6 + 2D6 = 12` */
const summed = ({ dice, sum }: LaidPart, is: string) => {
  const rolled = sum?.halved === true ? `half of ${dice.length}D6` : `${dice.length}D6`;
  return `${sum === null || sum.fixed === 0 ? '' : `${sum.fixed} + `}${rolled} = ${is}`;
};

interface PartsListProps {
  readonly setUp: SetUp;
  readonly table: NonNullable<UnderWay['table']>;
}

/** List of the parts that were rolled for the table as a whole. */
export function PartsList({ setUp, table }: PartsListProps) {
  const laid = useLaid(setUp.campaign);
  return (
    <ul className={styles.parts} aria-label="Parts of the table">
      {SINGLE_PARTS.map((part) => {
        const { title, text, is } = PART_WORDS[part];
        const rolled = laid.find((one) => one.part === part);
        return (
          <li
            key={part}
            data-row={part}
            data-locked={(setUp.open && setUp.laying.locked.includes(part)) || undefined}
          >
            <span className="quiet">{title}</span>
            <span className={styles.value}>{rolled?.sum ? summed(rolled, is(table)) : is(table)}</span>
            <span className={styles.dice}>{rolled !== undefined && <RolledWith {...rolled} />}</span>
            {setUp.open && <LockButtons setUp={setUp} part={part} name={text} />}
          </li>
        );
      })}
    </ul>
  );
}

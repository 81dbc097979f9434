import type { LaidPart } from '../../../../src/contract/games/all-things-zombie/encounter-view/laid.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useAsk } from '../../../app/api.ts';
import { Dice } from '../../../components/die.tsx';
import { LockButtons } from './lock-buttons.tsx';
import { PART_WORDS, SINGLE_PARTS } from './part-words.ts';
import styles from './set-up.module.css';
import { words as said } from './text/parts-list.ts';
import type { SetUp } from './use-set-up.ts';

interface PartsListProps {
  readonly setUp: SetUp;
  readonly table: NonNullable<UnderWay['table']>;
}

/** What was rolled for the table as a whole. */
export function PartsList({ setUp, table }: PartsListProps) {
  const laid = useAsk('encounter.laid', { campaign: setUp.campaign }).data?.parts ?? NOTHING;
  return (
    <ul className={styles.parts} aria-label={said.partsOfTheTable}>
      {SINGLE_PARTS.map((part) => {
        const { title, is } = PART_WORDS[part];
        const rolled = laid.find((one) => one.part === part);
        return (
          <li
            key={part}
            data-row={part}
            data-locked={(setUp.open && setUp.laying.locked.includes(part)) || undefined}
          >
            <span className="quiet">{title}</span>
            <span className={styles.value}>{rolled?.sum ? said.summed(rolled, is(table)) : is(table)}</span>
            <span className={styles.dice}>{rolled !== undefined && <RolledWith {...rolled} />}</span>
            {setUp.open && <LockButtons setUp={setUp} part={part} name={title.toLowerCase()} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Dice that a line has room for. */
const SHOWN = 4;

function RolledWith({ dice, own }: LaidPart) {
  return (
    <>
      <Dice faces={dice.slice(0, SHOWN)} look={own ? 'party' : 'plain'} size="sm" />
      {dice.length > SHOWN && <span className="quiet">{said.more(dice.length - SHOWN)}</span>}
    </>
  );
}

const NOTHING: readonly LaidPart[] = [];

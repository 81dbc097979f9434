/** Part of the forms of a move: the others of the group who go along. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import styles from '../combat/combat.module.css';
import { Tick } from '../fields/tick.tsx';
import { MOVING_KEYS } from '../keys/table.ts';
import { isAble } from '../state/able.ts';
import { useUnderWay } from '../state/play-context.ts';

interface Along {
  readonly along: readonly FighterView[];
  /** Those whom the turn lets move; the others are ticked one by one, for a reason. */
  readonly free: readonly string[];
}

/** Everybody of the figure’s group who could go along. */
export function useAlong(fighter: FighterView): Along {
  const along = useUnderWay('fighters').filter(
    (one) => one.group === fighter.group && one.who !== fighter.who && isAble(one),
  );
  return { along, free: along.filter(({ heldFrom }) => heldFrom.moving === null).map(({ who }) => who) };
}

/** All who are free, or nobody where they all go already. */
export const allOrNone = (free: readonly string[], others: readonly string[]): readonly string[] =>
  free.length > 0 && free.every((who) => others.includes(who)) ? [] : free;

interface WhoGoesAlongProps extends Along {
  readonly others: readonly string[];
  readonly onChange: (others: readonly string[]) => void;
}

export function WhoGoesAlong({ along, free, others, onChange }: WhoGoesAlongProps) {
  const turn = (who: string) =>
    onChange(others.includes(who) ? others.filter((one) => one !== who) : [...others, who]);
  return (
    <fieldset className={styles.ticks}>
      <legend className="small">Who goes along</legend>
      {along.map(({ who, name, rep, held, heldFrom }) => (
        <Tick
          key={who}
          label={`${name}, Rep ${rep}${heldFrom.moving === null ? '' : `, ${held?.short ?? 'has moved'}`}`}
          checked={others.includes(who)}
          onTurn={() => turn(who)}
        />
      ))}
      <button type="button" className="quiet-link" onClick={() => onChange(free)}>
        All <kbd>{MOVING_KEYS.all.key.toUpperCase()}</kbd>
      </button>
    </fieldset>
  );
}

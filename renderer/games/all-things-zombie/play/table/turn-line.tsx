/** Play’s strip on the turn: activation, the party’s first move, night and weather, and the alarm of an escape. */
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import { Die } from '../../../../components/die.tsx';
import { SideMark } from '../fields/side-mark.tsx';
import { useUnderWay } from '../state/play-context.ts';
import { lookOf, sideTitle } from '../state/sides.ts';
import styles from './table.module.css';

const NOBODY_ROLLED = 'The party has made its first move. Roll for activation to begin the first turn.';
const FIRST_MOVE = 'Move the whole party once, then roll for the zombies about. Turns begin after that.';

/** Line of the turn: each side by its die, who goes first and with which Rep. */
export function TurnLine() {
  const turn = useUnderWay('turn');
  const firstMove = useUnderWay('firstMove');
  const held = useUnderWay('escape');
  const groups = useUnderWay('groups');
  const isPlaced = useUnderWay(({ zombiesAtStart }) => zombiesAtStart !== null);
  const conditions = useUnderWay((encounter) => encounter.conditions.words);
  return (
    <section className={styles.strip} aria-label="The turn">
      {turn === null ? (
        <p className="second">{isPlaced ? NOBODY_ROLLED : FIRST_MOVE}</p>
      ) : (
        <Activation turn={turn} groups={groups} />
      )}
      {firstMove !== null && (
        <p className="small">
          <SideMark side={lookOf(firstMove.side)} /> {firstMove.words}
        </p>
      )}
      {conditions !== null && <p className="second small">{conditions}</p>}
      {held !== null && (
        <p className="second small">
          {countedInWords(held.captors, 'captor', 'captors')},{' '}
          {countedInWords(held.friends, 'friend', 'friends')}; the alarm is{' '}
          {held.alerted ? 'raised' : 'not raised'}
        </p>
      )}
    </section>
  );
}

interface ActivationProps {
  readonly turn: NonNullable<UnderWay['turn']>;
  readonly groups: UnderWay['groups'];
}

/** List of the sides; those that go first stand first. */
function Activation({ turn: { sides }, groups }: ActivationProps) {
  return (
    <ul className={styles.activation} aria-label="Activation">
      {sides.map(({ side, group, face, state, words }) => (
        <li key={side} aria-current={state === 'acts' || undefined}>
          <Die face={face} look={lookOf(side)} size="lg" />
          <span>
            <b>
              <SideMark side={lookOf(side)} />
              <span className="name">{sideTitle(group ?? side, { groups })}</span>
            </b>
            <span className="small second">{words}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

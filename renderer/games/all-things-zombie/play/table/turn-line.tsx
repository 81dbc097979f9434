import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import { Die } from '../../../../components/die.tsx';
import { lookOf } from '../forms/sides.ts';
import { useUnderWay } from '../play-context.ts';
import { SideMark } from './side-mark.tsx';
import styles from './turn-line.module.css';

/** Whose turn it is: each side by its die, who goes first and with which Rep. */
export function TurnLine() {
  const turn = useUnderWay((encounter) => encounter.turn);
  const held = useUnderWay((encounter) => encounter.escape);
  return (
    <section className={styles.strip} aria-label="The turn">
      {turn === null ? (
        <p className="second">Nobody has moved yet. Roll for activation to begin the first turn.</p>
      ) : (
        <Activation turn={turn} />
      )}
      {held !== null && (
        <p className="second small">
          {countedInWords(held.captors, 'captor')}, {countedInWords(held.friends, 'friend')}; the alarm is{' '}
          {held.alerted ? 'raised' : 'not raised'}
        </p>
      )}
    </section>
  );
}

function Activation({ turn }: { readonly turn: NonNullable<UnderWay['turn']> }) {
  const { dice, order, allDouble } = turn;
  const placeOf = (side: string) => order.findIndex((one) => one.side === side);
  const words = (side: string, face: number) => {
    const place = placeOf(side);
    if (place === -1) return 'doubles: stays';
    return `${place === 0 ? 'first' : 'then'}, Rep ${face} and up`;
  };
  const shown = [...dice].sort((a, b) => rank(placeOf(a.side)) - rank(placeOf(b.side)));
  return (
    <>
      <ul className={styles.activation} aria-label="Activation">
        {shown.map(({ side, face }) => (
          <li key={side}>
            <Die face={face} look={lookOf(side)} size="lg" />
            <span>
              <b>
                <SideMark side={lookOf(side)} />
                <span className="name">{side}</span>
              </b>
              <span className="small second">{words(side, face)}</span>
            </span>
          </li>
        ))}
      </ul>
      {allDouble && (
        <p className="small second">
          Doubles: nobody moves or fires. Everybody may reload, change weapons or get up.
        </p>
      )}
    </>
  );
}

/** Sides that stay come last. */
const rank = (place: number) => (place === -1 ? 99 : place);

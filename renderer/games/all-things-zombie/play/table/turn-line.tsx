import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import { Die } from '../../../../components/die.tsx';
import { Section } from '../../../../components/section.tsx';
import { RollButtons } from '../forms/roll-buttons.tsx';
import { lookOf, sidesNow } from '../forms/sides.ts';
import { SidesField } from '../forms/sides-field.tsx';
import styles from '../play.module.css';
import { useKept, useUnderWay } from '../play-context.ts';

/** The turn counter, who goes first and with which Rep, and the dice for the next turn. */
export function TurnLine() {
  const kept = useKept();
  const turn = useUnderWay((encounter) => encounter.turn);
  const held = useUnderWay((encounter) => encounter.escape);
  const groups = useUnderWay((encounter) => encounter.groups);
  const sides = sidesNow({ turn, groups }, kept.sides);
  const next = (turn?.number ?? 0) + 1;
  return (
    <Section
      title={turn === null ? 'Before the first turn' : `Turn ${turn.number}`}
      aside={
        held === null
          ? undefined
          : `${countedInWords(held.captors, 'captor')}, ${countedInWords(held.friends, 'friend')}; the alarm is ${held.alerted ? 'raised' : 'not raised'}`
      }
    >
      {turn !== null && <Activation turn={turn} />}
      <div className={styles.turn}>
        <SidesField sides={sides} />
        <RollButtons small deed={{ do: 'begin-turn', sides: [...sides] }} text={`Turn ${next}`} />
      </div>
    </Section>
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
              <b className="name">{side}</b>
              <span className="small second">{words(side, face)}</span>
            </span>
          </li>
        ))}
      </ul>
      {allDouble && (
        <p className={styles.note}>
          Doubles: nobody moves or fires. Everybody may reload, change weapons or get up.
        </p>
      )}
    </>
  );
}

/** Sides that stay come last. */
const rank = (place: number) => (place === -1 ? 99 : place);

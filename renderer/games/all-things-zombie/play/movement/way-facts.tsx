/** What there is to know of a way on the board before it is gone: how far it leads, who comes into sight on it, and what comes of it. */
import { inches } from '../../../../../src/rules/all-things-zombie/text/sight.ts';
import { listed } from '../../../../../src/rules/core/text/english.ts';
import styles from '../combat/combat.module.css';
import { isOfGroup } from '../combat/targets.ts';
import { keyText, MOVING_KEYS } from '../keys/table.ts';
import type { WayThere } from '../places/use-board.ts';
import type { Pace } from '../state/play-context.ts';

interface WayFactsProps {
  readonly way: WayThere | undefined;
  readonly fault: string | undefined;
  readonly how: Pace;
  readonly name: string;
}

/** What there is to know of the way, in words that are read out as they change. */
export function WayFacts({ way, fault, how, name }: WayFactsProps) {
  const halt = way?.halt ?? null;
  const met = halt?.met.map((one) => one.name) ?? [];
  return (
    <>
      <div className={styles.wayFacts} role="status">
        {fault !== undefined && <p className="small">{fault}</p>}
        {way !== undefined && fault === undefined && (
          <p className="small">
            {`${way.inches}″ of ${way.most[how]}″${how === 'fast' ? ' at most: the dice say how far' : ''}${way.wades ? ', through the ford' : ''}.`}
            {way.wanted !== null && <span className="flag">{` ${tooFarText(way.wanted, way, how)}`}</span>}
          </p>
        )}
        {halt !== null && fault === undefined && (
          <p className="small">
            {`After ${halt.inches}″ ${listed(met)} ${met.length === 1 ? 'comes' : 'come'} into sight: the move halts there, and goes on once that is settled.`}
          </p>
        )}
      </div>
      {way !== undefined && fault === undefined && <Follows way={way} name={name} />}
    </>
  );
}

/** `11″ to there is too far: it ends on the way; F makes it a fast one.` */
function tooFarText(wanted: number, { most }: WayThere, how: Pace): string {
  const runs = how === 'normal' && wanted <= most.fast;
  return `${wanted}″ to there is too far: it ends on the way${runs ? `; ${keyText(MOVING_KEYS.fast)} makes it a fast one` : ''}.`;
}

/** Those who see somebody at the end of a way, of whom the nearest are named. */
const NAMED = 4;

/** What comes of the move: the check that is due where it halts, and who sees the figure at its end. Nothing where nobody does. */
function Follows({ way: { halt, seenBy }, name }: { readonly way: WayThere; readonly name: string }) {
  if (seenBy.length === 0 && halt === null) return null;
  const more = seenBy.length - NAMED;
  return (
    <details className={styles.follows} open>
      <summary className="small">What follows</summary>
      <ul className="small">
        {halt !== null && (
          <li>
            <b>{`In Sight after ${halt.inches}″`}</b>
            <span className="second">{listed([name, ...halt.met.filter(tests).map((one) => one.name)])}</span>
          </li>
        )}
        {seenBy.slice(0, NAMED).map((one) => (
          <li key={one.piece}>
            <b>{`Seen by ${one.name}`}</b>
            <span className="second">
              {`${one.apart === 0 ? 'in contact' : inches(one.apart)}${one.reaches && one.apart > 0 ? (tests(one) ? ', in range' : ', within its move') : ''}, ${one.cover === null ? 'in the open' : `at cover: ${one.cover}`}`}
            </span>
          </li>
        ))}
        {more > 0 && <li className="second">{`and by ${more} more`}</li>}
      </ul>
    </details>
  );
}

/** Zombies test nothing. */
const tests = ({ piece }: { readonly piece: string }): boolean => !isOfGroup(piece);

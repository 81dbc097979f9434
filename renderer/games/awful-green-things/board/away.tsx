/** Boats off the board, and crew adrift: no longer on the plan, but they may be back. */
import type { OutsideView } from '../../../../src/rules/awful-green-things/text/outside/view.ts';
import { listed } from '../../../../src/rules/core/text/english.ts';
import styles from './board.module.css';

export function Away({ away, adrift }: Pick<OutsideView, 'away' | 'adrift'>) {
  if (away.length + adrift.length === 0) return null;
  return (
    <p className={styles.away}>
      {away.map(({ id, name, inside, back }) => (
        <span key={id} data-away={id}>
          {name} is off the board
          {back !== null && ` until turn ${back}`}
          {inside.crew.length > 0 && `, with ${listed(inside.crew.map((one) => one.name))}`}.{' '}
        </span>
      ))}
      {adrift.length > 0 && (
        <span className="flag">{`Adrift: ${listed(adrift.map((one) => one.name))}.`}</span>
      )}
    </p>
  );
}

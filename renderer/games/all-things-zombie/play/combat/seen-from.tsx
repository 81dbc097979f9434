/** The line of the volley’s form that says how far the weapon reaches and how far anybody sees, where something ends the view. */
import { useUnderWay } from '../state/play-context.ts';
import type { Weapon } from './volley.ts';

interface SeenFromProps {
  readonly weapon: Pick<Weapon, 'range'>;
  /** There may be woods on the table. */
  readonly woods: boolean;
}

/** Nobody measures for the players: they hold these inches against their table. */
export function SeenFrom({ weapon, woods }: SeenFromProps) {
  const conditions = useUnderWay('conditions');
  const sight =
    conditions.words ??
    (woods && conditions.woods !== null ? `In or beyond woods: ${conditions.woods}″ in sight` : null);
  if (sight === null) return null;
  return <p className="small second">{`It reaches ${weapon.range}″. ${sight}.`}</p>;
}

import type { LaidPart } from '../../../../src/contract/games/all-things-zombie/encounter-view/laid.ts';
import { Dice } from '../../../components/die.tsx';

/** Dice that a line has room for. */
const SHOWN = 4;

/** The dice of a row. */
export function RolledWith({ dice, own }: LaidPart) {
  return (
    <>
      <Dice faces={dice.slice(0, SHOWN)} look={own ? 'party' : 'plain'} size="sm" />
      {dice.length > SHOWN && <span className="quiet">{`+${dice.length - SHOWN}`}</span>}
    </>
  );
}

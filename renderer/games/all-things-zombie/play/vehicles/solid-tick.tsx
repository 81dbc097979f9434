/** A tick that the forms of vehicles share. */
import { Tick } from '../fields/tick.tsx';
import { DRIVING_KEYS } from '../keys/table.ts';

interface SolidTickProps {
  readonly label?: string;
  readonly checked: boolean;
  readonly onTurn: () => void;
}

/** Tick for a vehicle that would run into something where it loses control. */
export function SolidTick({ label = 'Something solid beside its way', ...tick }: SolidTickProps) {
  return <Tick label={label} letter={DRIVING_KEYS.solid} {...tick} />;
}

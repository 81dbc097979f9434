import { Tick } from '../combat/tick.tsx';
import { DRIVING_KEYS } from '../keys/table.ts';
import { words } from './text/solid-tick.ts';

interface SolidTickProps {
  readonly label?: string;
  readonly checked: boolean;
  readonly onTurn: () => void;
}

/** Whether it would run into something where it loses control. */
export function SolidTick({ label = words.somethingSolidBesideItsWay, ...tick }: SolidTickProps) {
  return <Tick label={label} letter={DRIVING_KEYS.solid} {...tick} />;
}

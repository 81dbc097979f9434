/** From a check and its ticks to what is sent. */
import {
  type CheckName,
  TICKS,
  type Tick,
} from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';
import type { Deed } from '../../encounter/deed.ts';

type CheckDeed = Extract<Deed, { do: 'check' }>;

/** With this one turned: of the ticks of one circumstance, one at most is set. */
export function turned(check: CheckName, set: readonly string[], { id, name }: Tick): readonly string[] {
  if (set.includes(id)) return set.filter((one) => one !== id);
  const others = TICKS[check].filter((tick) => tick.name === name).map((tick) => tick.id);
  return [...set.filter((one) => !others.includes(one)), id];
}

export function askedCheck(figure: string, check: CheckName, set: readonly string[]): CheckDeed {
  const on = TICKS[check].filter(({ id }) => set.includes(id));
  const at = Object.fromEntries(on.map(({ name, value }) => [name, value]));
  return { do: 'check', figure, what: { check, ...at } as CheckDeed['what'] };
}

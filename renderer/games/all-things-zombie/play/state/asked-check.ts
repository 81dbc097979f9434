/** From a check and its ticks to what is sent. */
import {
  type CheckName,
  TICKS,
  type Tick,
} from '../../../../../src/contract/games/all-things-zombie/circumstances.ts';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { Deed } from '../../acts/deed.ts';

type CheckDeed = Extract<Deed, { do: 'check' }>;

/** With this one turned: of the ticks of one circumstance, one at most is set. */
export function turned(check: CheckName, set: readonly string[], { id, name }: Tick): readonly string[] {
  if (set.includes(id)) return set.filter((one) => one !== id);
  const others = TICKS[check].filter((tick) => tick.name === name).map((tick) => tick.id);
  return [...set.filter((one) => !others.includes(one)), id];
}

/** `told` of circumstances goes before what places say of them. */
export function askedCheck(
  figure: string,
  check: CheckName,
  set: readonly string[],
  charge: Pick<CheckDeed, 'charging' | 'zombies'> = {},
  told: Readonly<Record<string, boolean>> = {},
): CheckDeed {
  const on = TICKS[check].filter(({ id }) => set.includes(id));
  const at = Object.fromEntries(on.map(({ name, value }) => [name, value]));
  return { do: 'check', figure, what: { check, ...at, ...told } as CheckDeed['what'], ...charge };
}

/** Under which what holds for every check is kept. */
const EVERY_CHECK = 'every';
export const keptAs = (check: CheckName, { lasts }: Tick): string => (lasts ? EVERY_CHECK : check);

type Checked = Pick<FighterView, 'who' | 'known' | 'underFire'>;

/** Facts that the campaign knows of a figure for a check, the cover it was fired at in among them. */
export const knownFor = ({ known, underFire }: Omit<Checked, 'who'>, check: CheckName) =>
  check === 'received-fire' && underFire?.cover === true ? { ...known, inCover: true } : known;

/** Ticks that are the case: as the campaign knows them, and else as the player said last. */
export function ticksSet(
  { who, ...fighter }: Checked,
  check: CheckName,
  ticksOf: (who: string, check: string) => readonly string[],
): readonly string[] {
  const known = knownFor(fighter, check);
  return TICKS[check]
    .filter((tick) =>
      known[tick.name] === undefined
        ? ticksOf(who, keptAs(check, tick)).includes(tick.id)
        : known[tick.name] === tick.value,
    )
    .map(({ id }) => id);
}

/** Ticks of a shot that only the player sees, what the campaign knows of it, and what was said of a target before. */

import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { ZombiesView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/zombies.ts';
import { isLying } from '../state/able.ts';
import type { SeenBefore } from '../state/kept-forms.ts';
import { CHARGING, isZombie } from './targets.ts';

/** Ticks of a target. */
export const AIM_TICKS = {
  cover: 'In cover',
  prone: 'Prone',
  fastMoving: 'Moving fast',
  far: 'Far off, or turned away',
  woods: 'In or beyond woods',
  lit: 'Well lit',
  rushing: 'Rushes in',
} as const;
export type AimTick = keyof typeof AIM_TICKS;
const AIM_TICK_NAMES = Object.keys(AIM_TICKS) as readonly AimTick[];

/** Ticks of the shooter. */
export const SHOOTER_TICKS = {
  fastMoving: 'The shooter moves fast',
  twoWeapons: 'Both weapons',
  asAtCover: 'Hindered: as at cover',
} as const;
export type ShooterTick = keyof typeof SHOOTER_TICKS;

/** Ticks that the player has set or taken back on a target. For the rest the app’s word holds. */
export interface Seen {
  readonly ticks: readonly AimTick[];
  readonly unticked: readonly AimTick[];
}
export const NOTHING_SAID: Seen = { ticks: [], unticked: [] };

interface At {
  readonly at: string;
  /** Distance to the target in inches, where the player has measured. */
  readonly inches?: number | undefined;
}

const named = (fighters: readonly FighterView[], at: string) => fighters.find(({ who }) => who === at);

/**
 * Ticks that bear on a shot at a target; of somebody who lies on the ground the campaign knows that it is prone. Woods and light end the
 * view at so many inches: they matter where somebody has measured.
 */
export function ticksFor(
  { at, inches }: At,
  fighters: readonly FighterView[],
  { night, woods }: { readonly night: boolean; readonly woods: boolean },
): readonly AimTick[] {
  const hides: readonly AimTick[] = woods ? ['woods'] : [];
  const sight: readonly AimTick[] = inches === undefined ? [] : night ? [...hides, 'lit'] : hides;
  if (isZombie(at)) return ['far', 'prone', ...sight];
  const rushes = named(fighters, at)?.rushes === true;
  return ['cover', 'prone', 'fastMoving', ...(rushes ? (['rushing'] as const) : []), ...sight];
}

/** Whether the app knows that a fighter rushes at this figure. */
export const isRushedAt = ({ rushesAt }: Pick<FighterView, 'rushesAt'>, who: string): boolean =>
  rushesAt === who || rushesAt === 'anyone';

interface Around {
  readonly fighters: readonly FighterView[];
  readonly zombies: readonly Pick<ZombiesView, 'id' | 'down'>[];
  readonly shooter: string;
}

/** Ticks that the campaign knows of a target, whatever the player would say. */
export function knownTicks(at: string, { fighters, zombies, shooter }: Around): readonly AimTick[] {
  const found = named(fighters, at);
  if (found === undefined) return zombies.some(({ id, down }) => id === at && down) ? ['prone'] : [];
  return [
    ...(found.inside === null ? [] : (['cover'] as const)),
    ...(isLying(found) || found.prone ? (['prone'] as const) : []),
    ...(found.moved?.how === 'fast' ? (['fastMoving'] as const) : []),
    ...(isRushedAt(found, shooter) ? (['rushing'] as const) : []),
  ];
}

/** A range that was typed says whether a zombie is far off. */
export const isFarByRange = ({ at, inches = 0 }: At, close: number): boolean =>
  isZombie(at) && inches > close;

type Placed = readonly Pick<ZombiesView, 'id' | 'far'>[];

/** Whence the app has it that a group is far off from somebody: `placed 12″ off`. Measured, it is as measured. */
export function farByPlace({ at, inches }: At, who: string, zombies: Placed): string | undefined {
  if (inches !== undefined) return undefined;
  const group = zombies.find(({ id }) => id === at);
  return group?.far.find(({ whom }) => whom.includes(who))?.words;
}

/** True of a zombie of which nobody has said or measured how far off it is, and that comes at somebody else, or at nobody: the form asks. */
export const isFarUnsaid = (
  { at, inches, ticks, unticked }: At & Seen,
  who: string,
  zombies: readonly Pick<ZombiesView, 'id' | 'far' | 'whom'>[],
): boolean =>
  isZombie(at) &&
  at !== CHARGING &&
  inches === undefined &&
  farByPlace({ at }, who, zombies) === undefined &&
  zombies.find(({ id }) => id === at)?.whom !== who &&
  ![...ticks, ...unticked].includes('far');

/** Whether a tick is set: by the player, or by the app where the player hasn’t taken it back. */
export const isTicked = ({ ticks, unticked }: Seen, tick: AimTick, byApp: boolean): boolean =>
  ticks.includes(tick) || (byApp && !unticked.includes(tick));

/** Turned, by the player’s word. */
export function withTick({ ticks, unticked }: Seen, tick: AimTick, checked: boolean): Seen {
  const without = (all: readonly AimTick[]) => all.filter((one) => one !== tick);
  return checked
    ? { ticks: [...without(ticks), tick], unticked: without(unticked) }
    : { ticks: without(ticks), unticked: [...without(unticked), tick] };
}

/** Ticks of the place hold from shot to shot, whoever fires; the others are set anew each time. */
const STAYS: readonly AimTick[] = ['cover', 'far', 'woods', 'lit'];

const among = (all: readonly string[], ticks: readonly AimTick[]) =>
  AIM_TICK_NAMES.filter((tick) => all.includes(tick) && ticks.includes(tick));

/** Ticks that were set for a target last time, as far as they still hold. Zombies move each turn, and one that charges has come near since. */
export function seenBefore(
  before: SeenBefore | undefined,
  { isAtShooter, turn }: { readonly isAtShooter: boolean; readonly turn: number },
): Seen {
  if (before === undefined) return NOTHING_SAID;
  const moved = isAtShooter || before.turn !== turn;
  const holds = STAYS.filter((tick) => !(tick === 'far' && moved));
  return { ticks: among(before.ticks, holds), unticked: among(before.unticked, holds) };
}

/** Keeps of another target’s ticks only those that can matter here. */
export const bearing = ({ ticks, unticked }: Seen, bears: readonly AimTick[]): Seen => ({
  ticks: among(ticks, bears),
  unticked: among(unticked, bears),
});

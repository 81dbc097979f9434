/** Targets and shots of a gun, while its form is filled in. */
import { useState } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { useFilled } from '../fields/filled-form.tsx';
import { useZombiesNear } from '../places/use-board.ts';
import { isGone } from '../state/able.ts';
import { useKept, useUnderWay } from '../state/play-context.ts';
import { evenly, exchanged, nextTarget, sumOf, turned, withoutShot, withShot, withSum } from './aims.ts';
import {
  CHARGING,
  type Choices,
  choicesFor,
  isAgainst,
  isSeenBy,
  isZombie,
  ZOMBIE,
  zombieChoices,
} from './targets.ts';
import {
  type AimTick,
  bearing,
  farByPlace,
  isFarUnsaid,
  isTicked,
  type ShooterTick,
  seenBefore,
  ticksFor,
  withTick,
} from './ticks.ts';
import { type SaidByPlaces, useAimsByPlaces, wordOn } from './use-aims-by-places.ts';
import { type Aimed, gunsOf, isEmpty, mostShots, type Volley, type Weapon } from './volley.ts';

const ZOMBIES = [
  { value: CHARGING, label: 'Charging zombie, not counted' },
  { value: ZOMBIE, label: 'Other zombie, not counted' },
];

interface Aiming {
  readonly volley: Volley;
  readonly guns: readonly Weapon[];
  readonly weapon: Weapon;
  /** Another one that may be fired together with it. */
  readonly other: Weapon | undefined;
  readonly choices: readonly Choices[];
  /** There may be woods on the table. */
  readonly woods: boolean;
  readonly shooterTicks: readonly ShooterTick[];
  /** Number of the target, from 0, that the keys of ticks are about. */
  readonly marked: number;
  readonly mark: (nth: number) => void;
  readonly ticksOf: (aim: Aimed) => readonly AimTick[];
  /** Circumstances of a target as places have them, by its number; none without a board. */
  readonly said: (nth: number) => readonly SaidByPlaces[];
  readonly change: (nth: number, to: Partial<Aimed>) => void;
  readonly turn: (nth: number, tick: AimTick) => void;
  /** True of a target that the form asks about: whether it is far off or turned away. */
  readonly isUnsaid: (aim: Aimed) => boolean;
  /** Answers it for the marked target, or the first that is asked about, and all others of its group. */
  readonly sayFar: (far: boolean, nth?: number) => void;
  readonly turnOwn: (tick: ShooterTick) => void;
  readonly aimAt: (nth: number, target: string) => void;
  readonly take: (to: Weapon | undefined) => void;
  /** With one more target: the next, unless told. */
  readonly more: (at?: string) => void;
  readonly fewer: () => void;
  /** All shots in all; a number that the weapon doesn’t fire becomes the next that it does. */
  readonly total: (shots: number) => void;
  /** One shot more or fewer at a target, from the others or to them; the last one takes it out. */
  readonly shift: (nth: number, by: 1 | -1) => void;
  /** One shot more or fewer at a piece of the board, which becomes a target by its first. */
  readonly shiftAt: (piece: string, by: 1 | -1) => void;
  /** At these alone, in their order, as many shots at each. */
  readonly spread: (over: readonly string[]) => void;
}

const withFar = (aim: Aimed, far: boolean): Aimed => ({ ...aim, ...withTick(aim, 'far', far) });

/** Volley of one weapon while it is being filled in, begun with this one. */
export function useVolley(fighter: FighterView, gun: Weapon, first: Volley, hindered: boolean): Aiming {
  const kept = useKept();
  const fighters = useUnderWay('fighters');
  const groups = useUnderWay('groups');
  const zombies = useZombiesNear(fighter.who);
  // True if there are woods on the table; nobody knows of a table that isn’t laid out, so they may be there.
  const woods = useUnderWay(
    ({ table }) => table === null || table.terrain.some(({ kind }) => kind === 'rough'),
  );
  const night = useUnderWay(({ conditions }) => conditions.night);
  const turn = useUnderWay((on) => on.turn?.number ?? 0);
  const board = useUnderWay('board');
  const [volley, setVolley] = useFilled('volley', first);
  const said = useAimsByPlaces(fighter, volley);
  const [lastMarked, mark] = useState(0);
  const guns = gunsOf(fighter);
  const weapon = guns.find(({ id }) => id === volley.weapon) ?? gun;
  const other = guns.find((one) => weapon.together.includes(one.id) && !isEmpty(one));
  const { aims, own } = volley;
  const marked = Math.min(lastMarked, aims.length - 1);
  const choices = choicesFor(
    fighter,
    { fighters, groups },
    zombieChoices(fighter, zombies, fighters, ZOMBIES),
    (one) => !isGone(one) && isAgainst(fighter, one),
  );
  const carries =
    hindered || fighter.carries !== null || fighters.some(({ condition }) => condition === 'carried');
  const shooterTicks: readonly ShooterTick[] = [
    'fastMoving',
    ...(other === undefined ? [] : (['twoWeapons'] as const)),
    ...(carries ? (['asAtCover'] as const) : []),
  ];
  const ticksOf = (aim: Pick<Aimed, 'at' | 'inches'>) => ticksFor(aim, fighters, { night, woods });
  const seenOf = (target: string) =>
    bearing(
      seenBefore(board ? undefined : kept.get().seenOf(target), {
        isAtShooter: zombies.some(({ id, whom }) => id === target && whom === fighter.who),
        turn,
      }),
      ticksOf({ at: target }),
    );
  const withAims = (to: readonly Aimed[]) => setVolley({ ...volley, aims: to });
  const change = (nth: number, to: Partial<Aimed>) =>
    withAims(aims.map((aim, place) => (place === nth ? { ...aim, ...to } : aim)));
  const isUnsaid = (aim: Aimed) => !board && isFarUnsaid(aim, fighter.who, zombies);
  const sayFar = (far: boolean, nth = marked) => {
    const asked = [aims[nth], ...aims].find((aim) => aim !== undefined && isUnsaid(aim));
    if (asked === undefined) return;
    withAims(aims.map((aim) => (aim.at === asked.at && isUnsaid(aim) ? withFar(aim, far) : aim)));
  };
  const more = (told?: string) => {
    if (aims.length >= Math.min(weapon.targets, mostShots(weapon))) return;
    const at =
      told ??
      nextTarget(aims, choices, zombies, (who) =>
        fighters.some((one) => one.who === who && isSeenBy(fighter.who, one)),
      );
    // One more of a group is as far off as the others of it in this volley.
    const far = aims.find((aim) => aim.at === at && isZombie(at) && !isUnsaid(aim));
    const next = { at, shots: 1, ...seenOf(at) };
    const said = far === undefined || !isUnsaid(next) ? next : withFar(next, isTicked(far, 'far', false));
    withAims(withSum([...aims, said], firedFrom(weapon, Math.max(sumOf(aims), aims.length + 1))));
    mark(aims.length);
  };
  const shift = (nth: number, by: 1 | -1) => {
    const sum = sumOf(aims);
    if (by === -1)
      return withAims(
        aims.length === 1 ? withSum(aims, firedAtMost(weapon, sum - 1)) : withoutShot(aims, nth),
      );
    const taken = withShot(aims, nth);
    const shots = (aims[nth]?.shots ?? 0) + firedFrom(weapon, sum + 1) - sum;
    if (taken === aims) change(nth, { shots });
    else withAims(taken);
  };
  return {
    volley,
    guns,
    weapon,
    other,
    choices,
    woods,
    shooterTicks,
    marked,
    mark,
    ticksOf,
    said,
    change,
    isUnsaid,
    sayFar,
    turn: (nth, tick) => {
      const aim = aims[nth];
      if (aim === undefined || !ticksOf(aim).includes(tick)) return;
      if (tick === 'far' && aims.some(isUnsaid)) return sayFar(true, nth);
      const byPlace = tick === 'far' && farByPlace(aim, fighter.who, zombies) !== undefined;
      const byApp = wordOn(said(nth), tick)?.is ?? byPlace;
      change(nth, withTick(aim, tick, !isTicked(aim, tick, byApp)));
    },
    turnOwn: (tick) => {
      if (shooterTicks.includes(tick)) setVolley({ ...volley, own: turned(own, tick) });
    },
    aimAt: (nth, target) => {
      const other = board ? aims.findIndex(({ at }) => at === target) : -1;
      // A piece is aimed at once: one that is a target already takes the other’s place, and the other its.
      if (other >= 0) withAims(exchanged(aims, nth, other));
      else change(nth, { at: target, inches: undefined, ...seenOf(target) });
    },
    take: (to) => {
      const [aim] = aims;
      if (to === undefined || aim === undefined) return;
      setVolley({
        ...volley,
        weapon: to.id,
        aims: [{ ...aim, shots: mostShots(to) }],
        own: own.filter((tick) => tick !== 'twoWeapons'),
      });
      mark(0);
    },
    more,
    fewer: () => {
      if (aims.length === 1) return;
      withAims(withSum(aims.slice(0, -1), sumOf(aims)));
      mark(aims.length - 2);
    },
    total: (shots) =>
      withAims(withSum(aims, shots > sumOf(aims) ? firedFrom(weapon, shots) : firedAtMost(weapon, shots))),
    shift,
    shiftAt: (piece, by) => {
      const nth = aims.findIndex(({ at }) => at === piece);
      if (nth >= 0) shift(nth, by);
      else if (by === 1) more(piece);
    },
    spread: (over) => {
      const each = over.map((at) => aims.find((aim) => aim.at === at) ?? { at, shots: 1, ...seenOf(at) });
      withAims(evenly(each, firedFrom(weapon, Math.max(sumOf(aims), over.length))));
      mark(0);
    },
  };
}

/** The fewest shots that it fires, but no fewer than these; its most where these are more. */
const firedFrom = (weapon: Weapon, least: number): number =>
  weapon.shots.find((shots) => shots >= least) ?? mostShots(weapon);

/** The most that it fires, but no more than these; its fewest where these are fewer. */
const firedAtMost = ({ shots: [fewest = 1, ...others] }: Weapon, most: number): number =>
  others.findLast((shots) => shots <= most) ?? fewest;

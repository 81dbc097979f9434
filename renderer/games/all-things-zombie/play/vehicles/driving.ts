/** Entries in the forms of vehicles, and the deeds that they come to. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { WorkingView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/vehicles.ts';
import type { ZombiesView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/zombies.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import type { Deed } from '../../acts/deed.ts';
import { isAble } from '../state/able.ts';

type Drive = Extract<Deed, { readonly do: 'drive' }>;

/** Somebody or something in its way: somebody by his id, a zombie by its group, or one that nobody counts. */
export interface InTheWay {
  readonly at: string;
  readonly prone: boolean;
}
export const ANY_ZOMBIE = 'zombie';

export interface Going {
  readonly speed: number;
  readonly turns: number;
  readonly sharp: boolean;
  readonly offRoad: boolean;
  readonly solid: boolean;
  readonly leaves: boolean;
  readonly over: readonly InTheWay[];
}

/** On as it goes; from a stand as fast as it may. */
export const onAsItGoes = ({ speed, half }: WorkingView): Going => ({
  speed: speed > 0 ? speed : half,
  turns: 0,
  sharp: false,
  offRoad: false,
  solid: false,
  leaves: false,
  over: [],
});

/** The least and the most it may go now, but for a stop. */
export function speedsOf({ speed, half, top, engine }: WorkingView, offRoad: boolean) {
  const most = Math.min(engine ? speed + half : speed, offRoad ? half : top);
  return { least: Math.max(1, speed - half), most };
}

export function driveOf({ vehicle }: WorkingView, driver: string, going: Going): Drive {
  const { speed, turns, sharp, offRoad, solid, leaves, over } = going;
  return {
    do: 'drive',
    vehicle,
    driver,
    what: {
      does: 'go',
      speed,
      ...(speed > 0 && turns > 0 && { turns, ...(sharp && { sharp }) }),
      ...(offRoad && { offRoad }),
      ...(solid && { solid }),
      ...(speed > 0 && over.length > 0 && { over: over.map(inTheWayOf) }),
      ...(speed > 0 && leaves && { leaves }),
    },
  };
}

function inTheWayOf({ at, prone }: InTheWay) {
  const lies = prone ? { prone } : {};
  if (at === ANY_ZOMBIE) return { target: null, ...lies };
  return at.startsWith('z') ? { target: null, zombies: at, ...lies } : { target: at, ...lies };
}

/** Says whether dice are rolled for the drive before anybody is run down. */
export function rollsFor(
  { half, calmOffRoad }: WorkingView,
  { speed, turns, sharp, offRoad, over }: Going,
): boolean {
  return (
    (offRoad && speed > calmOffRoad) || (sharp && turns > 0 && speed > half) || (speed > 0 && over.length > 0)
  );
}

/** Every kind there is. */
export const KINDS = WorkingView.shape.kind.options;

export interface Bringing {
  readonly kind: WorkingView['kind'];
  /** Figure for whom the form was opened, until the player names another. */
  readonly driver: string;
  readonly inside: readonly string[];
  readonly running: boolean;
}

/** Figures of one side who may come in a vehicle: able, and in no other that works. */
export const comers = (fighters: readonly FighterView[], group: string | null): readonly FighterView[] =>
  fighters.filter((one) => one.group === group && isAble(one) && one.inside?.startsWith('m') !== true);

/** Choices of who may be in the vehicle’s way: people outside of it and still there, and zombies. */
export function inItsWay(
  { vehicle }: WorkingView,
  {
    fighters,
    zombies,
  }: { readonly fighters: readonly FighterView[]; readonly zombies: readonly ZombiesView[] },
) {
  return [
    ...zombies.map(({ id, count, whence }) => ({
      value: id,
      label: `${count === 1 ? 'A zombie' : `One of ${countedInWords(count, 'zombie', 'zombies')}`}, ${whence}`,
    })),
    ...(zombies.length > 1 ? [] : [{ value: ANY_ZOMBIE, label: 'A zombie, not counted' }]),
    ...fighters
      .filter(
        ({ inside, condition }) => inside !== vehicle && condition !== 'dead' && condition !== 'off-table',
      )
      .map(({ who, name }) => ({ value: who, label: name })),
  ];
}

/**
 * Next one whom the vehicle may run down: of the group named last as long as there are any left, then of the next; each of the people once.
 */
export function nextInItsWay(
  over: readonly Pick<InTheWay, 'at'>[],
  choices: readonly { readonly value: string }[],
  zombies: readonly Pick<ZombiesView, 'id' | 'count'>[],
): string | undefined {
  const times = (value: string) => over.filter(({ at }) => at === value).length;
  const most = (value: string) =>
    value === ANY_ZOMBIE ? Number.POSITIVE_INFINITY : (zombies.find(({ id }) => id === value)?.count ?? 1);
  const free = choices.map(({ value }) => value).filter((value) => times(value) < most(value));
  const last = over.at(-1)?.at;
  return free.find((value) => value === last) ?? free[0];
}

/** Driver of the vehicle: whoever is at the wheel, or the first inside who can drive; else the one at the wheel who can’t. */
export function wheelOf(
  { driver, inside }: WorkingView,
  fighters: readonly FighterView[],
): FighterView | undefined {
  const named = (id: string | null) => fighters.find(({ who }) => who === id);
  const at = named(driver);
  if (at !== undefined && isAble(at)) return at;
  const able = inside.flatMap((id) => named(id) ?? []).find(isAble);
  return able ?? at;
}

export const WRECK_WORDS = {
  'broken-down': 'broken down',
  stopped: 'stopped for good',
  'burnt-out': 'burnt out',
} as const satisfies Record<NonNullable<WorkingView['wreck']>, string>;

/** `12″`, `stands, engine on`, `broken down` */
export function stateWords({ speed, engine, wreck, lostDriver }: WorkingView): string {
  const goes = speed > 0 ? `${speed}″` : engine ? 'stands, its engine runs' : 'stands';
  if (wreck !== null) return speed > 0 ? `rolls on ${speed}″, ${WRECK_WORDS[wreck]}` : WRECK_WORDS[wreck];
  return lostDriver ? `${goes}, nobody fit at the wheel` : goes;
}

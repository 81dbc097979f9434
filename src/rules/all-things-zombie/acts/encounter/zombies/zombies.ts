/** Groups of zombies: found by id, brought on, and split where something holds for some of them alone. */
import { same } from '../../../../core/same.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Condition, Fighter, FighterId } from '../../../state/turn.ts';
import {
  touchedBy,
  type WhichZombies,
  whomOf,
  type Zombies,
  type ZombiesDoing,
  zombiesId,
} from '../../../state/zombies.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { zombiesAbout } from '../after/report-proposal.ts';
import { isAble, isAway, isFleeing } from '../standing/able.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { isTooFast } from '../standing/vehicles-in-play.ts';

export const ROAMING: ZombiesDoing = { by: 'roaming' };

export const zombiesHere = ({ zombies }: Pick<SeenEncounter, 'zombies'>): readonly Zombies[] =>
  zombies?.groups ?? [];

export function zombiesNamed(encounter: SeenEncounter, id: string): Zombies | undefined {
  return zombiesHere(encounter).find((one) => one.id === id);
}

/** The group named; where none is, the only one it can be, or of several that one has to be. Undefined where nobody keeps count. */
export function zombiesMeant(
  encounter: SeenEncounter,
  named: string | undefined,
  fits: (group: Zombies) => boolean = () => true,
): Zombies | undefined | 'no-such-zombies' | 'which-zombies' {
  if (named !== undefined) return zombiesNamed(encounter, named) ?? 'no-such-zombies';
  if (encounter.zombies === undefined) return undefined;
  const fitting = zombiesHere(encounter).filter(fits);
  return fitting.length > 1
    ? 'which-zombies'
    : (fitting[0] ?? zombiesHere(encounter)[0] ?? 'no-such-zombies');
}

/** A group before it has an id; what is undefined is left out. */
export type NewZombies = ZombiesChange & Pick<Zombies, 'count'>;

/** Changes to a group; undefined takes a field away. */
export type ZombiesChange = { readonly [K in keyof Omit<Zombies, 'id' | 'count'>]?: Zombies[K] | undefined };

/** Without what is undefined, as it is stored. */
function plain(zombies: object): Zombies {
  return Object.fromEntries(Object.entries(zombies).filter(([, value]) => value !== undefined)) as Zombies &
    object;
}

/** Adds zombies to a group that is alike in everything, or as one of their own; returns that group. */
export function* arrive(now: SeenCampaign, came: NewZombies): CampaignPlay<Zombies> {
  const { encounter } = now;
  if (encounter === null) throw new Error('zombies come on where no Encounter is');
  // On a board each stands somewhere else, however alike they are.
  const alike =
    encounter.board === undefined
      ? zombiesHere(encounter).find((group) =>
          same(group, plain({ ...came, id: group.id, count: group.count })),
        )
      : undefined;
  const to =
    alike === undefined
      ? plain({ ...came, id: zombiesId((encounter.zombies?.made ?? 0) + 1) })
      : { ...alike, count: alike.count + came.count };
  yield* tell({ type: 'zombies-changed', to });
  return to;
}

/** In a battle begun before groups were kept, those that are about by what was told are one, wherever they stand. */
export function* takenUp(now: SeenCampaign): CampaignPlay<void> {
  const { encounter } = now;
  if (encounter === null || encounter.zombies !== undefined) return;
  const count = zombiesAbout(encounter);
  const nowhere = { location: null, spot: null, inDoorway: false, inside: null } as const;
  if (count > 0) yield* arrive(now, { count, whence: 'told', ...nowhere, doing: ROAMING });
}

/** Changes so many zombies of a group, all if nothing is said; returns the group as which they go on. */
export function* changed(
  now: SeenCampaign,
  group: Zombies,
  change: ZombiesChange,
  count = group.count,
): CampaignPlay<Zombies> {
  if (count >= group.count) {
    const to = plain({ ...group, ...change });
    yield* tell({ type: 'zombies-changed', to });
    return to;
  }
  yield* tell({ type: 'zombies-changed', to: { ...group, count: group.count - count } });
  const { id: _, ...rest } = group;
  return yield* arrive(now, { ...rest, ...change, count });
}

/** Has each zombie of a group go by itself, as they do where everybody has a place. */
export function* parted(now: SeenCampaign, group: Zombies): CampaignPlay<void> {
  yield* tell({ type: 'zombies-changed', to: { ...group, count: 1 } });
  const { id: _, ...rest } = group;
  for (let left = group.count - 1; left > 0; left -= 1) yield* arrive(now, { ...rest, count: 1 });
}

/** With others that are alike in everything, they are one group. */
export function* merged(now: SeenCampaign, group: Zombies): CampaignPlay<void> {
  const { encounter } = now;
  const alike =
    encounter &&
    encounter.board === undefined &&
    zombiesHere(encounter).find(
      (other) => other.id !== group.id && same(other, { ...group, id: other.id, count: other.count }),
    );
  if (!alike) return;
  yield* tell({ type: 'zombies-changed', to: { ...alike, count: alike.count + group.count } });
  yield* fewer(group, group.count);
}

/** So many are gone. */
export function* fewer(group: Zombies, by: number): CampaignPlay<void> {
  yield* tell({ type: 'zombies-changed', to: { ...group, count: Math.max(0, group.count - by) } });
}

/** True for anybody a zombie can no longer get at. */
const isOutOfReach = (fighter: Fighter): boolean => isAway(fighter) || isFleeing(fighter);

/** As the doing of zombies in contact with all of these. */
export function touching(
  [first, ...also]: readonly FighterId[],
  more: { readonly fought?: number } = {},
): ZombiesDoing {
  return first === undefined
    ? ROAMING
    : { by: 'melee', with: first, ...(also.length > 0 && { also }), ...more };
}

/** In contact with somebody as well as with those they touch. */
export const touchedToo = (doing: ZombiesDoing, who: FighterId): ZombiesDoing =>
  doing.by === 'melee'
    ? { ...doing, also: [...new Set([...(doing.also ?? []), who])].filter((one) => one !== doing.with) }
    : touching([who]);

/** Out of contact with somebody, the others still in it. */
export const withoutTouch = (doing: ZombiesDoing, who: string): ZombiesDoing =>
  touching(
    touchedBy(doing).filter((one) => one !== who),
    doing.by === 'melee' && doing.fought !== undefined ? { fought: doing.fought } : {},
  );

/** Present doing of zombies in contact with several: they fight those who stand, and eat those who lie once nobody does. */
function amongSeveral(doing: ZombiesDoing, there: readonly Fighter[]): ZombiesDoing {
  const [standing, lying] = [false, true].map((lies) =>
    there.filter(({ condition }) => isDown(condition) === lies).map(({ who }) => who),
  );
  const [first] = lying ?? [];
  if (standing?.length === 0)
    return first === undefined ? ROAMING : { by: 'feasting', on: first, turns: null };
  return touchedBy(doing).reduce(
    (left, who) => (standing?.includes(who) ? left : withoutTouch(left, who)),
    doing,
  );
}

/** Present doing of a group: anybody who falls before them is eaten; anybody who is away or up again is not. */
export function doingNow(now: SeenCampaign, encounter: SeenEncounter, { doing }: Zombies): ZombiesDoing {
  const whom = whomOf(doing);
  if (whom === undefined) return doing;
  if (doing.by === 'melee')
    return amongSeveral(
      doing,
      touchedBy(doing)
        .flatMap((who) => fighterNamed(now, encounter, who)?.fighter ?? [])
        .filter((one) => !isOutOfReach(one) && !isTooFast(encounter, one)),
    );
  const found = fighterNamed(now, encounter, whom);
  if (found === undefined) return ROAMING;
  const { condition } = found.fighter;
  switch (doing.by) {
    case 'charging':
      if (isOutOfReach(found.fighter) || isTooFast(encounter, found.fighter)) return ROAMING;
      return isDown(condition) ? { by: 'feasting', on: whom, turns: null } : doing;
    case 'feasting':
      // Once they have begun they stay for as long as the die said.
      if (doing.turns !== null) return doing;
      if (isOutOfReach(found.fighter)) return ROAMING;
      return isAble({ condition }) ? { by: 'melee', with: whom } : doing;
    case 'roaming':
      return doing;
    default:
      return doing satisfies never;
  }
}

/** Eaten where it is: on the ground, dead or huddled in a corner. */
const isDown = (condition: Condition) => !isAble({ condition });

/** Groups that charge somebody. */
export function chargersOf(now: SeenCampaign, encounter: SeenEncounter, who: string): readonly Zombies[] {
  return zombiesHere(encounter).filter((group) => {
    const doing = doingNow(now, encounter, group);
    return doing.by === 'charging' && doing.at === who;
  });
}

/** Groups on their feet and in contact with somebody. */
export function inContactWith(now: SeenCampaign, encounter: SeenEncounter, who: string): readonly Zombies[] {
  return zombiesHere(encounter).filter((group) => {
    const doing = doingNow(now, encounter, group);
    return group.down === undefined && touchedBy(doing).some((one) => one === who);
  });
}

export const whichZombies = (group: Zombies): WhichZombies => ({
  group: group.id,
  zombies: group.count,
  whence: group.whence,
  location: group.location,
  inside: group.inside?.spot ?? null,
  down: group.down === true,
});

/** Out of doors, on their feet, and on the table since before this turn: placed at its end, they are seen without a check. */
export const zombiesAround = (encounter: SeenEncounter): readonly Zombies[] =>
  zombiesHere(encounter).filter(
    ({ count, down, inside, came, doing }) =>
      count > 0 &&
      down === undefined &&
      inside === null &&
      (doing.by === 'roaming' || doing.by === 'feasting') &&
      (came === undefined || came.turn < (encounter.turn?.number ?? 0)),
  );

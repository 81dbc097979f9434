/** Set-up (§2.0): fifteen zombies out of the grave, three at most to a location; then three groups of aliens. */
import { choose, type Play, tell } from '../core/play.ts';
import { options } from './asking.ts';
import { whoOf } from './attack.ts';
import { ALIEN_KINDS, type AlienKind, alienRow } from './data/aliens.ts';
import { figureOf, figureRow } from './data/figures.ts';
import { PLACES, placeRow } from './data/town.ts';
import { ZOMBIE_KINDS, zombieRow } from './data/zombies.ts';
import type { AvzEvent, Who } from './events.ts';
import { countAt, emptyPlaces, noHorde, onMap, type Table } from './state.ts';

/** All counters are sorted, and the first zombies drawn. */
export function* fillGrave({ setup }: Table): Play<number, AvzEvent> {
  const grave = noHorde();
  for (const kind of ZOMBIE_KINDS) grave[kind] = zombieRow(kind).result.count;
  const aliens = ALIEN_KINDS.flatMap((kind) =>
    Array.from({ length: alienRow(kind).result.count }, (_, at): Who => {
      const id = `${kind}-${at + 1}`;
      return { id, kind, name: setup.names?.find((one) => one.id === id)?.name ?? null };
    }),
  );
  const rows = [
    ...ZOMBIE_KINDS.map((kind) => zombieRow(kind).row),
    ...ALIEN_KINDS.map((kind) => alienRow(kind).row),
  ];
  yield* tell<AvzEvent>({ rule: 'avz.set-up.grave', rows, grave, aliens });
  return figureOf('first-zombies') + (setup.more?.first ?? 0);
}

/** The first zombies stand anywhere (AVZ-11). */
export function* placeFirst(state: Table): Play<void, AvzEvent> {
  const [zombie] = state.hand;
  if (zombie === undefined) return;
  const most = figureRow('first-stack');
  const free = PLACES.filter((place) => countAt(state, place) < most.result);
  const at = yield* choose({
    rule: 'avz.set-up.zombies',
    seat: 'zombies',
    of: zombie,
    options: options('avz.set-up.zombies', free),
  });
  const rows = [placeRow(at).row, most.row, figureRow('first-zombies').row];
  yield* tell<AvzEvent>({ rule: 'avz.set-up.zombies', rows, zombie, at });
}

const GROUP = ['trooper', 'ufo', 'tank'] as const;

export const groupsWanted = (): number => figureOf('first-groups');
/** Each stands in a location of its own. */
export const groupsPlaced = (state: Table): number => new Set(onMap(state).map(({ at }) => at)).size;

/** An alien of this kind who waits and isn’t of the group yet; those with a name come first. */
function waiting(state: Table, kind: AlienKind, group: readonly Who[]): readonly Who[] {
  const free = state.aliens.filter(
    (alien) => alien.kind === kind && alien.at === null && !group.some(({ id }) => id === alien.id),
  );
  const one = free.find(({ name }) => name !== null) ?? free[0];
  return one === undefined ? [] : [whoOf(one)];
}

/** A trooper, a UFO and a tank, each group where no counter stands. */
export function* placeGroup(state: Table): Play<void, AvzEvent> {
  const free = emptyPlaces(state);
  const aliens = GROUP.flatMap((kind) => waiting(state, kind, []));
  // In a war one more may come with each group.
  const more = state.setup.extra?.[groupsPlaced(state)];
  const group = more === undefined ? aliens : [...aliens, ...waiting(state, more, aliens)];
  if (free.length === 0 || aliens.length < GROUP.length) {
    yield* tell<AvzEvent>({ rule: 'avz.turn', phase: 'event' });
    return;
  }
  const at = yield* choose({
    rule: 'avz.set-up.aliens',
    seat: 'aliens',
    options: options('avz.set-up.aliens', free),
  });
  const rows = [placeRow(at).row, figureRow('first-groups').row];
  yield* tell<AvzEvent>({ rule: 'avz.set-up.aliens', rows, aliens: group, at });
}

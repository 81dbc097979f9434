/** Actions (§5.0): a group in one location is chosen, then what it does. Any part of a group may act by itself. */
import { choose, type Option, type Play, tell } from '../core/play.ts';
import { option, options } from './asking.ts';
import { attack, whoOf } from './attack.ts';
import { alienRow, unitOf } from './data/aliens.ts';
import { figureRow } from './data/figures.ts';
import { PLACES, type PlaceId, placeRow } from './data/town.ts';
import { type ZombieKind, zombieRow } from './data/zombies.ts';
import type { Act, AvzEvent } from './events.ts';
import { enemiesAt, type Reach, reach } from './movement.ts';
import {
  type Acting,
  alienBy,
  aliensAt,
  choiceOf,
  firstOfKind,
  isEmpty,
  kindsIn,
  noHorde,
  type Side,
  sizeOf,
  type Table,
} from './state.ts';

/** Locations where counters of the side may still act. */
export function readyPlaces(state: Table, side: Side): readonly PlaceId[] {
  if (side === 'zombies') return PLACES.filter((place) => !isEmpty(state.town[place].ready));
  const places = new Set(state.aliens.map(({ at, acted }) => (acted ? null : at)));
  return PLACES.filter((place) => places.has(place));
}

/** All that may still act there. */
export function readyAt(state: Table, side: Side, at: PlaceId): Acting {
  if (side === 'zombies') return { side, at, zombies: { ...state.town[at].ready } };
  const aliens = aliensAt(state, at).filter(({ acted }) => !acted);
  return { side, at, aliens: aliens.map(({ id }) => id) };
}

/** Members of a stack by what their owner calls each, and how many there are. */
function members(state: Table, acting: Acting): readonly string[] {
  if (acting.side === 'zombies') return kindsIn(acting.zombies);
  return [...new Set(acting.aliens.map((id) => choiceOf(alienBy(state, id))))];
}

export const sizeOfGroup = (acting: Acting): number =>
  acting.side === 'aliens' ? acting.aliens.length : sizeOf(acting.zombies);

function alone(state: Table, acting: Acting, member: string): Acting {
  if (acting.side === 'zombies') return { ...acting, zombies: { ...noHorde(), [member as ZombieKind]: 1 } };
  return { ...acting, aliens: [memberOf(state, acting.aliens, member)] };
}

function without(state: Table, acting: Acting, member: string): Acting {
  if (acting.side === 'zombies') {
    const kind = member as ZombieKind;
    return { ...acting, zombies: { ...acting.zombies, [kind]: acting.zombies[kind] - 1 } };
  }
  const left = memberOf(state, acting.aliens, member);
  return { ...acting, aliens: acting.aliens.filter((id) => id !== left) };
}

const memberOf = (state: Table, ids: readonly string[], member: string): string =>
  firstOfKind(
    ids.map((id) => alienBy(state, id)),
    member,
  ).id;

export type ActChoice =
  | `attack:${PlaceId}`
  | `move:${PlaceId}`
  | 'blast'
  | 'chomp'
  | 'pass'
  | 'other'
  | `alone:${string}`
  | `without:${string}`;

type ActOption = Option & { readonly id: ActChoice };
const actOption = (id: ActChoice): ActOption => option('avz.act.how', id);

/** The same act in each location. */
const inEach = (what: 'attack' | 'move') =>
  Object.fromEntries(PLACES.map((place) => [place, actOption(`${what}:${place}`)])) as Readonly<
    Record<PlaceId, ActOption>
  >;
const ATTACK = inEach('attack');
const MOVE = inEach('move');
const SPECIAL = { aliens: actOption('blast'), zombies: actOption('chomp') } as const;
const END = option('avz.act', 'end');
const OTHER = actOption('other');
const PASS = actOption('pass');

/** Acts that the group may do, attacks first. */
function actsOf(state: Table, acting: Acting, { hold, attacks, moves }: Reach): readonly ActOption[] {
  const acts: ActOption[] = [];
  // On the ground among claws an alien blasts or passes (§4.0).
  if (hold !== 'avz.claw.grounded') for (const to of attacks) acts.push(ATTACK[to]);
  if (enemiesAt(state, acting.side, acting.at) > 0) acts.push(SPECIAL[acting.side]);
  for (const { to } of moves) acts.push(MOVE[to]);
  if (sizeOfGroup(acting) > 1) {
    const several = members(state, acting);
    for (const member of several) acts.push(actOption(`alone:${member}`));
    for (const member of several) acts.push(actOption(`without:${member}`));
  }
  acts.push(OTHER, PASS);
  return acts;
}

function* told(state: Table, acting: Acting): Play<void, AvzEvent> {
  const { at } = acting;
  const aliens = acting.side === 'aliens' ? acting.aliens.map((id) => whoOf(alienBy(state, id))) : [];
  const zombies = acting.side === 'zombies' ? acting.zombies : null;
  yield* tell<AvzEvent>({ rule: 'avz.act', at, aliens, zombies });
}

/** Tells why the group can’t do all that others can, before it is asked. */
function* whyNot(state: Table, acting: Acting, { hold, parks }: Reach): Play<void, AvzEvent> {
  const { at } = acting;
  if (hold === 'avz.brains') {
    const leader = aliensAt(state, at).some(({ kind }) => kind === 'leader');
    yield* tell<AvzEvent>({ rule: hold, at, leader });
  } else if (hold !== undefined) yield* tell<AvzEvent>({ rule: hold, at });
  if (parks.length > 0) yield* tell<AvzEvent>({ rule: 'avz.parks', parks });
}

/** Lets one group act, or the side is done. */
export function* action(
  state: Table,
  side: Side,
  end: (state: Table) => Play<void, AvzEvent>,
): Play<void, AvzEvent> {
  const places = readyPlaces(state, side);
  if (places.length === 0) return yield* end(state);
  const who = yield* choose({
    rule: 'avz.act',
    seat: side,
    options: [...options('avz.act', places), END],
  });
  if (who === 'end') return yield* end(state);
  let acting = readyAt(state, side, who);
  for (;;) {
    yield* told(state, acting);
    const reached = reach(state, acting);
    yield* whyNot(state, acting, reached);
    const acts = actsOf(state, acting, reached);
    const chosen = yield* choose({
      rule: 'avz.act.how',
      seat: side,
      of: who,
      options: acts,
      // To pick others leads back to where the act began, and is no default.
      usual: acts.find(({ id }) => !/^(other|alone|without)/.test(id))?.id,
    });
    const [what = '', which = ''] = chosen.split(':');
    if (what === 'other') return;
    if (what === 'alone') acting = alone(state, acting, which);
    else if (what === 'without') acting = without(state, acting, which);
    else return yield* done(state, acting, what as Act, which === '' ? acting.at : (which as PlaceId));
  }
}

const moverRows = (state: Table, acting: Acting): readonly string[] =>
  acting.side === 'zombies'
    ? kindsIn(acting.zombies).map((kind) => zombieRow(kind).row)
    : [...new Set(acting.aliens.map((id) => alienRow(alienBy(state, id).kind).row))];

function* done(state: Table, acting: Acting, act: Act, to: PlaceId): Play<void, AvzEvent> {
  const { side, at: from } = acting;
  const rows = [placeRow(to).row, ...moverRows(state, acting)];
  yield* tell<AvzEvent>({ rule: `avz.${act}`, rows, side, from, to });
  if (act === 'move' && enemiesAt(state, side, to) > 0)
    yield* tell<AvzEvent>({ rule: 'avz.enemies', at: to });
  if (act === 'move' || act === 'pass') return;
  yield* attack(state, { ...acting, at: to }, act !== 'attack');
}

/** Stacking once all aliens have acted: four may stay together, the big ones counting as two (§6.4). */
export function* stacking(state: Table): Play<void, AvzEvent> {
  const { result: most, row } = figureRow('alien-stack');
  for (const at of PLACES) {
    for (;;) {
      const here = aliensAt(state, at);
      if (here.reduce((sum, { kind }) => sum + unitOf(kind).size, 0) <= most) break;
      const choices = [...new Set(here.map(choiceOf))];
      const [only = ''] = choices;
      const chosen =
        choices.length === 1
          ? only
          : yield* choose({
              rule: 'avz.stacking',
              seat: 'aliens',
              of: at,
              options: options('avz.stacking', choices),
            });
      yield* tell<AvzEvent>({
        rule: 'avz.stacking',
        rows: [row],
        at,
        alien: whoOf(firstOfKind(here, chosen)),
      });
    }
  }
}

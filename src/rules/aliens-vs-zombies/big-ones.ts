/** The Mutant's rampage and the BFAR's missiles (§4.0). */
import { choose, type Play, tell } from '../core/play.ts';
import { option, options } from './asking.ts';
import { casualties, whoOf } from './attack.ts';
import { alienRow } from './data/aliens.ts';
import { figureRow } from './data/figures.ts';
import { indexOf, nextTo, type PlaceId, placeAt, placeRow, roundabout } from './data/town.ts';
import type { ZombieKind } from './data/zombies.ts';
import { missilesHit } from './dice.ts';
import type { AvzEvent } from './events.ts';
import { choiceOf, countAt, emptyPlaces, kindsIn, type Table, zombiesAt } from './state.ts';

/** A trooper on the map becomes the Mutant; false where there is none. */
export function* mutant(state: Table): Play<boolean, AvzEvent> {
  const big = state.aliens.find(({ kind }) => kind === 'mutant');
  const troopers = state.aliens.filter(({ kind, at }) => kind === 'trooper' && at !== null);
  if (big === undefined || big.at !== null || troopers.length === 0) return false;
  const choices = [...new Set(troopers.map((one) => (one.name === null ? String(one.at) : choiceOf(one))))];
  const chosen = yield* choose({
    rule: 'avz.mutant',
    seat: 'aliens',
    options: options('avz.mutant', choices),
  });
  const was = troopers.find(({ id, at, name }) => id === chosen || (name === null && at === chosen));
  const at = was?.at;
  if (was === undefined || at === undefined || at === null) return false;
  const rows = [alienRow('mutant').row, placeRow(at).row];
  yield* tell<AvzEvent>({ rule: 'avz.mutant', rows, aliens: [whoOf(big), whoOf(was)], at });
  yield* rampage(state, at);
  return true;
}

/**
 * At once up to six locations, whatever the ground and whoever is there, none of them twice. Nothing holds it: it neither
 * stops for zombies nor is kept by fast ones.
 */
function* rampage(state: Table, start: PlaceId): Play<void, AvzEvent> {
  const { result: most, row } = figureRow('rampage');
  const entered = new Set<PlaceId>();
  let at = start;
  for (let steps = 0; steps < most; steps++) {
    const ways = nextTo(indexOf(at))
      .map(placeAt)
      .filter((place) => !entered.has(place));
    if (ways.length === 0) return;
    const to = yield* choose({
      rule: 'avz.mutant.rampage',
      seat: 'aliens',
      of: at,
      options: [...options('avz.mutant.rampage', ways), option('avz.mutant.rampage', 'stop')],
    });
    if (to === 'stop') return;
    entered.add(to);
    at = to;
    yield* tell<AvzEvent>({ rule: 'avz.mutant.rampage', rows: [row, placeRow(to).row], to });
    if (countAt(state, to) > 0) yield* removed(state, [to]);
  }
}

/** The zombie player takes one counter away from these locations. */
function* removed(state: Table, places: readonly PlaceId[]): Play<void, AvzEvent> {
  const choices = places.flatMap((place) =>
    kindsIn(zombiesAt(state, place)).map((kind): `${PlaceId}:${ZombieKind}` => `${place}:${kind}`),
  );
  const [only] = choices;
  if (only === undefined) return;
  const chosen =
    choices.length === 1
      ? only
      : yield* choose({ rule: 'avz.removed', seat: 'zombies', options: options('avz.removed', choices) });
  const [at, kind] = chosen.split(':') as [PlaceId, ZombieKind];
  yield* casualties(state, 'zombies', at, [kind]);
}

/** Lands the robot where nobody is and fires its six missiles at the locations round about, corners too (AVZ-3). */
export function* bfar(state: Table): Play<boolean, AvzEvent> {
  const robot = state.aliens.find(({ kind }) => kind === 'bfar');
  const free = emptyPlaces(state);
  if (robot === undefined || robot.at !== null || free.length === 0) return false;
  const at = yield* choose({ rule: 'avz.bfar', seat: 'aliens', options: options('avz.bfar', free) });
  yield* tell<AvzEvent>({
    rule: 'avz.bfar',
    rows: [alienRow('bfar').row, placeRow(at).row],
    aliens: [whoOf(robot)],
    at,
  });
  const counted = yield* missilesHit({ of: at, odds: { rule: 'avz.bfar.missiles', input: {} } });
  const rows = [figureRow('missile-hits-on').row, figureRow('missiles').row];
  yield* tell<AvzEvent>({ rule: 'avz.bfar.missiles', rows, at, counted });
  const places = roundabout(indexOf(at)).map(placeAt);
  for (let one = 0; one < counted; one++) yield* removed(state, places);
  return true;
}

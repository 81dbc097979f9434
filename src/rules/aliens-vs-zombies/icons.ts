/** Icons on an event tile besides its number (§4.0); each icon is done before the next one’s target is chosen. */
import { choose, draw, type Play, tell } from '../core/play.ts';
import { options, STREAM } from './asking.ts';
import { casualties } from './attack.ts';
import { bfar, mutant } from './big-ones.ts';
import { figureRow } from './data/figures.ts';
import type { Icon } from './data/tiles.ts';
import { PLACES, placeRow } from './data/town.ts';
import { zombieRow } from './data/zombies.ts';
import { bites, laserFires } from './dice.ts';
import type { AvzEvent } from './events.ts';
import { raise } from './spawning.ts';
import { aliensAt, choiceOf, countAt, countersOf, onMap, sizeOf, type Table, zombiesAt } from './state.ts';

/** The zombie player points at aliens; each die of 5 or more kills one of them, and one of the dead rises in its place. */
function* bite(state: Table): Play<void, AvzEvent> {
  const places = PLACES.filter((place) => aliensAt(state, place).length > 0);
  if (places.length === 0) return yield* nothing('bite');
  const at = yield* choose({
    rule: 'avz.bite.place',
    seat: 'zombies',
    options: options('avz.bite.place', places),
  });
  const dice = aliensAt(state, at).length;
  const odds = { rule: 'avz.bite', input: { aliens: dice } };
  const killed = yield* bites({ aliens: dice, of: at, odds });
  const rows = [figureRow('bites-on').row, placeRow(at).row];
  yield* tell<AvzEvent>({ rule: 'avz.bite', rows, at, dice, killed });
  if (killed === 0) return;
  // For each hit a counter, armoured or not, and nothing is saved (AVZ-7).
  const fallen: string[] = [];
  const standing = aliensAt(state, at).map(choiceOf);
  for (let one = 0; one < killed; one++) {
    const choices = [...new Set(standing)];
    const [only = ''] = choices;
    const chosen =
      choices.length === 1
        ? only
        : yield* choose({ rule: 'avz.hits', seat: 'aliens', of: at, options: options('avz.hits', choices) });
    standing.splice(standing.indexOf(chosen), 1);
    fallen.push(chosen);
  }
  yield* casualties(state, 'aliens', at, fallen, 0, false);
  for (let one = 0; one < killed && sizeOf(state.dead) > 0; one++) {
    const zombie = yield* draw({
      rule: 'avz.bite.rises',
      seat: 'zombies',
      stream: STREAM,
      from: countersOf(state.dead),
    });
    yield* tell<AvzEvent>({ rule: 'avz.bite.rises', rows: [zombieRow(zombie).row], at, zombie });
  }
}

/** The alien player points at zombies; a die of no more than their counters kills them all (AVZ-8). */
function* laser(state: Table): Play<void, AvzEvent> {
  const places = PLACES.filter((place) => countAt(state, place) > 0);
  if (places.length === 0) return yield* nothing('laser');
  const at = yield* choose({
    rule: 'avz.laser.place',
    seat: 'aliens',
    options: options('avz.laser.place', places),
  });
  const zombies = zombiesAt(state, at);
  const counters = sizeOf(zombies);
  const odds = { rule: 'avz.laser', input: { zombies: counters } };
  const { face, hit } = yield* laserFires({ zombies: counters, of: at, odds });
  yield* tell<AvzEvent>({ rule: 'avz.laser', rows: [placeRow(at).row], at, face, hit });
  if (hit) yield* casualties(state, 'zombies', at, countersOf(zombies));
}

/** Raises a zombie more for each alien on the map; zombies that die this turn go back to the grave (AVZ-14). */
function* rise(state: Table): Play<void, AvzEvent> {
  const count = onMap(state).length;
  yield* tell<AvzEvent>({ rule: 'avz.rise', count });
  yield* raise(state, count);
}

/** Nobody is there whom it could befall (AVZ-16). */
export function* nothing(icon: Icon): Play<void, AvzEvent> {
  yield* tell<AvzEvent>({ rule: 'avz.icon.none', icon });
}

export function* happen(state: Table, icon: Icon): Play<void, AvzEvent> {
  switch (icon) {
    case 'bite':
      return yield* bite(state);
    case 'laser':
      return yield* laser(state);
    case 'claw':
      return yield* tell<AvzEvent>({ rule: 'avz.claw', rows: [figureRow('claw-bonus').row] });
    case 'rise':
      return yield* rise(state);
    case 'mutant':
      return (yield* mutant(state)) ? undefined : yield* nothing(icon);
    case 'bfar':
      return (yield* bfar(state)) ? undefined : yield* nothing(icon);
    default:
      return icon satisfies never;
  }
}

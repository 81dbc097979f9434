/** A turn (§3.0): a tile is turned over, aliens land, aliens act, zombies act; eight of them, then the dead are counted. */
import { draw, type Play, tell } from '../core/play.ts';
import { action, stacking } from './acting.ts';
import { STREAM } from './asking.ts';
import { figureOf, figureRow } from './data/figures.ts';
import { tileRow } from './data/tiles.ts';
import { victoryOf } from './data/victory.ts';
import type { AvzEvent } from './events.ts';
import { happen } from './icons.ts';
import { landing } from './landing.ts';
import { fillGrave, groupsPlaced, groupsWanted, placeFirst, placeGroup } from './set-up.ts';
import { raise, spawn } from './spawning.ts';
import { type Phase, sizeOf, type Table } from './state.ts';

const phase = (next: Phase): Play<void, AvzEvent> => tell<AvzEvent>({ rule: 'avz.turn', phase: next });

/** Ten lie face down; the two that are left when the game ends were never in it. */
function* turnTile(state: Table): Play<void, AvzEvent> {
  const tile = yield* draw({ rule: 'avz.event', seat: 'zombies', stream: STREAM, from: state.unseen });
  const { row, result } = tileRow(tile);
  const { spawn: rising, icons } = result;
  yield* tell<AvzEvent>({ rule: 'avz.event', rows: [row], tile, spawn: rising, icons });
  yield* raise(state, rising + (state.setup.more?.each ?? 0));
  yield* phase('spawning');
}

/** The dead that lie still after the last turn (AVZ-17). */
function* countDead({ dead }: Table): Play<void, AvzEvent> {
  const count = sizeOf(dead);
  const { row, result } = victoryOf(count);
  const rows = [row, figureRow('turns').row];
  yield* tell<AvzEvent>({ rule: 'avz.victory', rows, dead: count, level: result });
}

function* turnEnds(state: Table): Play<void, AvzEvent> {
  if (state.turn >= figureOf('turns') || state.unseen.length === 0) yield* countDead(state);
  else yield* phase('event');
}

function* aliensEnd(state: Table): Play<void, AvzEvent> {
  yield* stacking(state);
  yield* phase('zombies');
}

/** Plays one step of the game; what is asked in it is asked together. */
export function* step(state: Table): Play<void, AvzEvent> {
  switch (state.phase) {
    case 'grave':
      yield* raise(state, yield* fillGrave(state));
      return yield* phase('first-zombies');
    case 'first-zombies':
      return state.hand.length > 0 ? yield* placeFirst(state) : yield* phase('first-aliens');
    case 'first-aliens':
      return groupsPlaced(state) < groupsWanted() ? yield* placeGroup(state) : yield* phase('event');
    case 'event':
      return yield* turnTile(state);
    case 'spawning':
      return state.hand.length > 0 ? yield* spawn(state) : yield* phase('icons');
    case 'icons': {
      const [icon] = state.icons;
      if (icon !== undefined) return yield* happen(state, icon);
      // Zombies that the risen dead bring up are placed before anybody lands.
      return yield* phase(state.hand.length > 0 ? 'spawning' : 'landing');
    }
    case 'landing':
      yield* landing(state);
      return yield* phase('aliens');
    case 'aliens':
      return yield* action(state, 'aliens', aliensEnd);
    case 'zombies':
      return yield* action(state, 'zombies', turnEnds);
    case 'over':
      return;
    default:
      state.phase satisfies never;
  }
}

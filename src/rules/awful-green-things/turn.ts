/** Sequence of Play: set-up, then the monsters’ turn and the crew’s in alternation, phase by phase. */
import { choose, type Play, tell } from '../core/play.ts';
import { options } from './asking.ts';
import { declareStrike, pickTarget } from './crew-attack.ts';
import { moveCrew } from './crew-move.ts';
import { MONSTER_KINDS, type MonsterKind } from './data/monsters.ts';
import { discovery } from './discovery.ts';
import { ends, givesUpShip, mayConcede, settled, timeIsUp } from './ending.ts';
import type { AgtEvent } from './events.ts';
import { fences } from './fences.ts';
import { grab } from './grabbing.ts';
import { growLevel, growsInside, growsInsideAlone, levelsToGrow } from './growing.ts';
import { homeward } from './homeward.ts';
import { deedsDone, explosion } from './leaving.ts';
import { declare, pickArea } from './monster-attack.ts';
import { moveMonster } from './moving.ts';
import { locks } from './outside/airlocks.ts';
import { driftsOff } from './outside/jumping.ts';
import { placeMonster, rollPopulation } from './placing.ts';
import { layWeapons, placeCrewman } from './set-up.ts';
import { type Phase, type Side, type Table, turnsBegin } from './state.ts';

const phase = (next: Phase): Play<void, AgtEvent> => tell<AgtEvent>({ rule: 'agt.turn', phase: next });

function* concedes(side: Side): Play<void, AgtEvent> {
  yield* tell<AgtEvent>({ rule: 'agt.concede', side });
}

/** Lets one of the four levels grow. To pick one of which none can grow is to pass. */
function* grow(state: Table): Play<void, AgtEvent> {
  const levels = levelsToGrow(state);
  const concede = mayConcede(state, 'monsters') ? (['concede'] as const) : [];
  if (levels.length + concede.length === 0) return yield* phase('monsters-move');
  const inside = levels.flatMap((level) => (growsInsideAlone(state, level) ? [`${level}:in` as const] : []));
  // Outside they never have to grow.
  const isFree = levels.length < MONSTER_KINDS.length || levels.some((level) => !growsInside(state, level));
  const none = isFree ? (['none'] as const) : [];
  const chosen = yield* choose({
    rule: 'agt.grow',
    seat: 'monsters',
    options: options('agt.grow', [...levels, ...inside, ...none, ...concede]),
  });
  if (chosen === 'concede') {
    yield* concedes('monsters');
    return yield* ends('exterminated');
  }
  const [level, where] = chosen.split(':') as [MonsterKind | 'none', 'in'?];
  if (level !== 'none') yield* growLevel(state, level, where === 'in');
  yield* phase('monsters-move');
}

/** All whose turn has passed since they were stunned. */
function* wake(state: Table, side: Side): Play<void, AgtEvent> {
  const stunned = side === 'crew' ? state.crew : state.monsters;
  const woken = stunned.filter(({ wakes }) => wakes !== null && wakes <= state.turn).map(({ id }) => id);
  if (woken.length > 0) yield* tell<AgtEvent>({ rule: 'agt.wake', side, woken });
}

function* grabPhase(state: Table): Play<void, AgtEvent> {
  const done = yield* grab(state);
  if (done === 'concede') {
    yield* concedes('crew');
    yield* givesUpShip(state, state.explodes === null ? 'taken-over' : 'destroyed');
  } else if (done === 'done') yield* phase('crew-move');
}

/** Fences go on, the stunned wake, and the engines may have had enough. */
function* crewTurnEnds(state: Table): Play<void, AgtEvent> {
  yield* deedsDone(state);
  yield* wake(state, 'crew');
  yield* explosion(state);
  if (yield* settled(state)) return;
  const late = timeIsUp(state);
  if (late === undefined) return yield* phase(turnsBegin(state));
  yield* late === 'abandoned' ? givesUpShip(state, late) : ends(late);
}

function* crewAttack(state: Table, next: Phase): Play<void, AgtEvent> {
  if (state.battle !== null) {
    yield* declareStrike(state, state.battle);
    return;
  }
  if (yield* settled(state)) return;
  if (!(yield* pickTarget(state))) yield* phase(next);
}

function* monsterAttack(state: Table): Play<void, AgtEvent> {
  if (state.battle !== null) return yield* declare(state, state.battle.at, state.battle.strikes);
  if (yield* settled(state)) return;
  if (!(yield* pickArea(state))) yield* phase('monsters-wake');
}

/** Plays one step of the game; what is asked in it is asked together. */
export function* step(state: Table): Play<void, AgtEvent> {
  switch (state.phase) {
    case 'weapons':
      yield* layWeapons(state);
      return yield* phase('crew');
    case 'crew':
      return (yield* placeCrewman(state)) ? undefined : yield* phase('population');
    case 'population':
      yield* rollPopulation(state);
      return yield* phase('monsters');
    case 'monsters':
      return (yield* placeMonster(state)) ? undefined : yield* phase('discovery');
    case 'discovery':
      yield* discovery(state);
      return yield* phase('first-fight');
    case 'first-fight':
      return yield* crewAttack(state, turnsBegin(state));
    case 'locks':
      yield* locks(state);
      return yield* phase('grow');
    case 'grow':
      return yield* grow(state);
    case 'monsters-move':
      return (yield* moveMonster(state)) ? undefined : yield* phase('fences');
    case 'fences':
      yield* fences(state);
      return (yield* settled(state)) ? undefined : yield* phase('monsters-attack');
    case 'monsters-attack':
      return yield* monsterAttack(state);
    case 'monsters-wake':
      yield* wake(state, 'monsters');
      return yield* phase('grab');
    case 'grab':
      return yield* grabPhase(state);
    case 'crew-move':
      if (yield* moveCrew(state)) return;
      yield* driftsOff(state);
      return (yield* settled(state)) ? undefined : yield* phase('crew-attack');
    case 'crew-attack':
      return yield* crewAttack(state, 'crew-wake');
    case 'crew-wake':
      return yield* crewTurnEnds(state);
    case 'epilogue':
      return yield* homeward(state);
    case 'over':
      return;
    default:
      state.phase satisfies never;
  }
}

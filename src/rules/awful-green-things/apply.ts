/** Applies each event to the state: the only place that writes it. Events of fights are applied in `apply-fight.ts`. */
import { applyFight } from './apply-fight.ts';
import {
  change,
  crewmanIn,
  freshCrewman,
  freshMonster,
  give,
  hatch,
  lay,
  stands,
  weaponIn,
} from './counters.ts';
import { applyToPassage, isPassageEvent, type PassageEvent, setOut } from './epilogue/passage.ts';
import type { AgtEvent } from './events.ts';
import { allWrecked, applyOutside, goesAway, takesOff } from './outside/apply.ts';
import { isOutsideEvent } from './outside/events.ts';
import { kindOfWeapon, type Phase, type State, turnsBegin } from './state.ts';

function begins(state: State, phase: Phase): void {
  state.phase = phase;
  state.battle = null;
  state.fought = [];
  if (phase === turnsBegin(state)) {
    state.turn += 1;
    state.monsters.forEach(freshMonster);
    if (state.outside) state.outside.held = [];
  }
  if (phase === 'grab') {
    for (const boat of state.outside?.boats ?? []) boat.moved = false;
    state.crew.forEach(freshCrewman);
    for (const monster of state.monsters) monster.fresh = false;
  }
}

/** A boat goes through an event of the Epilogue. */
function goesOn(state: State, event: PassageEvent): void {
  const passage = state.passages.find(({ boat }) => boat === event.boat);
  if (passage) applyToPassage(passage, event);
}

export function apply(state: State, event: AgtEvent): void {
  if (isPassageEvent(event)) {
    goesOn(state, event);
    return;
  }
  if (isOutsideEvent(event)) {
    applyOutside(state, event);
    return;
  }
  switch (event.rule) {
    case 'agt.set-up.cup':
      state.cup = [...event.cup];
      return;
    case 'agt.set-up.weapons':
      for (const { id, at } of event.placed)
        state.weapons.push({ id, kind: kindOfWeapon(id), at, by: null, on: false });
      return;
    case 'agt.set-up.crew': {
      const crewman = crewmanIn(state, event.crew);
      if (crewman) crewman.at = event.at;
      return;
    }
    case 'agt.set-up.population':
      state.waiting.push(...event.waiting);
      return;
    case 'agt.extra-adult':
      state.waiting.unshift('adult');
      return;
    case 'agt.set-up.first':
      state.first = event.at;
      return;
    case 'agt.set-up.monsters':
      state.waiting.splice(state.waiting.indexOf(event.kind), 1);
      state.first = null;
      hatch(state, event);
      return;
    case 'agt.discovery':
    case 'agt.move.crew': {
      const crewman = crewmanIn(state, event.crew);
      if (!crewman) return;
      stands(state, crewman, event.to);
      crewman.moved = true;
      takesOff(state, crewman.id, event.to);
      crewman.engaged = event.rule === 'agt.move.crew' && event.engaged;
      return;
    }
    case 'agt.turn':
      begins(state, event.phase);
      return;
    case 'agt.grow':
    case 'agt.eat.grow':
      change(state, event.grown);
      for (const laid of event.laid) hatch(state, laid);
      return;
    case 'agt.move.monsters': {
      for (const monster of state.monsters) {
        if (!event.who.includes(monster.id)) continue;
        monster.at = event.to;
        monster.moved = true;
      }
      return;
    }
    case 'agt.grab':
      if (event.laid !== null) lay(state, event.laid, event.at);
      give(state, event.weapon, event.crew);
      return;
    case 'agt.lay':
      lay(state, event.weapon, event.at);
      return;
    case 'agt.trade':
      give(state, event.gives, event.with);
      give(state, event.gets, event.crew);
      return;
    case 'agt.fence.off': {
      const fence = weaponIn(state, event.weapon);
      if (fence) fence.on = false;
      return;
    }
    case 'agt.fence.on': {
      lay(state, event.weapon, event.at);
      const fence = weaponIn(state, event.weapon);
      if (fence) fence.on = true;
      return;
    }
    case 'agt.busy': {
      const crewman = crewmanIn(state, event.crew);
      if (crewman) crewman.busy = event.with;
      return;
    }
    case 'agt.escape': {
      const boat = state.boats.find(({ id }) => id === event.boat);
      if (boat) {
        boat.aboard = [...event.aboard];
        boat.left = state.turn;
      }
      goesAway(state, event.boat);
      for (const crewman of state.crew) {
        if (!event.aboard.includes(crewman.id)) continue;
        crewman.at = null;
        crewman.fate = 'away';
      }
      return;
    }
    case 'agt.overload':
      state.explodes = event.explodes;
      return;
    case 'agt.explosion':
      state.monsters = [];
      allWrecked(state);
      for (const crewman of state.crew) {
        if (crewman.at === null) continue;
        crewman.at = null;
        crewman.fate = 'dead';
      }
      return;
    case 'agt.wake': {
      const woken: readonly string[] = event.woken;
      for (const one of [...state.monsters, ...state.crew]) if (woken.includes(one.id)) one.wakes = null;
      return;
    }
    case 'agt.ship':
      state.ship = event.ending;
      return;
    case 'agt.epilogue':
      state.passages.push(setOut(event.boat, event.crew));
      return;
    case 'agt.boat.home': {
      const boat = state.boats.find(({ id }) => id === event.boat);
      if (boat) boat.over = true;
      state.home.push(...event.home);
      state.lost.push(...event.lost);
      return;
    }
    case 'agt.end':
      state.phase = 'over';
      state.isOver = true;
      return;
    case 'agt.eat':
    case 'agt.robot.eaten':
    case 'agt.robot.chit':
    case 'agt.concede':
      return;
    default:
      applyFight(state, event);
  }
}

/** Applies the events of attacks to the state: declarations, dice, effects, and where weapons end up. */
import { change, hatch, lay } from './counters.ts';
import type { CrewId } from './data/crew.ts';
import type { Against, FightEvent } from './events.ts';
import { leavesUnits } from './outside/apply.ts';
import type { State } from './state.ts';

function removed(state: State, gone: readonly { readonly id: string }[]): void {
  const ids = new Set(gone.map(({ id }) => id));
  state.monsters = state.monsters.filter(({ id }) => !ids.has(id));
}

/** Credits a kill to one crewman: of several who struck together, the one with the fewest kills. */
function credited(state: State, by: Against['by']): void {
  const kills = (id: CrewId) => state.kills[id] ?? 0;
  const crew = state.crew.map(({ id }) => id).filter((id) => by.includes(id));
  const [first] = crew.toSorted((one, other) => kills(one) - kills(other));
  if (first !== undefined) state.kills[first] = kills(first) + 1;
}

/** A monster leaves the board; a crewman, too, and what he held lies where he stood. */
function killed(state: State, { target, kind, done, by }: Against): void {
  if (!done) return;
  if (kind !== null) {
    credited(state, by);
    removed(state, [{ id: target }]);
    return;
  }
  const crewman = state.crew.find(({ id }) => id === target);
  if (!crewman) return;
  const held = state.weapons.find(({ by }) => by === crewman.id);
  if (held) lay(state, held.id, crewman.at);
  leavesUnits(state, crewman.id);
  crewman.at = null;
  crewman.fate = 'dead';
  crewman.busy = null;
  crewman.wakes = null;
}

function stunned(state: State, { target, done }: Against): void {
  const one = [...state.monsters, ...state.crew].find(({ id }) => id === target);
  // A stunned counter misses a turn of its own and wakes up at the end of it; so does a monster in a fence (AGT-4).
  if (one && done) one.wakes = state.turn + 1;
}

export function applyFight(state: State, event: FightEvent): void {
  switch (event.rule) {
    case 'agt.battle':
      state.battle = { side: event.side, at: event.at, strikes: [] };
      return;
    case 'agt.battle.off':
      state.battle = null;
      return;
    case 'agt.declare': {
      const { strike } = event;
      state.battle?.strikes.push({ ...strike });
      for (const one of [...state.monsters, ...state.crew]) if (one.id === strike.by) one.attacked = true;
      return;
    }
    case 'agt.battle.over':
      state.battle = null;
      state.fought.push(...event.areas);
      return;
    case 'agt.attack':
      killed(state, event);
      return;
    case 'agt.stun':
      stunned(state, event);
      return;
    case 'agt.effect.grow':
    case 'agt.effect.shrink':
      change(state, event.changed);
      removed(state, event.gone);
      return;
    case 'agt.effect.fragments':
      removed(state, event.gone);
      for (const fragment of event.fragments) hatch(state, fragment, true);
      return;
    case 'agt.chit': {
      state.cup.splice(state.cup.indexOf(event.chit), 1);
      if (!event.keeps) return;
      for (const weapon of event.weapons) state.effects[weapon] = event.chit;
      if (event.weapons.includes('beamer')) state.beamerTried = state.turn;
      return;
    }
    case 'agt.chit.back':
      state.cup.push(event.chit);
      return;
    case 'agt.untried':
      state.effects[event.weapon] = null;
      if (event.weapon === 'beamer') state.beamerTried = null;
      return;
    case 'agt.weapon.returns':
      lay(state, event.weapon, event.to);
      return;
    case 'agt.weapon.lies':
      lay(state, event.weapon, event.at);
      return;
    case 'agt.useless':
      for (const weapon of event.gone) lay(state, weapon, null);
      return;
    case 'agt.fence.burns':
    case 'agt.effect.none':
      return;
    default:
      event satisfies never;
  }
}

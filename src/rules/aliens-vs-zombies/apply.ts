/** Applies each event to the state: the only place that writes it. */
import type { PlaceId } from './data/town.ts';
import { type Horde, ZOMBIE_KINDS, type ZombieKind } from './data/zombies.ts';
import type { AvzEvent, Who } from './events.ts';
import { type Alien, noHorde, type State } from './state.ts';
import { tallied } from './tally.ts';

function move(count: number, kind: ZombieKind, from: Horde, to: Horde): void {
  from[kind] -= count;
  to[kind] += count;
}

/** Takes zombies out of a location; those that may still act go first, as it is all one to the others. */
function leave(state: State, at: PlaceId, zombies: Readonly<Horde>, to: Horde): void {
  const { ready, acted } = state.town[at];
  for (const kind of ZOMBIE_KINDS) {
    const first = Math.min(ready[kind], zombies[kind]);
    move(first, kind, ready, to);
    move(zombies[kind] - first, kind, acted, to);
  }
}

function each(state: State, aliens: readonly Who[], change: (alien: Alien) => void): void {
  for (const { id } of aliens) {
    const alien = state.aliens.find((one) => one.id === id);
    if (alien) change(alien);
  }
}

function toReserve(alien: Alien): void {
  alien.at = null;
  alien.acted = false;
}

function freshen(state: State): void {
  for (const alien of state.aliens) alien.acted = false;
  for (const crowd of Object.values(state.town)) {
    for (const kind of ZOMBIE_KINDS) move(crowd.acted[kind], kind, crowd.acted, crowd.ready);
  }
}

/** Moves the group that was chosen and marks it as having acted; what comes of the act finds it there. */
function act(state: State, to: PlaceId): void {
  const { acting } = state;
  if (acting === null) return;
  if (acting.side === 'aliens') {
    for (const alien of state.aliens) {
      if (!acting.aliens.includes(alien.id)) continue;
      alien.at = to;
      alien.acted = true;
    }
  } else {
    const { ready } = state.town[acting.at];
    for (const kind of ZOMBIE_KINDS) move(acting.zombies[kind], kind, ready, state.town[to].acted);
  }
  acting.at = to;
}

export function apply(state: State, event: AvzEvent): void {
  if (state.tally !== undefined) tallied(state, state.tally, event);
  switch (event.rule) {
    case 'avz.set-up.grave':
      state.grave = { ...event.grave };
      state.aliens = event.aliens.map((alien) => ({ ...alien, at: null, acted: false }));
      return;
    case 'avz.grave':
      for (const kind of ZOMBIE_KINDS) {
        state.grave[kind] -= event.zombies[kind];
        state.hand.push(...Array<ZombieKind>(event.zombies[kind]).fill(kind));
      }
      return;
    case 'avz.set-up.zombies':
    case 'avz.spawn':
      state.hand.splice(state.hand.indexOf(event.zombie), 1);
      state.town[event.at].ready[event.zombie] += 1;
      return;
    case 'avz.set-up.aliens':
    case 'avz.landing.unit':
    case 'avz.bfar':
      each(state, event.aliens, (alien) => {
        alien.at = event.at;
      });
      return;
    case 'avz.mutant':
      state.icons.shift();
      // The trooper that it was goes to the reserve (AVZ-19).
      each(state, event.aliens, (alien) => {
        if (alien.kind === 'mutant') alien.at = event.at;
        else toReserve(alien);
      });
      return;
    case 'avz.mutant.rampage':
      for (const alien of state.aliens) if (alien.kind === 'mutant') alien.at = event.to;
      return;
    case 'avz.turn':
      state.phase = event.phase;
      state.acting = null;
      if (event.phase === 'event') {
        state.turn += 1;
        state.claw = false;
        state.rise = false;
        freshen(state);
      }
      return;
    case 'avz.event':
      state.unseen.splice(state.unseen.indexOf(event.tile), 1);
      state.shown.push(event.tile);
      state.icons = [...event.icons];
      return;
    case 'avz.claw':
      state.icons.shift();
      state.claw = true;
      return;
    case 'avz.rise':
      state.icons.shift();
      state.rise = true;
      return;
    case 'avz.icon.none':
    case 'avz.bite':
    case 'avz.laser':
    case 'avz.bfar.missiles':
      state.icons.shift();
      return;
    case 'avz.act':
      state.acting =
        event.zombies === null
          ? { side: 'aliens', at: event.at, aliens: event.aliens.map(({ id }) => id) }
          : { side: 'zombies', at: event.at, zombies: event.zombies };
      return;
    case 'avz.move':
    case 'avz.attack':
    case 'avz.blast':
    case 'avz.chomp':
    case 'avz.pass':
      act(state, event.to);
      return;
    case 'avz.bite.rises':
      move(1, event.zombie, state.dead, state.town[event.at].ready);
      return;
    case 'avz.chomp.rises':
      // The zombie doesn’t act this turn (AVZ-20).
      move(1, event.zombie, state.dead, state.town[event.at].acted);
      return;
    case 'avz.casualties':
      leave(state, event.at, event.zombies, state[event.to]);
      // An alien with a name who falls is not the same when the counter lands again.
      each(state, event.aliens, (alien) => {
        toReserve(alien);
        alien.name = null;
      });
      return;
    case 'avz.casualties.return':
      move(1, event.zombie, state.dead, state.grave);
      return;
    case 'avz.stacking':
      each(state, [event.alien], toReserve);
      return;
    case 'avz.victory':
      state.level = event.level;
      state.phase = 'over';
      return;
    case 'avz.landing':
    case 'avz.spawn.lost':
    case 'avz.claw.grounded':
    case 'avz.rundown':
    case 'avz.brains':
    case 'avz.parks':
    case 'avz.enemies':
    case 'avz.attack.aliens':
    case 'avz.attack.zombies':
    case 'avz.saves':
      return;
    default:
      event satisfies never;
  }
}

/** All is in the box until the first step. */
export const emptyTown = (places: readonly PlaceId[]): State['town'] =>
  Object.fromEntries(places.map((place) => [place, { ready: noHorde(), acted: noHorde() }])) as State['town'];

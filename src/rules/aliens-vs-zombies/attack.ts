/** An attack from its dice to its dead (§7): attack dice, saves, hits dealt out by their owner, casualties. */
import { choose, draw, type Play, tell } from '../core/play.ts';
import { option, STREAM } from './asking.ts';
import { alienRow, unitOf } from './data/aliens.ts';
import { figureOf, figureRow } from './data/figures.ts';
import type { PlaceId } from './data/town.ts';
import { isMob, type ZombieKind, zombieRow } from './data/zombies.ts';
import { alienHits, type Rolled, saves, savesOf, zombieHits } from './dice.ts';
import type { AvzEvent, Who } from './events.ts';
import { type AttackInput, asNumbers } from './odds.ts';
import {
  type Acting,
  alienBy,
  aliensAt,
  choiceOf,
  countersOf,
  firstOfKind,
  hasLeader,
  hordeOf,
  noHorde,
  type Side,
  sizeOf,
  type Table,
  zombiesAt,
} from './state.ts';

export const whoOf = ({ id, kind, name }: Who): Who => ({ id, kind, name });

/** A counter that can be killed: what its owner calls it, and how many hits that takes. */
interface Target {
  readonly choice: string;
  readonly hits: number;
}

/** Two hits for what is armoured and for mobs, one for the rest (§7.3). */
function targets(state: Table, side: Side, at: PlaceId): readonly Target[] {
  const tough = figureOf('tough-to-kill');
  if (side === 'aliens')
    return aliensAt(state, at).map((alien) => ({
      choice: choiceOf(alien),
      hits: unitOf(alien.kind).armoured ? tough : 1,
    }));
  return countersOf(zombiesAt(state, at)).map((kind) => ({ choice: kind, hits: isMob(kind) ? tough : 1 }));
}

/** The owner says which counters the hits kill. While a hit can kill it must; a hit left over on armour or a mob is lost. */
export function* allot(state: Table, side: Side, at: PlaceId, hits: number): Play<void, AvzEvent> {
  let left = hits;
  const standing = [...targets(state, side, at)];
  const fallen: string[] = [];
  for (;;) {
    const mortal = standing.filter((target) => target.hits <= left);
    const choices = [...new Set(mortal.map(({ choice }) => choice))];
    const [only] = choices;
    if (only === undefined) break;
    const chosen =
      choices.length === 1
        ? only
        : yield* choose({
            rule: 'avz.hits',
            seat: side,
            of: at,
            options: choices.map((id) => option('avz.hits', id)),
          });
    const index = standing.findIndex(({ choice }) => choice === chosen);
    const [target] = standing.splice(index, 1);
    left -= target?.hits ?? left;
    fallen.push(chosen);
  }
  yield* casualties(state, side, at, fallen, left);
}

/** The aliens that these choices mean, one after another. */
function aliensChosen(state: Table, at: PlaceId, choices: readonly string[]): readonly Who[] {
  let standing = aliensAt(state, at);
  return choices.map((choice) => {
    const alien = firstOfKind(standing, choice);
    standing = standing.filter(({ id }) => id !== alien.id);
    return whoOf(alien);
  });
}

/** The dead are taken away; `returns` is off for what isn't an attack (AVZ-6). */
export function* casualties(
  state: Table,
  side: Side,
  at: PlaceId,
  choices: readonly string[],
  wasted = 0,
  returns = true,
): Play<void, AvzEvent> {
  const aliens = side === 'aliens' ? aliensChosen(state, at, choices) : [];
  const kinds = side === 'zombies' ? (choices as readonly ZombieKind[]) : [];
  const rows = [...aliens.map(({ kind }) => alienRow(kind).row), ...kinds.map((kind) => zombieRow(kind).row)];
  yield* tell<AvzEvent>({
    rule: 'avz.casualties',
    rows: [...new Set([...rows, figureRow('tough-to-kill').row])],
    at,
    zombies: kinds.length === 0 ? noHorde() : hordeOf(kinds),
    to: state.rise ? 'grave' : 'dead',
    aliens,
    wasted,
  });
  if (!returns) return;
  for (let back = aliens.length; back > 0 && sizeOf(state.dead) > 0; back--) {
    const zombie = yield* draw({
      rule: 'avz.casualties.return',
      seat: 'zombies',
      stream: STREAM,
      from: countersOf(state.dead),
    });
    yield* tell<AvzEvent>({ rule: 'avz.casualties.return', rows: [zombieRow(zombie).row], zombie });
  }
}

function savesWell(state: Table, defender: Side, at: PlaceId): boolean {
  if (defender === 'aliens') return hasLeader(aliensAt(state, at));
  const { tough, tough_mob } = zombiesAt(state, at);
  return tough + tough_mob > 0;
}

function* attackDice(
  state: Table,
  acting: Acting,
  savesOn: number,
  special: boolean,
): Play<Rolled, AvzEvent> {
  const { at } = acting;
  if (acting.side === 'aliens') {
    const combat = acting.aliens.reduce((sum, id) => sum + unitOf(alienBy(state, id).kind).combat, 0);
    // Stacked with them is enough: a leader that has acted adds his bonus too.
    const leader = hasLeader(aliensAt(state, at));
    const input: AttackInput = { attacker: 'aliens', combat, leader, savesOn };
    const odds = special ? {} : { odds: { rule: 'avz.attack', input } };
    return yield* alienHits({ combat, leader, blast: special, of: at, ...odds });
  }
  const { zombies } = acting;
  const { claw } = state;
  const input: AttackInput = { attacker: 'zombies', zombies: asNumbers(zombies), claw, savesOn };
  return yield* zombieHits({ zombies, claw, of: at, odds: { rule: 'avz.attack', input } });
}

function rowsOf(state: Table, acting: Acting): readonly string[] {
  if (acting.side === 'zombies') {
    const kinds = [...new Set(countersOf(acting.zombies))].map((kind) => zombieRow(kind).row);
    return [...kinds, figureRow('mob-dice').row, ...(state.claw ? [figureRow('claw-bonus').row] : [])];
  }
  const kinds = [...new Set(acting.aliens.map((id) => alienRow(alienBy(state, id).kind).row))];
  const leader = hasLeader(aliensAt(state, acting.at)) ? [figureRow('leader-bonus').row] : [];
  return [...kinds, figureRow('alien-hits-on').row, ...leader];
}

/** An attack where the group stands; `special` is Blast ’Em, or Chomp ’Em. */
export function* attack(state: Table, acting: Acting, special: boolean): Play<void, AvzEvent> {
  const { side, at } = acting;
  const defender: Side = side === 'aliens' ? 'zombies' : 'aliens';
  const well = savesOf(savesWell(state, defender, at));
  const { dice, hits, sixes } = yield* attackDice(state, acting, well.result, special);
  yield* tell<AvzEvent>({
    rule: side === 'aliens' ? 'avz.attack.aliens' : 'avz.attack.zombies',
    rows: rowsOf(state, acting),
    side,
    dice,
    counted: hits,
  });
  if (special && side === 'zombies') yield* revived(state, at, sixes);
  const odds = { rule: 'avz.saves', input: { hits, savesOn: well.result } };
  const saved = yield* saves({ seat: defender, hits, least: well.result, rows: [well.row], of: at, odds });
  if (hits > 0)
    yield* tell<AvzEvent>({
      rule: 'avz.saves',
      rows: [well.row],
      side: defender,
      dice: hits,
      counted: saved,
    });
  if (hits > saved) yield* allot(state, defender, at, hits - saved);
}

/** Chomp 'Em: each natural six brings one of the dead back, to where they chomp (§5.3, AVZ-2). */
function* revived(state: Table, at: PlaceId, sixes: number): Play<void, AvzEvent> {
  for (let six = 0; six < sixes && sizeOf(state.dead) > 0; six++) {
    const zombie = yield* draw({
      rule: 'avz.chomp.rises',
      seat: 'zombies',
      stream: STREAM,
      from: countersOf(state.dead),
    });
    yield* tell<AvzEvent>({ rule: 'avz.chomp.rises', rows: [zombieRow(zombie).row], at, zombie });
  }
}

/** An attack of the crew, or a fence, from its chits to the last throw and to where its weapons end up. */
import { choose, type Play, tell } from '../core/play.ts';
import { type Affliction, afflictionOf, STAGES, stageOf } from './afflictions.ts';
import { options } from './asking.ts';
import { type Applied, type Drawn, drawn, type Use } from './chits.ts';
import { chitOf } from './data/chits.ts';
import { figureRow } from './data/figures.ts';
import { kindOf, type TriedKind, type WeaponKind, weaponOf, weaponRow } from './data/weapons.ts';
import { thrown } from './dice.ts';
import type { AgtEvent } from './events.ts';
import { boatOfBlast, cansOf, fieldOfUse } from './outside/blast.ts';
import { throwsOff } from './outside/cargo-movers.ts';
import type { PlaceId } from './outside/places.ts';
import { cloudAt } from './outside/sight.ts';
import { constitutionOf, diceOf, mindsGas, ownConstitution } from './outside/units.ts';
import { hitsCrew } from './outside/wrecks.ts';
import { crewBy, isUseless, kindOfWeapon, type Strike, type Table } from './state.ts';

export interface Attack {
  readonly uses: readonly Use[];
  readonly fists: readonly Affliction[];
}

/** Gas in the same cloud counts once (Gas Grenade). */
export function effective(state: Table, uses: readonly Applied[]): readonly Applied[] {
  return uses.filter((use, index) => {
    const kind = kindOfWeapon(use.weapon);
    if (kind !== 'gas') return true;
    const cloud = cloudAt(state, use.at);
    return !uses.slice(0, index).some((one) => kindOfWeapon(one.weapon) === kind && cloud.includes(one.at));
  });
}

/**
 * Applies fuel or gas to the crew in its cloud, whoever threw it (AGT-13), after all that is done to monsters; gas doesn’t trouble the
 * Robot.
 */
function* toCrew(state: Table, uses: readonly Use[], does: 'kill' | 'stun'): Play<void, AgtEvent> {
  const clouds = uses.filter(({ weapon }) => weaponOf(kindOfWeapon(weapon)).toCrew === does);
  if (clouds.length === 0) return;
  const perUse = figureRow(does === 'kill' ? 'fuel-to-crew' : 'gas-to-crew');
  for (const crewman of state.crew) {
    const { id, at } = crewman;
    const hit = clouds.filter((use) => at !== null && fieldOfUse(state, use.weapon, use.at).includes(at));
    if (at === null || hit.length === 0 || (does === 'stun' && !mindsGas(state, crewman))) continue;
    const dice = perUse.result * (does === 'kill' ? hit.length : 1);
    const { constitution, rows: its } = does === 'kill' ? constitutionOf(state, id) : ownConstitution(id);
    const rows = [...its, perUse.row];
    const rule = does === 'kill' ? 'agt.attack' : 'agt.stun';
    const fell = yield* thrown({ rule, seat: 'crew', dice, constitution, target: id, rows });
    const by = hit.flatMap((use) => (use.by === null ? [] : [use.by]));
    const against = { target: id, kind: null, at, dice, constitution, by, ...fell };
    if (does === 'kill')
      yield* hitsCrew(state, { rule: 'agt.attack', rows, side: 'crew', why: 'fuel', ...against });
    else yield* tell<AgtEvent>({ rule: 'agt.stun', rows, why: 'gas', ...against });
  }
}

/**
 * A weapon whose chit found nobody left has not been tried, with others or by itself: it stays where it was, and a chit of its own
 * goes back (Special case).
 */
function* circular(
  { applied, learned, together }: Drawn,
  felt: ReadonlySet<TriedKind>,
): Play<readonly TriedKind[], AgtEvent> {
  const untried: TriedKind[] = [];
  for (const weapon of [...learned, ...together]) {
    const uses = applied.filter(({ tried }) => tried === weapon);
    const [one] = uses;
    if (one === undefined || chitOf(one.chit).does === 'nothing' || felt.has(weapon)) continue;
    untried.push(weapon);
    const back = uses.map((use) => use.weapon);
    yield* tell<AgtEvent>({ rule: 'agt.untried', weapon, chit: one.chit, back });
    if (learned.includes(weapon)) yield* tell<AgtEvent>({ rule: 'agt.chit.back', chit: one.chit });
  }
  return untried;
}

/** A kind that does nothing is of no use from here on, and its counters are taken away. */
function* takenAway(state: Table, kinds: readonly WeaponKind[]): Play<void, AgtEvent> {
  for (const weapon of new Set(kinds)) {
    if (!isUseless(state, weapon)) continue;
    const gone = state.weapons.filter(({ kind }) => kind === weapon).map(({ id }) => id);
    yield* tell<AgtEvent>({ rule: 'agt.useless', rows: [weaponRow(weapon).row], weapon, gone });
  }
}

/** Puts back a weapon that is used up, on one of its pictures; a knife lies where it was thrown. */
function* putBack(state: Table, use: Use, from: PlaceId | null): Play<void, AgtEvent> {
  const kind = kindOfWeapon(use.weapon);
  const { result, row } = weaponRow(kind);
  const { pictures, returns, thrown: leaves } = result;
  if (leaves === 'never' || isUseless(state, kind) || boatOfBlast(use.weapon) !== undefined) return;
  if (!returns) {
    if (from !== use.at)
      yield* tell<AgtEvent>({ rule: 'agt.weapon.lies', rows: [row], weapon: use.weapon, at: use.at });
    return;
  }
  const [only] = pictures;
  const to =
    pictures.length === 1 && only !== undefined
      ? only
      : yield* choose({
          rule: 'agt.weapon.returns',
          seat: 'crew',
          of: use.weapon,
          options: options('agt.weapon.returns', pictures),
        });
  yield* tell<AgtEvent>({ rule: 'agt.weapon.returns', rows: [row], weapon: use.weapon, to });
}

/** Stage by stage for the monsters; then, of what has been used, for the crew who stand in the fuel or in the gas. */
export function* resolve(state: Table, { uses, fists }: Attack): Play<void, AgtEvent> {
  const stood = new Map(uses.map((use) => [use, use.by === null ? null : crewBy(state, use.by).at]));
  const shown = yield* drawn(state, uses);
  const { applied, learned, back } = shown;
  const sources = new Map<Affliction, TriedKind>();
  for (const { chit, targets, areas, by, tried } of effective(state, applied))
    for (const one of afflictionOf(chit, { targets, areas, by: by === null ? [] : [by], why: 'weapon' }))
      sources.set(one, tried);
  const idle = applied.filter(({ chit }) => chitOf(chit).does === 'nothing');
  if (idle.length > 0)
    yield* tell<AgtEvent>({
      rule: 'agt.effect.none',
      weapons: [...new Set(idle.map(({ tried }) => kindOf(tried)))],
    });
  const all = [...fists, ...sources.keys()];
  const felt = new Set<TriedKind>();
  for (const stage of STAGES)
    for (const one of yield* stageOf(state, stage, all)) {
      const tried = sources.get(one);
      if (tried !== undefined) felt.add(tried);
    }
  const untried = yield* circular(shown, felt);
  const used = uses.filter(({ tried }) => !untried.includes(tried));
  yield* toCrew(state, used, 'kill');
  yield* toCrew(state, used, 'stun');
  for (const chit of back) yield* tell<AgtEvent>({ rule: 'agt.chit.back', chit });
  yield* takenAway(state, learned.filter((weapon) => !untried.includes(weapon)).map(kindOf));
  for (const use of used) yield* putBack(state, use, stood.get(use) ?? null);
}

/** The attack that has been declared, as weapons and fists. */
export function attackOf(state: Table, strikes: readonly Strike[]): Attack {
  const inAreas = (areas: readonly PlaceId[]) =>
    state.monsters.filter(({ at }) => areas.includes(at)).map(({ id }) => id);
  const uses: Use[] = [];
  const fists: Affliction[] = [];
  for (const { by, weapon, tried, at, on } of strikes) {
    const crewman = crewBy(state, by);
    const aimed = state.monsters.filter(({ id }) => id === on).map(({ id }) => id);
    if (weapon === null || tried === null) {
      if (throwsOff(state, { by, weapon })) continue;
      const { dice } = diceOf(state, crewman.id);
      fists.push({ stage: 'kill', dice, targets: aimed, areas: [], by: [crewman.id], why: 'fight' });
      continue;
    }
    const { hits } = weaponOf(kindOfWeapon(weapon));
    const areas = hits === 'one' ? [] : hits === 'cloud' ? fieldOfUse(state, weapon, at) : [at];
    const targets = hits === 'one' ? aimed : inAreas(areas);
    const use: Use = { weapon, tried, by: crewman.id, at, targets, areas };
    const boat = boatOfBlast(weapon);
    uses.push(...Array<Use>(boat === undefined ? 1 : cansOf(boat)).fill(use));
  }
  return { uses, fists };
}

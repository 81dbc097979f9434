/**
 * Chits for the weapons of an attack (Weapon Effect Chits; Using Several Untried Weapons at Once). A weapon that is tried by itself shows
 * its effect for good; several that are tried in one area share a chit, which goes back to the cup.
 */
import { draw, type Play, tell } from '../core/play.ts';
import { STREAM } from './asking.ts';
import { type Chit, chitRow } from './data/chits.ts';
import type { CrewId } from './data/crew.ts';
import { kindOf, type TriedKind, weaponRow } from './data/weapons.ts';
import type { AgtEvent } from './events.ts';
import type { PlaceId } from './outside/places.ts';
import { chitFor, type MonsterId, type Table, type WeaponId } from './state.ts';

/** A counter that is used, and whom it hits. */
export interface Use {
  readonly weapon: WeaponId;
  readonly tried: TriedKind;
  /** Null of a fence. */
  readonly by: CrewId | null;
  readonly at: PlaceId;
  readonly targets: readonly MonsterId[];
  /** All of which it hits; none where it is aimed at one monster. */
  readonly areas: readonly PlaceId[];
}

export interface Applied extends Use {
  readonly chit: Chit;
}

export interface Drawn {
  readonly applied: readonly Applied[];
  /** Weapons that have shown their effect with this attack. */
  readonly learned: readonly TriedKind[];
  /** Weapons that share a chit, of which nothing is learned. */
  readonly together: readonly TriedKind[];
  /** Chits that go back when it is over. */
  readonly back: readonly Chit[];
}

const struckBy = ({ at, areas }: Use): readonly PlaceId[] => (areas.length > 0 ? areas : [at]);

/** Used in the same area, whoever there is aimed at, since all that are there are one group; or two counters of one kind (AGT-5). */
const touch = (one: Use, other: Use): boolean =>
  one.tried === other.tried || struckBy(one).some((area) => struckBy(other).includes(area));

/** Uses that share a chit. */
export function shared(uses: readonly Use[]): readonly (readonly [Use, ...Use[]])[] {
  const groups: [Use, ...Use[]][] = [];
  for (const use of uses) {
    const touching = groups.filter((group) => group.some((other) => touch(use, other)));
    const [first] = touching;
    if (first === undefined) {
      groups.push([use]);
      continue;
    }
    for (const other of touching.slice(1)) {
      first.push(...other);
      groups.splice(groups.indexOf(other), 1);
    }
    first.push(use);
  }
  return groups;
}

export function* drawn(state: Table, uses: readonly Use[]): Play<Drawn, AgtEvent> {
  const chits = new Map<Use, Chit>();
  const learned: TriedKind[] = [];
  const together: TriedKind[] = [];
  const back: Chit[] = [];
  for (const use of uses) {
    const known = chitFor(state, use.tried);
    if (known !== null) chits.set(use, known);
  }
  for (const group of shared(uses.filter((use) => !chits.has(use)))) {
    const weapons = [...new Set(group.map(({ tried }) => tried))];
    // Corrected counts may leave fewer chits than weapons: there is nothing to learn then.
    if (state.cup.length === 0) continue;
    const [{ weapon: of }] = group;
    const chit = yield* draw({ rule: 'agt.chit', seat: 'crew', stream: STREAM, from: state.cup, of });
    const keeps = weapons.length === 1;
    const rows = [chitRow(chit).row, ...weapons.map((weapon) => weaponRow(kindOf(weapon)).row)];
    yield* tell<AgtEvent>({ rule: 'agt.chit', rows, chit, weapons, keeps });
    (keeps ? learned : together).push(...weapons);
    if (!keeps) back.push(chit);
    for (const use of group) chits.set(use, chit);
  }
  const applied = uses.map((use): Applied => ({ ...use, chit: chits.get(use) ?? 'no-effect' }));
  return { applied, learned, together, back };
}

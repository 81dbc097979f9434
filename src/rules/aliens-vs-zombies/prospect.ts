/** Prospects of an attack before it is rolled (§7): every die leaves a hit or not for itself, so the sum is counted exactly. */

import { unitOf } from './data/aliens.ts';
import { figureOf } from './data/figures.ts';
import type { PlaceId } from './data/town.ts';
import { isMob, numberOf, ZOMBIE_KINDS } from './data/zombies.ts';
import { type Acting, alienBy, aliensAt, hasLeader, sizeOf, type Table, zombiesAt } from './state.ts';

const FACES = 6;

export interface Prospect {
  readonly dice: number;
  /** Lowest face on which the other side saves. */
  readonly savesOn: number;
  /** The lowest face that hits; of several kinds of zombie the best of them. */
  readonly least: number;
  /** Hits left after saves, on average. */
  readonly hits: number;
  /** Chance that at least one is left, and chance that enough are left to kill everybody there: 0 to 1. */
  readonly any: number;
  readonly all: number;
}

/** Dice that hit from the same face on; `again` where each natural six is rolled once more (§5.4). */
interface Handful {
  readonly dice: number;
  readonly least: number;
  readonly again: boolean;
}

const chanceFrom = (least: number): number => Math.min(1, Math.max(0, (FACES + 1 - least) / FACES));

/**
 * Chances that one die leaves no hit, one, two… up to `most`. A blast die that shows six hits and is followed by another, so that each
 * count follows from the one before.
 */
function ofOneDie({ least, again }: Handful, saved: number, most: number): readonly number[] {
  const hit = chanceFrom(Math.min(least, FACES));
  const kept = 1 - saved;
  if (!again) return [1 - hit * kept, hit * kept];
  const six = 1 / FACES;
  const plain = hit - six;
  const share = 1 - six * saved;
  const counts = [(1 - hit + plain * saved) / share];
  for (let hits = 1; hits <= most; hits++) {
    const last = hits === 1 ? plain * kept : 0;
    counts.push((last + six * kept * (counts[hits - 1] ?? 0)) / share);
  }
  return counts;
}

/** Two sums together; what goes beyond `most` isn't told apart. */
function added(one: readonly number[], other: readonly number[], most: number): number[] {
  const sum = Array<number>(Math.min(one.length + other.length - 1, most + 1)).fill(0);
  one.forEach((a, i) => {
    for (let j = 0; j < other.length && i + j < sum.length; j++) {
      sum[i + j] = (sum[i + j] ?? 0) + a * (other[j] ?? 0);
    }
  });
  return sum;
}

/** `bodies`: hits that kill everybody there. */
function prospectOf(handfuls: readonly Handful[], savesOn: number, bodies: number): Prospect {
  const saved = chanceFrom(savesOn);
  const most = Math.max(bodies, 1);
  let counts: readonly number[] = [1];
  let hits = 0;
  for (const handful of handfuls) {
    const one = ofOneDie(handful, saved, most);
    const chance = chanceFrom(Math.min(handful.least, FACES));
    // A six brings another die, which may show one too.
    hits += handful.dice * chance * (1 - saved) * (handful.again ? FACES / (FACES - 1) : 1);
    for (let die = 0; die < handful.dice; die++) counts = added(counts, one, most);
  }
  const under = counts.slice(0, bodies).reduce((sum, share) => sum + share, 0);
  return {
    dice: handfuls.reduce((sum, { dice }) => sum + dice, 0),
    savesOn,
    least: Math.min(FACES, ...handfuls.map(({ least }) => least)),
    hits,
    any: 1 - (counts[0] ?? 0),
    all: bodies === 0 ? 0 : Math.max(0, 1 - under),
  };
}

const savesOf = (well: boolean): number => figureOf(well ? 'saves-well-on' : 'saves-on');

/** The dice of a group that strikes there; `special` is Blast ’Em or Chomp ’Em. */
function handfulsOf(state: Table, acting: Acting, to: PlaceId, special: boolean): readonly Handful[] {
  if (acting.side === 'aliens') {
    const aliens = acting.aliens.map((id) => alienBy(state, id));
    const dice = aliens.reduce((sum, { kind }) => sum + unitOf(kind).combat, 0);
    const leader = hasLeader(aliens) || hasLeader(aliensAt(state, to));
    const least = figureOf('alien-hits-on') - (leader ? figureOf('leader-bonus') : 0);
    return [{ dice, least, again: special }];
  }
  const bonus = state.claw ? figureOf('claw-bonus') : 0;
  return ZOMBIE_KINDS.flatMap((kind) => {
    const dice = acting.zombies[kind] * (isMob(kind) ? 1 + figureOf('mob-dice') : 1);
    return dice === 0 ? [] : [{ dice, least: numberOf(kind) + 1 - bonus, again: false }];
  });
}

/** An attack in that location, and what it would leave of its hits. */
export function prospect(state: Table, acting: Acting, to: PlaceId, special = false): Prospect {
  const handfuls = handfulsOf(state, acting, to, special);
  const tough = figureOf('tough-to-kill');
  if (acting.side === 'aliens') {
    const there = zombiesAt(state, to);
    const mobs = there.rotting_mob + there.fast_mob + there.tough_mob;
    const bodies = sizeOf(there) - mobs + mobs * tough;
    return prospectOf(handfuls, savesOf(there.tough + there.tough_mob > 0), bodies);
  }
  const there = aliensAt(state, to);
  const bodies = there.reduce((sum, { kind }) => sum + (unitOf(kind).armoured ? tough : 1), 0);
  return prospectOf(handfuls, savesOf(hasLeader(there)), bodies);
}

/** The same where both sides stand: what all of one side would do to the other. */
export const clash = (state: Table, side: Acting['side'], at: PlaceId): Prospect =>
  prospect(
    state,
    side === 'aliens'
      ? { side, at, aliens: aliensAt(state, at).map(({ id }) => id) }
      : { side, at, zombies: zombiesAt(state, at) },
    at,
  );

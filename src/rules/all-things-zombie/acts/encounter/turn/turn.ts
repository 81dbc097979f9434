/** Turn by turn on the player's own table: activation, who stands how, who has killed whom. */

import { choice, flag, line, list, number, optional } from '../../../../core/fields.ts';
import { PLAYER_ASKING } from '../../../asking.ts';
import { isAtEdge } from '../../../board/flees.ts';
import { speakerOf } from '../../../meeting-and-greeting/contact.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { CONDITIONS, type Condition, type Fighter } from '../../../state/turn.ts';
import type { Untimely } from '../../../state/untimely.ts';
import { activation, inOrder, PARTY_SIDE, type SideDie, ZOMBIE_SIDE } from '../../../turn/activation.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, WHILE_DUE } from '../../act.ts';
import { ANYWAY, FIGHTER } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { sawsInTurn } from '../gear/chain-saws.ts';
import { enginesInTurn } from '../gear/engines.ts';
import { outAndBack } from '../harm/harmed.ts';
import { stands } from '../places/pieces.ts';
import { placeHere } from '../places/seen-from.ts';
import { forceMissing } from '../planning/forces.ts';
import { nobodyCaught } from '../planning/pursuit.ts';
import type { WrongStage } from '../refusals.ts';
import { isAble } from '../standing/able.ts';
import { carriedBy, takenOff } from '../standing/carried.ts';
import { type Fighting, fighterNamed, metHere } from '../standing/fighters.ts';
import { countedDead } from '../zombies/zombies-harmed.ts';
import { mayGo } from './activation.ts';
import { ducksNoMore, keptDown, popsUp } from './ducked-back.ts';
import { goOnWith, withoutSense } from './sense.ts';
import { shakenNoMore } from './shaken.ts';
import { sidesInTurn } from './sides.ts';
import { ACTING_TIMES, mayRecover, notActive, timely } from './timely.ts';

export const BEGIN_TURN = declared({
  fields: {
    /** Two or more, each named once: the party, the zombies, groups on the table by their ids. */
    sides: list(line(40), 0, 12),
  },
  stages: BEFORE_REPORT,
  refusals: ['nobody-caught', 'force-missing', 'zombies-first', 'two-sides', 'no-such-side', 'shots-unheard'],
  asksFirst: WHILE_DUE,
});

export function* beginTurn(
  now: SeenCampaign,
  { sides }: InputOf<typeof BEGIN_TURN>,
): ActOf<typeof BEGIN_TURN> {
  const encounter = inBattle(now);
  if (typeof encounter === 'string') return no(encounter);
  if (forceMissing(encounter)) return no('force-missing');
  // The party's first move, then the zombies about, then the dice (ATZ-107).
  if (encounter.turn === null && encounter.zombiesAtStart === null) return no('zombies-first');
  if (sides.length < 2 || new Set(sides).size < sides.length) return no('two-sides');
  if (!areSides(now, encounter, sides)) return no('no-such-side');
  if (encounter.turn !== null && encounter.markers.length > 0) return no('shots-unheard');
  const of = sidesNamed(now, encounter, sides);
  yield* shakenNoMore(now);
  yield* keptDown(now);
  yield* ducksNoMore(now);
  const rolled = yield* activation(PLAYER_ASKING, of, highestStanding(now, encounter));
  const number = (encounter.turn?.number ?? 0) + 1;
  const senseless = encounter.turn === null ? [] : withoutSense(now, encounter);
  yield* tell({ type: 'turn-begun', turn: { number, dice: rolled.dice } });
  yield* goOnWith(now, senseless);
  yield* coveringOver(now);
  yield* enginesInTurn(now);
  yield* sawsInTurn(now);
  return done('begin-turn', { number, order: inOrder(rolled), ...whoStays(now) });
}

function whoStays(now: SeenCampaign): { readonly stay?: readonly SideDie[] } {
  const sides = now.encounter === null ? [] : sidesInTurn(now, now.encounter);
  const stay = sides
    .filter(({ state, all }) => state === 'stays' && all === null)
    .map(({ die }) => ({ ...die }));
  return stay.length === 0 ? {} : { stay };
}

/**
 * Checks the sides dice are rolled for. A side without a die is bound by none, so that the party always has one, and nobody who isn’t
 * there.
 */
function areSides(now: SeenCampaign, encounter: SeenEncounter, sides: readonly string[]): boolean {
  const groups = metHere(now, encounter).map(({ id }) => id);
  const known: readonly string[] = [PARTY_SIDE, ZOMBIE_SIDE, ...groups];
  return sides.includes(PARTY_SIDE) && sides.every((side) => known.includes(side));
}

/** Names for the dice, in the order of the sides; left as ids where two sides have the same name. */
export function sidesNamed(
  now: SeenCampaign,
  encounter: SeenEncounter,
  sides: readonly string[],
): readonly Omit<SideDie, 'face'>[] {
  const named = sides.map((side) => sideNamed(now, encounter, side));
  const names = named.map(({ side }) => side);
  return new Set(names).size === names.length ? named : sides.map((side) => ({ side }));
}

/** A group met goes by its id, and is called as its Leader. */
function sideNamed(now: SeenCampaign, encounter: SeenEncounter, side: string): Omit<SideDie, 'face'> {
  const group = metHere(now, encounter).find(({ id }) => id === side);
  const name = group && speakerOf(group.members)?.name;
  return group === undefined || name === undefined ? { side } : { side: name, group: group.id };
}

/** Declared again when next active; of those no die was rolled for only the players see when that is: there it is over with its turn. */
function* coveringOver(now: SeenCampaign): CampaignPlay<void> {
  for (const { who, covering } of now.encounter?.fighters ?? []) {
    const { encounter } = now;
    const found = covering && encounter ? fighterNamed(now, encounter, who) : undefined;
    if (found === undefined || encounter === null) continue;
    if (mayGo(now, encounter, found)?.may === false) continue;
    const { covering: _, ...to } = found.fighter;
    yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
  }
}

const STANDING: readonly Condition[] = ['up', 'ducked-back', 'knocked-down'];

/**
 * Highest Rep among those of the party who could act if the dice let them, or among all where nobody could: if anybody may, the highest Rep
 * does.
 */
function highestStanding(now: SeenCampaign, encounter: SeenEncounter): number | undefined {
  const party = encounter.party.flatMap((id) => fighterNamed(now, encounter, id) ?? []);
  const standing = party.filter(({ fighter }) => STANDING.includes(fighter.condition));
  return (standing.length > 0 ? standing : party).map(({ rep }) => rep).toSorted((a, b) => b - a)[0];
}

/** Over the edge that somebody with a place has come to, when he may act; whoever flees goes as he comes to it (ATZ-153, ATZ-163). */
function mayLeave(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
): (typeof LEAVING_TIMES)[number] | undefined {
  const { table } = encounter;
  const { who } = one.fighter;
  const at = stands(now, encounter, who) ? placeHere(encounter, who) : undefined;
  if (at === undefined || table === null) return undefined;
  if (at.level !== null || !isAtEdge(table, at)) return 'not-at-edge';
  return isAble(one.fighter) ? notActive(now, encounter, one) : undefined;
}

const LEAVING_TIMES = [...ACTING_TIMES, 'not-at-edge'] as const satisfies readonly Untimely[];

const GETTING_UP_TIMES = [...ACTING_TIMES, 'fell-this-turn'] as const satisfies readonly Untimely[];

/** Up from the ground when next active, or on doubles; not in the turn in which it fell (section: Explaining the Damage Table). */
export function mayGetUp(
  now: SeenCampaign,
  encounter: SeenEncounter,
  one: Fighting,
): (typeof GETTING_UP_TIMES)[number] | undefined {
  if (encounter.turn === null) return undefined;
  return one.fighter.done?.fell ? 'fell-this-turn' : mayRecover(now, encounter, one);
}

export const MARK = declared({
  fields: {
    who: FIGHTER,
    condition: choice(CONDITIONS),
    /** A zombie in melee did it: whoever is knocked down or out by one may turn. Left out, none did. */
    byZombie: optional(flag),
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: ['nobody-caught', 'not-here', ...GETTING_UP_TIMES, 'not-at-edge'],
  asksFirst: { condition: 'captured' },
});

/** Still on the table, and not out of the fight. */
const isLeft = (condition: Condition) => !GONE.includes(condition);
const GONE: readonly Condition[] = ['out-of-the-fight', 'dead', 'captured', 'off-table'];

const DOWN: readonly Condition[] = ['knocked-down', 'out-of-the-fight'];

/** Marks how somebody stands now. */
export function* mark(
  now: SeenCampaign,
  { who, condition, byZombie = false, anyway }: InputOf<typeof MARK>,
): ActOf<typeof MARK> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, name, fighter } = found;
  const getsUp = condition === 'up' && fighter.condition === 'knocked-down';
  const early = getsUp
    ? mayGetUp(now, encounter, found)
    : condition === 'off-table'
      ? mayLeave(now, encounter, found)
      : undefined;
  const late = yield* timely(now, found, early, { anyway, answers: true });
  if (late !== undefined) return no(late);
  const mauled = byZombie && DOWN.includes(condition);
  const { keptDown: kept, toMark: ____, ...was } = fighter;
  const { covering: _, toFire: __, inMelee: ___, alight, ...elsewhere } = was;
  const { shaken, ...standing } = was;
  const to: Fighter = {
    ...(condition !== 'up' ? elsewhere : shaken === 'over' ? standing : was),
    ...(condition === 'ducked-back' && kept && { keptDown: kept }),
    ...(alight !== undefined && isLeft(condition) && { alight }),
    ...outAndBack(fighter, condition),
    condition,
    ...(condition === 'knocked-down' && encounter.turn !== null && { done: { ...fighter.done, fell: true } }),
    mauled: fighter.mauled || mauled,
    byZombie: DOWN.includes(condition) || condition === 'dead' ? byZombie : fighter.byZombie,
    // A mauling happened in melee, and melee is fighting.
    fought: fighter.fought || mauled,
  };
  const carried = condition === 'off-table' ? carriedBy(now, encounter, who) : undefined;
  yield* tell({ type: 'fighter-changed', to, of: 'condition', fired: 0 });
  if (carried !== undefined) yield* takenOff(carried);
  if (condition === 'up') yield* popsUp(now, who, fighter);
  return done('mark', { name, condition });
}

export const VICTIMS = ['zombies', 'people'] as const;

export const COUNT_KILLS = declared({
  fields: {
    who: FIGHTER,
    of: choice(VICTIMS),
    /** Killed since they were last counted; below 0 takes back what was miscounted. */
    by: number(-99, 99, { except: [0] }),
  },
  stages: BEFORE_REPORT,
  refusals: ['nobody-caught', 'not-here', 'counts-below-zero'],
});

export function* countKills(
  now: SeenCampaign,
  { who, of, by }: InputOf<typeof COUNT_KILLS>,
): ActOf<typeof COUNT_KILLS> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { name, fighter } = found;
  const zombies = fighter.zombiesKilled + (of === 'zombies' ? by : 0);
  const people = fighter.peopleKilled + (of === 'people' ? by : 0);
  if (zombies < 0 || people < 0) return no('counts-below-zero');
  // Killed by nothing that was fired this turn, so in melee; whether shots count was said with them.
  const fought = fighter.fought || (by > 0 && fighter.shots === 0);
  const to: Fighter = { ...fighter, fought, zombiesKilled: zombies, peopleKilled: people };
  yield* tell({ type: 'fighter-changed', to, of: 'kills', fired: 0 });
  if (of === 'zombies') yield* countedDead(now, who, by);
  return done('count-kills', { name, zombies, people });
}

/** An Encounter that can be played on: not reported yet, and no pursuit in which somebody may still get away. */
type NoBattle = 'none-planned' | WrongStage | 'nobody-caught';

function inBattle(now: SeenCampaign): SeenEncounter | NoBattle {
  const encounter = encounterAt(now, BEFORE_REPORT);
  if (typeof encounter === 'string') return encounter;
  return nobodyCaught(encounter) ? 'nobody-caught' : encounter;
}

/** Somebody on the table, with the Encounter under way; or why not. */
export function fighting(
  now: SeenCampaign,
  who: string,
): (Fighting & { readonly encounter: SeenEncounter }) | NoBattle | 'not-here' {
  const encounter = inBattle(now);
  if (typeof encounter === 'string') return encounter;
  const found = fighterNamed(now, encounter, who);
  return found === undefined ? 'not-here' : { ...found, encounter };
}

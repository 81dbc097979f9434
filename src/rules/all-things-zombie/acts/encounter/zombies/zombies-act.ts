/** Zombies act, group by group: up from the ground, at somebody, on their way, or still eating. */
import { choice, group as fieldGroup, flag, list, number, optional } from '../../../../core/fields.ts';
import type { Play } from '../../../../core/play.ts';
import { same } from '../../../../core/same.ts';
import { rowOf } from '../../../../core/table.ts';
import { read } from '../../../../core/transcript.ts';
import { A_ZOMBIE, askingOf } from '../../../asking.ts';
import { movesOf, type Zombie } from '../../../board/goes.ts';
import { TENTHS } from '../../../board/place.ts';
import { nearestRoom } from '../../../board/room.ts';
import { costOfWay, facingAfter, levelAfter, type Way } from '../../../board/way.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter } from '../../../state/turn.ts';
import { whomOf, type Zombies, type ZombiesDoing } from '../../../state/zombies.ts';
import { type ZombiesMay, zombiesMay } from '../../../zombies/activation.ts';
import { climbers } from '../../../zombies/each.ts';
import { feast } from '../../../zombies/feast.ts';
import { turnsAside } from '../../../zombies/obstacle.ts';
import { DRAWN_BY, ZOMBIE_SENSES } from '../../../zombies/senses.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { FIGHTER, STOP, ZOMBIES } from '../../fields.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { othersOn, wayOf, wrongWay } from '../places/route.ts';
import { isAway, isFleeing } from '../standing/able.ts';
import { fighterNamed } from '../standing/fighters.ts';
import { tellTest } from '../standing/tested.ts';
import { isTooFast, sitsInVehicle } from '../standing/vehicles-in-play.ts';
import { type Stepped, stepOnBoard, zombieOnBoard } from './zombie-goes.ts';
import { zombieHaltOn } from './zombie-halts.ts';
import { changed, doingNow, merged, ROAMING, zombiesHere, zombiesNamed } from './zombies.ts';

/** Somebody whom some of them reach. */
const REACHED = fieldGroup({
  who: FIGHTER,
  zombies: number(1, 99),
  /** At flank or rear, or out of hiding. */
  unseen: optional(flag),
  /** In a vehicle; of those that the app knows to sit in one it is known. */
  vehicle: optional(flag),
});

export const ZOMBIES_ACT = declared({
  fields: {
    /** Left out on a board where all of them act, one after the other, as the places say. */
    group: optional(ZOMBIES),
    /** Sense or signal that the zombies go by, if nobody is within reach; on a board the places say it, unless told. */
    drawnBy: optional(choice(DRAWN_BY)),
    /** On a board, whom the places let it reach, unless told. */
    reach: optional(list(REACHED, 0, 12)),
    /** Something solid is in the way of the others. */
    blocked: optional(flag),
    /** On a board, the spot it goes to by the shortest way, in place of where it would go. */
    to: optional(STOP),
    /** True if they are at a ladder, or at the side of a roof. */
    climb: optional(flag),
  },
  stages: BEFORE_REPORT,
  refusals: [
    'no-such-zombies',
    'which-zombies',
    'zombies-stay',
    'zombies-acted',
    'zombies-busy',
    'not-here',
    'target-dead',
    'target-gone',
    'vehicle-too-fast',
    'named-twice',
    'no-board',
    'no-way',
    'way-blocked',
    'too-far',
    'spot-taken',
  ],
});
type Input = InputOf<typeof ZOMBIES_ACT>;

/**
 * Says if a group may still do something this turn, and what. A group that has fallen in it does nothing for the rest of it, and gets up
 * when next active or on doubles (section: Explaining the Damage Table; ATZ-28): a later activation of the same turn is part of that rest
 * (ATZ-139).
 */
export function mayAct(encounter: SeenEncounter, { acted, down }: Zombies): ZombiesMay | 'acted' {
  const { turn } = encounter;
  if (turn === null) return 'act';
  const may = zombiesMay(turn);
  if (may !== 'act' && down === undefined) return 'stay';
  return acted === turn.number ? 'acted' : may;
}

/** True if it is for the player to say what the zombies do: on the table they are about, and the dice let them. */
export function isTheirs(encounter: SeenEncounter, group: Zombies, by: ZombiesDoing['by']): boolean {
  if (encounter.turn === null) return false;
  const may = mayAct(encounter, group);
  if (may === 'recover') return true;
  return may === 'act' && (by === 'roaming' || by === 'feasting' || group.down !== undefined);
}

/** Those that still may act, in their order; up to one that halts where it comes into sight, so that it is tested for there. */
function* allAct(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { group: _, ...told }: Input,
): ActOf<typeof ZOMBIES_ACT> {
  if (Object.keys(told).length > 0) return no('which-zombies');
  if (encounter.board === undefined) return no('no-board');
  const names: string[] = [];
  let zombies = 0;
  for (const { id } of zombiesHere(encounter)) {
    const group = now.encounter && zombiesNamed(now.encounter, id);
    if (!now.encounter || !group) continue;
    const { by } = doingNow(now, now.encounter, group);
    const isLost = by === 'roaming' && zombieOnBoard(now, now.encounter, group) === undefined;
    if (isLost || !isTheirs(now.encounter, group, by)) continue;
    const acted = yield* zombiesAct(now, { group: id });
    if (!acted.ok) throw new Error(`${id} may act, and doesn’t: ${JSON.stringify(acted.refusal)}`);
    zombies += 1;
    if (acted.title.key !== 'zombies-went') continue;
    const { name, met = [] } = acted.title.values;
    if (name !== null) names.push(name);
    if (met.length > 0) return done('zombies-all', { zombies, names, met });
  }
  if (zombies > 0) return done('zombies-all', { zombies, names });
  const have = zombiesHere(encounter).some((one) => mayAct(encounter, one) === 'acted');
  return no(have ? 'zombies-acted' : 'zombies-stay');
}

export function* zombiesAct(now: SeenCampaign, input: Input): ActOf<typeof ZOMBIES_ACT> {
  const encounter = encounterAt(now, ZOMBIES_ACT.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (input.group === undefined) return yield* allAct(now, encounter, input);
  const group = zombiesNamed(encounter, input.group);
  if (group === undefined) return no('no-such-zombies');
  const may = mayAct(encounter, group);
  if (may === 'stay') return no('zombies-stay');
  if (may === 'acted') return no('zombies-acted');
  const doing = doingNow(now, encounter, group);
  const inContact = doing.by === 'charging' || doing.by === 'melee';
  if (may === 'act' && inContact && group.down === undefined) return no('zombies-busy');
  const { reach: told = [] } = input;
  if (told.reduce((sum, { zombies }) => sum + zombies, 0) > group.count) return no('no-such-zombies');
  if (new Set(told.map(({ who }) => who)).size < told.length) return no('named-twice');
  for (const { who } of told) {
    const found = fighterNamed(now, encounter, who);
    if (found === undefined) return no('not-here');
    if (found.fighter.condition === 'dead') return no('target-dead');
    if (isAway(found.fighter)) return no('target-gone');
    if (isTooFast(encounter, found.fighter)) return no('vehicle-too-fast');
  }
  if (told.length > 0 && doing.by !== 'roaming') return no('zombies-busy');

  const acted = encounter.turn?.number;
  if (may === 'recover' || inContact) {
    yield* changed(now, group, { down: undefined, ...(may === 'act' && { acted }) });
    return done('zombies-up', { zombies: group.count, group: group.id });
  }
  if (doing.by === 'feasting') return yield* feasts(now, encounter, group, doing);
  const zombie = zombieOnBoard(now, encounter, group);
  if (zombie === undefined && (input.drawnBy === undefined || input.reach === undefined))
    return no('no-board');
  const route = routeFor(now, encounter, group, input, zombie ? movesOf(zombie) : 0);
  if (typeof route === 'string') return no(route);
  const climbing = input.climb && group.climbs === undefined ? yield* climbs(now, group) : undefined;
  if (climbing !== undefined) {
    if (input.blocked) yield* turnsAside(askingOf(A_ZOMBIE));
    return done('zombies-climb', { ...climbing, group: group.id });
  }
  const {
    drawnBy,
    reach,
    turn: turns,
    placed,
  } = zombie ? yield* stepOnBoard(zombie, group, input, route) : yield* stepAsTold(input);
  const { whence, location, down } = group;
  const went = { up: down === true, turns, whence, location, group: group.id };
  const halt =
    zombie && placed?.way && zombieHaltOn(now, encounter, group, { at: zombie.at, way: placed.way });
  if (zombie && halt && !same(halt.way, placed?.way)) {
    yield* halts(now, zombie, group, { way: halt.way, turned: turns ?? zombie.turned });
    const met = halt.met.flatMap((who) => fighterNamed(now, encounter, who)?.name ?? []);
    return done('zombies-went', { ...went, zombies: group.count, name: null, charged: 0, met });
  }
  yield* charge(now, group, reach, acted);
  if (placed !== undefined) yield* tell(placed);
  const rest = now.encounter && zombiesNamed(now.encounter, group.id);
  // Zombies whose victim has got away roam again.
  const isAtOne = reach.some(({ who }) => rest && whomOf(rest.doing) === who);
  if (now.encounter && rest && !isAtOne && doingNow(now, now.encounter, rest).by === 'roaming') {
    if (reach.length === 0) read(rowOf(ZOMBIE_SENSES, drawnBy));
    yield* merged(now, yield* changed(now, rest, { ...MOVED, acted, doing: ROAMING }));
  }
  const [first] = reach;
  const name = first === undefined ? null : (fighterNamed(now, encounter, first.who)?.name ?? null);
  const zombies = reach.length === 0 ? group.count : reach.reduce((sum, one) => sum + one.zombies, 0);
  return done('zombies-went', { ...went, zombies, name, charged: reach.length });
}

/** Where nobody has a place, all of it is told. */
function* stepAsTold({ drawnBy = 'nothing', reach = [], blocked }: Input): Play<Stepped, never> {
  return { drawnBy, reach, turn: blocked ? (yield* turnsAside(askingOf(A_ZOMBIE))).turn : null };
}

/** The way to the spot told; null where none is. */
function routeFor(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id }: Zombies,
  { to }: Input,
  moves: number,
) {
  const others = othersOn(now, encounter, id, (piece) => zombiesNamed(encounter, piece) !== undefined);
  const route = wayOf(encounter, id, { to }, others);
  if (route === null || typeof route === 'string') return route;
  if (route.inches * TENTHS > moves) return 'too-far' as const;
  return wrongWay(encounter, route, others) ?? route;
}

/** In the middle of its move, which goes on once those who see it have tested (ATZ-166). */
function* halts(
  now: SeenCampaign,
  zombie: Zombie,
  group: Zombies,
  { way, turned }: { readonly way: Way; readonly turned: Zombie['turned'] },
): CampaignPlay<void> {
  const { ground, at, taken } = zombie;
  const { x, y } = way.at(-1) ?? at.spot;
  const wanted = { spot: { x, y }, facing: facingAfter(way, at.facing), level: levelAfter(way, at.level) };
  const left = movesOf(zombie) - costOfWay(ground, way, at.level);
  const halted = {
    turn: now.encounter?.turn?.number ?? 0,
    left: Math.max(0, left),
    ...(turned && { turned }),
  };
  yield* changed(now, group, { ...MOVED, halted });
  const places = [{ piece: group.id, at: nearestRoom(ground, taken, wanted) ?? at }];
  yield* tell({ type: 'pieces-placed', places, how: 'way', way });
}

/** On their feet, and nobody has measured where they are by now. */
const MOVED = { down: undefined, halted: undefined, inDoorway: false, spot: null } as const;

function* charge(
  now: SeenCampaign,
  { id }: Zombies,
  reach: Stepped['reach'],
  acted: number | undefined,
): CampaignPlay<void> {
  for (const { who, zombies, unseen = false, vehicle } of reach) {
    const group = now.encounter && zombiesNamed(now.encounter, id);
    const found = now.encounter && fighterNamed(now, now.encounter, who);
    if (!group || !found) continue;
    const at = found.fighter.who;
    const result = { of: 'zombies', surprised: unseen, zombies } as const;
    yield* tellTest(found, { rule: 'atz.zombies-act', faces: [], target: null, result });
    const sits = vehicle || sitsInVehicle(found.fighter);
    // A runaway tests nothing: it curls up where it can’t get away (ATZ-153), and they eat.
    const doing: ZombiesDoing = isFleeing(found.fighter)
      ? { by: 'feasting', on: at, turns: null }
      : { by: 'charging', at, unseen, ...(sits && { vehicle: true }) };
    yield* changed(now, group, { ...MOVED, acted, doing }, zombies);
  }
}

/** Each at a ladder tries once; those that can’t stay below. */
function* climbs(
  now: SeenCampaign,
  group: Zombies,
): CampaignPlay<{ readonly zombies: number; readonly can: number }> {
  const { many } = yield* climbers(askingOf(A_ZOMBIE), group.count);
  const acted = now.encounter?.turn?.number;
  const { count, id } = group;
  if (many > 0) yield* changed(now, group, { ...MOVED, acted, climbs: true }, many);
  const below = now.encounter && zombiesNamed(now.encounter, id);
  if (below && below.climbs === undefined) yield* changed(now, below, { ...MOVED, acted, climbs: false });
  return { zombies: count, can: many };
}

/** The victim is dead at their next activation; they stay for as long as the die says (ATZ-51). */
function* feasts(
  now: SeenCampaign,
  encounter: SeenEncounter,
  group: Zombies,
  { on, turns }: Extract<ZombiesDoing, { readonly by: 'feasting' }>,
): ActOf<typeof ZOMBIES_ACT> {
  const victim = fighterNamed(now, encounter, on);
  const all = turns ?? (yield* feast(askingOf(A_ZOMBIE))).turns;
  if (turns === null && victim !== undefined && victim.fighter.condition !== 'dead') {
    const { underFire: _, underFireToo: _____, covering: __, ...as } = victim.fighter;
    const to: Fighter = { ...as, condition: 'dead', byZombie: true, downedBy: { rep: null, weapon: null } };
    yield* tell({ type: 'fighter-changed', to, of: 'condition', fired: 0 });
  }
  const left = all - 1;
  const doing: ZombiesDoing = left > 0 ? { by: 'feasting', on, turns: left } : ROAMING;
  yield* changed(now, group, { ...MOVED, doing, acted: encounter.turn?.number });
  return done('zombies-feast', { name: victim?.name ?? null, turns: left });
}

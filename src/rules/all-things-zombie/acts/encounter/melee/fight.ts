/** Somebody on the table fights everybody in contact with him: one round of melee, and all that follows from it at once. */
import { choice, flag, group, list, nullable, number, optional } from '../../../../core/fields.ts';
import { weaponOf } from '../../../arms.ts';
import { askingOf } from '../../../asking.ts';
import { CAUGHT, fighterRefusal, type Fighter as Melee, type PopWith } from '../../../melee/fighter.ts';
import { popVolley } from '../../../melee/pop.ts';
import { melee, type Round } from '../../../melee/round.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter } from '../../../state/turn.ts';
import type { Zombies } from '../../../state/zombies.ts';
import type { WeaponId } from '../../../types.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, refuse } from '../../act.ts';
import { ANYWAY, ARMED, FIGHTER, FROM, ZOMBIES } from '../../fields.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from '../act.ts';
import { caughtOf } from '../checks/charged.ts';
import { factsOf } from '../checks/facts.ts';
import { idOf, isTwice } from '../fire/aimed.ts';
import { isThrown } from '../gear/barrels.ts';
import { foughtWith, sawRefusal } from '../gear/chain-saws.ts';
import { spend } from '../gear/spent.ts';
import { allHarmed, countBlows, type Opponent, outlived, resultOf } from '../harm/blows.ts';
import { isAble } from '../standing/able.ts';
import { drunkOf } from '../standing/checker-of.ts';
import { type Armed, type Fighting, fighterNamed } from '../standing/fighters.ts';
import { standsAt } from '../standing/stands-at.ts';
import { tellTest } from '../standing/tested.ts';
import { rushesPast } from '../standing/vehicles-in-play.ts';
import { rushes } from '../turn/sense.ts';
import { timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { isBeyond } from '../zombies/noise.ts';
import { changed, zombiesHere, zombiesMeant, zombiesNamed } from '../zombies/zombies.ts';
import { areTooMany, zombiesStruck } from '../zombies/zombies-harmed.ts';
import { FIGHTING_TIMES, mayFight } from './melee-times.ts';

const SURPRISED = optional(choice(CAUGHT));

/** Reasons for which nobody can fight such an opponent. */
const OPPONENT_REFUSALS = [
  'not-here',
  'target-dead',
  'cannot-fight-back',
  'at-himself',
  'no-such-zombies',
  'which-zombies',
] as const;

/** An opponent in contact. */
const OPPONENT = group({
  /** Null for a zombie. */
  target: nullable(FIGHTER),
  /** The group it is one of; left out where there is only one, or nobody keeps count. */
  zombies: optional(ZOMBIES),
  caught: SURPRISED,
  rushing: optional(flag),
  burning: optional(flag),
});

export const FIGHT = declared({
  fields: {
    who: FIGHTER,
    /** In his hands; nothing is improvised combat. */
    hands: list(ARMED, 0, 2),
    against: list(OPPONENT, 1, 12),
    caught: SURPRISED,
    rushing: optional(flag),
    /** Fired at every zombie that is beaten, instead of striking it. */
    pop: optional(group({ weapon: ARMED, shots: number(1, 12) })),
    from: FROM,
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...FIGHTING_TIMES,
    ...OPPONENT_REFUSALS,
    ...(['nobody-caught', 'out-of-action', 'no-such-weapon', 'off-the-table', 'not-loaded'] as const),
    ...(['not-in-hand', 'saw-stalled', 'saw-empty'] as const),
    ...(['named-twice', 'volley', 'fighter', 'vehicle-too-fast'] as const),
  ],
});
type Input = InputOf<typeof FIGHT>;

/** Reason for which nobody can strike with the weapon now, or undefined. */
const idleIn = (encounter: SeenEncounter, found: Fighting, armed: Armed) =>
  isThrown(encounter, found, armed) ? ('not-in-hand' as const) : sawRefusal(encounter, found, armed);

/** The weapon somebody would strike with, the best of all he carries. */
function bestOf(encounter: SeenEncounter, found: Fighting): Armed | undefined {
  return found.weapons
    .filter((one) => idleIn(encounter, found, one) === undefined)
    .toSorted((a, b) => weaponOf(a.weapon).inMelee.enemyRep - weaponOf(b.weapon).inMelee.enemyRep)[0];
}

function meleeOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  found: Fighting,
  weapons: readonly WeaponId[],
  seen: Pick<Melee, 'caught' | 'rushing'>,
): Melee {
  const { fighter, rep, attributes } = found;
  return {
    kind: 'human',
    rep,
    attributes,
    drunk: drunkOf(encounter, fighter.who),
    protected: factsOf(now, encounter, found).protected,
    survived: fighter.survived ?? 0,
    weapons,
    caught: seen.caught,
    rushing: seen.rushing,
  };
}

function opponentOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: string,
  { target, zombies: named, caught, rushing, burning }: Input['against'][number],
): Opponent | (typeof OPPONENT_REFUSALS)[number] {
  if (target === null) {
    const zombies = zombiesMeant(encounter, named, ({ down }) => !down);
    if (typeof zombies === 'string') return zombies;
    if (zombies === undefined) return { found: null, fights: { kind: 'zombie', burning } };
    // A zombie that is down fights on once it is on its feet (section: All Things Zombie).
    if (zombies.down) return 'cannot-fight-back';
    return { found: null, zombies, fights: { kind: 'zombie', burning: burning || zombies.burning } };
  }
  if (target === who) return 'at-himself';
  const found = fighterNamed(now, encounter, target);
  if (found === undefined) return 'not-here';
  if (found.fighter.condition === 'dead') return 'target-dead';
  if (!isAble(found.fighter)) return 'cannot-fight-back';
  const best = bestOf(encounter, found);
  return {
    found,
    fights: meleeOf(now, encounter, found, best === undefined ? [] : [best.weapon], {
      caught: caught ?? caughtOf(found.fighter),
      rushing: rushing ?? rushes(encounter, found, who),
    }),
  };
}

/** A round is fought, by whoever is in contact; whether they are still the next time is for the players to see. */
export function* fight(now: SeenCampaign, input: Input): ActOf<typeof FIGHT> {
  const { who, hands, against, caught, rushing, from, anyway } = input;
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, fighter, name } = found;
  if (!isAble(fighter)) return no('out-of-action');
  const held = hands.map((id) => found.weapons.find((one) => one.id === id));
  const gun = input.pop && found.weapons.find(({ id }) => id === input.pop?.weapon);
  const inHand = held.flatMap((one) => one ?? []);
  if (held.includes(undefined) || (input.pop !== undefined && gun === undefined)) return no('no-such-weapon');
  if (isBeyond(encounter.table, from)) return no('off-the-table');
  const pop: PopWith | undefined = gun && { weapon: gun.weapon, shots: input.pop?.shots ?? 1 };
  const ammo = found.ammo.find((one) => one.weapon === gun?.id);
  if (ammo?.loaded === false) return no('not-loaded');
  if (isTwice(against)) return no('named-twice');
  const others: Opponent[] = [];
  for (const one of against) {
    const opponent = opponentOf(now, encounter, who, one);
    if (typeof opponent === 'string') return no(opponent);
    others.push(opponent);
  }
  if (areTooMany(others)) return no('no-such-zombies');
  const isPast = ({ found: other, zombies }: Opponent) =>
    rushesPast(encounter, fighter, { fighter: other?.fighter, inside: zombies?.inside?.spot });
  if (others.some(isPast)) return no('vehicle-too-fast');
  const idle = inHand.map((one) => idleIn(encounter, found, one)).find((one) => one !== undefined);
  if (idle !== undefined) return no(idle);
  const weapons = inHand.map(({ weapon }) => weapon);
  const surprised = caught ?? caughtBy(who, others) ?? caughtOf(fighter);
  const comesOn =
    rushing ?? others.some((one) => one.found !== null && rushes(encounter, found, one.found.fighter.who));
  const me: Melee = {
    ...meleeOf(now, encounter, found, weapons, { caught: surprised, rushing: comesOn }),
    pop,
  };
  const why = fighterRefusal(me);
  if (why !== undefined) return refuse({ code: 'fighter', why });
  if (pop !== undefined && popVolley(pop) === undefined)
    return refuse({ code: 'volley', why: 'shots-not-of-weapon', weapon: pop.weapon });

  const foes = others.map((other) => other.found);
  const late = yield* timely(now, found, mayFight(now, encounter, found, foes), { anyway, answers: true });
  if (late !== undefined) return no(late);

  const fighters = [me, ...others.map(({ fights }) => fights)];
  const fought = yield* melee(
    askingOf(fighter.who, others.map(idOf)),
    fighters,
    others.map((_, at) => [0, at + 1]),
  );
  const round = { ...fought, hurt: fought.hurt.map((one) => outlived(found, fought, others, one)) };
  const shots = popped(round).reduce((sum, one) => sum + one.shots, 0);
  if (gun !== undefined && shots > 0) {
    if (weaponOf(gun.weapon).noise.by !== 'nothing')
      yield* tell({
        type: 'shots-marked',
        marker: { who: fighter.who, shots, from: from ?? standsAt(encounter, found) },
      });
    const ones = Math.max(...popped(round).map((one) => one.ones));
    yield* spend(encounter, found, gun, ammo, ones);
  }
  yield* sawsFought(
    encounter,
    [{ found, inHand }, ...others.map(({ found: other }) => inHandOf(encounter, other))],
    round,
  );
  const result = resultOf(round, others);
  yield* countBlows(found, round, others, shots);
  yield* tellTest(found, { rule: 'atz.melee', faces: round.rolled[0]?.faces ?? [], target: null, result });
  yield* allHarmed(found, me, round, others, now);
  const groups = yield* zombiesFought(now, fighter.who, others);
  yield* zombiesStruck(
    now,
    groups.map((zombies, at) => ({ zombies, came: round.hurt.find((one) => one.fighter === at + 1) })),
  );
  return done('fight', { name, result });
}

interface WithInHand {
  readonly found: Fighting | null;
  readonly inHand: readonly Armed[];
}

function inHandOf(encounter: SeenEncounter, found: Fighting | null): WithInHand {
  const best = found === null ? undefined : bestOf(encounter, found);
  return { found, inHand: best === undefined ? [] : [best] };
}

/** Tells how the dice of the round have left everybody’s chain saw. */
function* sawsFought(
  encounter: SeenEncounter,
  all: readonly WithInHand[],
  { rolled }: Round,
): CampaignPlay<void> {
  for (const [at, { found, inHand }] of all.entries())
    for (const armed of found === null ? [] : inHand)
      if (found !== null) yield* foughtWith(encounter, found, armed, rolled[at]?.motor ?? null);
}

/** By what its Surprise Check has left it in the first round. */
function caughtBy(who: string, others: readonly Pick<Opponent, 'zombies'>[]): Melee['caught'] {
  const caught = others.flatMap(({ zombies }) => {
    const doing = zombies?.doing;
    return doing?.by === 'melee' && doing.with === who && doing.caught ? [doing.caught] : [];
  });
  return caught.includes('noDice') ? 'noDice' : caught[0];
}

/** Dice that a charge has left somebody for the first round, before anything else is said. */
export const caughtHere = (encounter: SeenEncounter, { fighter }: Fighting): Melee['caught'] =>
  caughtBy(
    fighter.who,
    zombiesHere(encounter).map((zombies) => ({ zombies })),
  ) ?? caughtOf(fighter);

/**
 * Puts the zombies in contact with the fighter, as having fought in this turn; returns the group as which each of the opponents goes on.
 */
function* zombiesFought(
  now: SeenCampaign,
  who: Fighter['who'],
  others: readonly Opponent[],
): CampaignPlay<readonly (Zombies | undefined)[]> {
  const fought = now.encounter?.turn?.number ?? 0;
  const by = new Map<string, Zombies>();
  const ids = new Set(others.flatMap(({ zombies }) => (zombies === undefined ? [] : [zombies.id])));
  for (const id of ids) {
    const group = now.encounter && zombiesNamed(now.encounter, id);
    if (!group) continue;
    const many = others.filter(({ zombies }) => zombies?.id === id).length;
    by.set(id, yield* changed(now, group, { doing: { by: 'melee', with: who, fought } }, many));
  }
  return others.map(({ zombies }) => zombies && by.get(zombies.id));
}

const popped = ({ clashes }: Round) => clashes.flatMap((one) => (one.popped === null ? [] : [one.popped]));

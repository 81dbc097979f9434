/** Those in a round of melee as the act names them: how each fights, with what in hand, and whom each touches. */
import {
  choice,
  flag,
  group,
  list,
  nullable,
  number,
  optional,
  type Value,
} from '../../../../core/fields.ts';
import { weaponOf } from '../../../arms.ts';
import { CAUGHT, type Fighter as Melee, type PopWith } from '../../../melee/fighter.ts';
import type { Contact } from '../../../melee/rolling.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { WeaponId } from '../../../types.ts';
import { ARMED, FIGHTER, ZOMBIES } from '../../fields.ts';
import type { SeenEncounter } from '../act.ts';
import { caughtOf } from '../checks/charged.ts';
import { factsOf } from '../checks/facts.ts';
import { isLoaded, isThrown } from '../gear/barrels.ts';
import { sawRefusal } from '../gear/chain-saws.ts';
import type { InRound } from '../harm/blows.ts';
import { isAble } from '../standing/able.ts';
import { personOf } from '../standing/checker-of.ts';
import { type Armed, type Fighting, fighterNamed } from '../standing/fighters.ts';
import { rushes } from '../turn/sense.ts';
import { zombiesHere, zombiesMeant } from '../zombies/zombies.ts';

export const SURPRISED = optional(choice(CAUGHT));

/** Reasons for which nobody can fight such an opponent. */
export const OPPONENT_REFUSALS = [
  'not-here',
  'target-dead',
  'cannot-fight-back',
  'at-himself',
  'no-such-zombies',
  'which-zombies',
] as const;

/** An opponent in contact. */
export const OPPONENT = group({
  /** Null for a zombie. */
  target: nullable(FIGHTER),
  /** The group it is one of; left out where there is only one, or nobody keeps count. */
  zombies: optional(ZOMBIES),
  /** Those it is in contact with; left out where all of the fighter’s own side are. */
  by: optional(list(FIGHTER, 1, 12)),
  caught: SURPRISED,
  rushing: optional(flag),
  burning: optional(flag),
});

export const HANDS = list(ARMED, 0, 2);
/** Fired at every zombie that is beaten, instead of striking it. */
export const POP = optional(group({ weapon: ARMED, shots: number(1, 12) }));

/** Another of the fighter’s side in the same melee; of whom nothing is said, the best of all he carries is in hand. */
export const BESIDE = group({
  who: FIGHTER,
  hands: optional(HANDS),
  caught: SURPRISED,
  rushing: optional(flag),
  pop: POP,
});

/** Reasons, beside those of an opponent, for which somebody can’t fight on the fighter’s side. */
export const OWN_REFUSALS = [
  'out-of-action',
  'weapon-twice',
  'no-such-weapon',
  'not-loaded',
  'not-in-hand',
  'saw-stalled',
  'saw-empty',
] as const;
type OwnRefusal = 'not-here' | (typeof OWN_REFUSALS)[number];

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
  return {
    kind: 'human',
    ...personOf(encounter, found),
    protected: factsOf(now, encounter, found).protected,
    survived: found.fighter.survived ?? 0,
    weapons,
    caught: seen.caught,
    rushing: seen.rushing,
  };
}

export function opponentOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  ours: readonly string[],
  { target, zombies: named, caught, rushing, burning }: Value<typeof OPPONENT>,
): InRound | (typeof OPPONENT_REFUSALS)[number] {
  if (target === null) {
    const zombies = zombiesMeant(encounter, named, ({ down }) => !down);
    if (typeof zombies === 'string') return zombies;
    if (zombies === undefined) return { found: null, fights: { kind: 'zombie', burning } };
    // A zombie that is down fights on once it is on its feet (section: All Things Zombie).
    if (zombies.down) return 'cannot-fight-back';
    return { found: null, zombies, fights: { kind: 'zombie', burning: burning || zombies.burning } };
  }
  if (target === ours[0]) return 'at-himself';
  const found = fighterNamed(now, encounter, target);
  if (found === undefined) return 'not-here';
  if (found.fighter.condition === 'dead') return 'target-dead';
  if (!isAble(found.fighter)) return 'cannot-fight-back';
  const best = bestOf(encounter, found);
  return {
    found,
    fights: meleeOf(now, encounter, found, best === undefined ? [] : [best.weapon], {
      caught: caught ?? caughtHere(encounter, found),
      rushing: rushing ?? ours.some((who) => rushes(encounter, found, who)),
    }),
  };
}

/** Dice that a charge has left somebody for the first round, before anything else is said. */
export function caughtHere(encounter: SeenEncounter, { fighter }: Fighting): Melee['caught'] {
  const caught = zombiesHere(encounter).flatMap(({ doing }) =>
    doing.by === 'melee' && doing.with === fighter.who && doing.caught ? [doing.caught] : [],
  );
  return caught.includes('noDice') ? 'noDice' : (caught[0] ?? caughtOf(fighter));
}

/** One of the fighter’s side in the round: what is in hand, and what he would fire at a beaten zombie. */
export interface Own extends InRound {
  readonly found: Fighting;
  readonly inHand: readonly Armed[];
  readonly gun: Armed | undefined;
}

export function ownOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { who, hands, caught, rushing, pop: wanted }: Value<typeof BESIDE>,
  foes: readonly string[],
): Own | OwnRefusal {
  const found = fighterNamed(now, encounter, who);
  if (found === undefined) return 'not-here';
  if (!isAble(found.fighter)) return 'out-of-action';
  if (new Set(hands).size < (hands?.length ?? 0)) return 'weapon-twice';
  const held = hands?.map((id) => found.weapons.find((one) => one.id === id));
  const gun = wanted && found.weapons.find(({ id }) => id === wanted.weapon);
  if (held?.includes(undefined) || (wanted !== undefined && gun === undefined)) return 'no-such-weapon';
  if (gun && isThrown(encounter, found, gun)) return 'not-in-hand';
  if (gun && !isLoaded(encounter, found, gun)) return 'not-loaded';
  const best = held === undefined ? bestOf(encounter, found) : undefined;
  const inHand = held?.flatMap((one) => one ?? []) ?? (best === undefined ? [] : [best]);
  const idle = inHand.map((one) => idleIn(encounter, found, one)).find((one) => one !== undefined);
  if (idle !== undefined) return idle;
  const weapons = inHand.map(({ weapon }) => weapon);
  const pop: PopWith | undefined = gun && { weapon: gun.weapon, shots: wanted?.shots ?? 1 };
  const surprised = caught ?? caughtHere(encounter, found);
  const comesOn = rushing ?? foes.some((foe) => rushes(encounter, found, foe));
  return {
    ...{ found, inHand, gun },
    fights: { ...meleeOf(now, encounter, found, weapons, { caught: surprised, rushing: comesOn }), pop },
  };
}

/** Two who touch, by their places in the round, from whom each opponent is in contact with. */
export function contactsOf(
  all: readonly InRound[],
  own: number,
  against: readonly Value<typeof OPPONENT>[],
): readonly Contact[] {
  const places = new Map(all.map(({ found }, at) => [found?.fighter.who as string | undefined, at]));
  const ours = all.slice(0, own).map((_, at) => at);
  const contacts = new Map<string, Contact>();
  for (const [nth, { by }] of against.entries()) {
    const me = own + nth;
    for (const other of by?.flatMap((who) => places.get(who) ?? []) ?? ours)
      if (other !== me)
        contacts.set([me, other].toSorted((a, b) => a - b).join(), [
          Math.min(me, other),
          Math.max(me, other),
        ]);
  }
  return [...contacts.values()].toSorted(([a, b], [c, d]) => a - c || b - d);
}

export interface WithInHand {
  readonly found: Fighting | null;
  readonly inHand: readonly Armed[];
}

export function inHandOf(encounter: SeenEncounter, found: Fighting | null): WithInHand {
  const best = found === null ? undefined : bestOf(encounter, found);
  return { found, inHand: best === undefined ? [] : [best] };
}

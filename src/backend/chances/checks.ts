/** The odds of a figure's reaction checks, with all that the Encounter has done to it. */
import type { EncounterAct } from '../../contract/acts.ts';
import type { SeenEncounter } from '../../rules/all-things-zombie/acts/encounter/act.ts';
import { checkerOf } from '../../rules/all-things-zombie/acts/encounter/check.ts';
import { bearingsOn } from '../../rules/all-things-zombie/attributes.ts';
import type { Now } from '../../rules/all-things-zombie/campaign/act.ts';
import { figureNamed } from '../../rules/all-things-zombie/campaign/find.ts';
import type { ReactionCheck } from '../../rules/all-things-zombie/data/effect.ts';
import type { Checker, Friend, Opponent } from '../../rules/all-things-zombie/reaction/checker.ts';
import { fearOf } from '../../rules/all-things-zombie/reaction/fear.ts';
import type { Rallier } from '../../rules/all-things-zombie/reaction/rally.ts';
import type { Rep } from '../../rules/all-things-zombie/types.ts';
import type { Asked } from './asked.ts';

type CheckAct = Extract<EncounterAct, { do: 'check' }>;

export function checkAsked(
  { figure: id, what, shaken }: CheckAct,
  now: Now,
  encounter: SeenEncounter,
): Asked | undefined {
  const figure = figureNamed(now, id);
  if (figure === undefined) return undefined;
  const checker = { ...checkerOf(encounter, figure), shaken };
  const who = whoOf(checker, figure.rep);
  switch (what.check) {
    case 'in-sight': {
      const { check: _, ...at } = what;
      return { rule: 'atz.in-sight', input: { ...who, ...at } };
    }
    case 'received-fire': {
      const { check, friends, ...at } = what;
      return { rule: 'atz.received-fire', input: { ...who, ...at, bossNearby: boss(check, friends) } };
    }
    case 'wanting-to-charge': {
      const { check, friends, opponent, ...at } = what;
      const feared = fears(checker, opponent);
      const bossNearby = boss(check, friends);
      return { rule: 'atz.wanting-to-charge', input: { ...who, ...at, bossNearby, feared } };
    }
    case 'being-charged': {
      const { check, friends, opponent, ...at } = what;
      const feared = fears(checker, opponent);
      const bossNearby = boss(check, friends);
      return { rule: 'atz.being-charged', input: { ...who, ...at, bossNearby, feared } };
    }
    case 'surprise':
      return { rule: 'atz.surprise', input: { ...who, byBurningZombie: what.byBurningZombie } };
    case 'overrun':
      return { rule: 'atz.overrun', input: { ...who, lmg: what.lmg } };
    case 'rally':
      return { rule: 'atz.rally', input: { ...who, inCover: what.inCover, ...rallier(what.friend) } };
    case 'see-zombie-death':
      return { rule: 'atz.see-zombie-death', input: who };
    case 'what-now': {
      const { check: _, picks: __, ...at } = what;
      return { rule: 'atz.what-now', input: { ...who, ...at } };
    }
    case 'pursue-by-fire':
      return { rule: 'atz.pursue-by-fire', input: who };
    case 'fast-move':
      return { rule: 'atz.fast-move', input: { ...who, withLeader: what.withLeader } };
    case 'reaction-fire':
      // A question of the circumstances alone.
      return undefined;
    default:
      return what satisfies never;
  }
}

/** Odds are those of the dice, before Free Will. */
function whoOf({ attributes = [], drunk, leader, hero, shaken }: Checker, rep: Rep) {
  return { rep, attributes: [...attributes], drunk, leader, hero, shaken };
}

/** A friend near enough whose being there adds a die: a Boss, if only for drink. */
function boss(check: ReactionCheck, friends: readonly Friend[] = []): boolean {
  return friends.some(({ attributes = [], drunk, inches }) =>
    bearingsOn('reaction-nearby', attributes, drunk).some(
      ({ effect }) => inches <= effect.within && effect.checks.includes(check),
    ),
  );
}

const fears = (checker: Checker, opponent: Opponent = {}) => fearOf(checker, opponent) !== undefined;

function rallier({ leader, attributes = [], drunk }: Rallier = {}) {
  const steadying = bearingsOn('rallies-friend', attributes, drunk).length > 0;
  return { friendLeads: leader, friendStoneCold: steadying };
}

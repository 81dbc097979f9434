/** The odds of a figure's reaction checks, with all that the Encounter has done to it. */
import type { z } from 'zod';
import type { EncounterAct } from '../../../../contract/games/all-things-zombie/acts.ts';
import type { ODDS_INPUTS, OddsRule } from '../../../../contract/games/all-things-zombie/odds.ts';
import type { Now } from '../../../../rules/all-things-zombie/acts/act.ts';
import type { SeenEncounter } from '../../../../rules/all-things-zombie/acts/encounter/act.ts';
import { checkerAmong } from '../../../../rules/all-things-zombie/acts/encounter/checker-of.ts';
import { fighterNamed } from '../../../../rules/all-things-zombie/acts/encounter/fighters.ts';
import { bearingsOn } from '../../../../rules/all-things-zombie/attributes.ts';
import type { ReactionCheck } from '../../../../rules/all-things-zombie/data/effect.ts';
import type { Checker, Friend, Opponent } from '../../../../rules/all-things-zombie/reaction/checker.ts';
import { fearOf } from '../../../../rules/all-things-zombie/reaction/fear.ts';
import type { Rallier } from '../../../../rules/all-things-zombie/reaction/rally.ts';
import type { Rep } from '../../../../rules/all-things-zombie/types.ts';

type AskedOf<R extends OddsRule> = { readonly rule: R; readonly input: z.input<(typeof ODDS_INPUTS)[R]> };
type Asked = { [R in OddsRule]: AskedOf<R> }[OddsRule];

type CheckAct = Extract<EncounterAct, { do: 'check' }>;

export function checkAsked(
  { figure: who, what, shaken, leads }: CheckAct,
  now: Now,
  encounter: SeenEncounter,
): Asked | undefined {
  const found = fighterNamed(now, encounter, who);
  if (found === undefined) return undefined;
  const checker = { ...checkerAmong(encounter, found, leads), shaken };
  const of = whoOf(checker, found.rep);
  switch (what.check) {
    case 'in-sight': {
      const { check: _, ...at } = what;
      return { rule: 'atz.in-sight', input: { ...of, ...at } };
    }
    case 'received-fire': {
      const { check, friends, ...at } = what;
      return { rule: 'atz.received-fire', input: { ...of, ...at, bossNearby: boss(check, friends) } };
    }
    case 'wanting-to-charge': {
      const { check, friends, opponent, ...at } = what;
      const feared = fears(checker, opponent);
      const bossNearby = boss(check, friends);
      return { rule: 'atz.wanting-to-charge', input: { ...of, ...at, bossNearby, feared } };
    }
    case 'being-charged': {
      const { check, friends, opponent, ...at } = what;
      const feared = fears(checker, opponent);
      const bossNearby = boss(check, friends);
      return { rule: 'atz.being-charged', input: { ...of, ...at, bossNearby, feared } };
    }
    case 'surprise':
      return { rule: 'atz.surprise', input: { ...of, byBurningZombie: what.byBurningZombie } };
    case 'overrun':
      return { rule: 'atz.overrun', input: { ...of, lmg: what.lmg } };
    case 'rally':
      return { rule: 'atz.rally', input: { ...of, inCover: what.inCover, ...rallier(what.friend) } };
    case 'see-zombie-death':
      return { rule: 'atz.see-zombie-death', input: of };
    case 'what-now': {
      const { check: _, picks: __, ...at } = what;
      return { rule: 'atz.what-now', input: { ...of, ...at } };
    }
    case 'pursue-by-fire':
      return { rule: 'atz.pursue-by-fire', input: of };
    case 'fast-move':
      return { rule: 'atz.fast-move', input: { ...of, withLeader: what.withLeader } };
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

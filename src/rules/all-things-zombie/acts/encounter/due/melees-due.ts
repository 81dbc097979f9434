/** Melees that are due, one for each knot of figures in contact, and those that go on as the next side begins (section: Continuous Melee). */

import type { SeenCampaign } from '../../../state/seen.ts';
import type { SeenEncounter } from '../act.ts';
import { mayReachSomebody } from '../checks/around.ts';
import { meleesHere } from '../melee/knots.ts';
import { due, type Proposal, usual } from '../proposal.ts';
import { isAble } from '../standing/able.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { comesOnUnnamed } from '../zombies/in-contact.ts';

export interface MeleesDue {
  readonly now: readonly Proposal[];
  /** For the activation of the next side. */
  readonly later: readonly Proposal[];
}

export function meleesDue(now: SeenCampaign, encounter: SeenEncounter, all: readonly Fighting[]): MeleesDue {
  const nameOf = (who: string) => fighterNamed(now, encounter, who)?.name ?? who;
  const melees = meleesHere(now, encounter);
  const about = ({ who, beside, against, first }: (typeof melees)[number]) => ({
    names: [who, ...beside].map(nameOf),
    against: against.map(({ target }) => target && nameOf(target)),
    ...(first && { first }),
  });
  const inOne = new Set(
    melees.flatMap(({ who, beside, against }) => [who, ...beside, ...against.map(({ target }) => target)]),
  );
  // Zombies that nobody has named: only the players see which he has reached.
  const comesOn = (one: Fighting) =>
    comesOnUnnamed(encounter, one.fighter) &&
    isAble(one.fighter) &&
    !inOne.has(one.fighter.who) &&
    mayReachSomebody(now, encounter, one);
  return {
    now: [
      ...melees.filter((one) => one.due).map((one) => due('fight', 'atz.melee', one.who, about(one))),
      ...all
        .filter(comesOn)
        .map(({ fighter: { who }, name }) => due('fight', 'atz.melee', who, { names: [name], against: [] })),
    ],
    later: melees.flatMap((one): Proposal[] =>
      one.nextSide === null
        ? []
        : [usual('fight', 'atz.melee', one.who, { ...about(one), nextSide: one.nextSide })],
    ),
  };
}

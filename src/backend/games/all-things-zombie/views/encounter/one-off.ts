/** A battle by itself as its screens show it. */
import type {
  ForceView,
  OneOffView,
} from '../../../../../contract/games/all-things-zombie/encounter-view/one-off.ts';
import type { SeenEncounter } from '../../../../../rules/all-things-zombie/acts/encounter/act.ts';
import { resultOf } from '../../../../../rules/all-things-zombie/acts/encounter/after/end-one-off.ts';
import {
  boughtFor,
  forceMissing,
  leadershipOf,
  spentBy,
} from '../../../../../rules/all-things-zombie/acts/encounter/planning/forces.ts';
import { arm } from '../../../../../rules/all-things-zombie/acts/recruiting.ts';
import { ATTRIBUTE_TABLE } from '../../../../../rules/all-things-zombie/data/attributes.ts';
import { figureNamed } from '../../../../../rules/all-things-zombie/state/find.ts';
import { FORCES, type Force } from '../../../../../rules/all-things-zombie/state/one-off.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { type FighterId, strangerId } from '../../../../../rules/all-things-zombie/state/turn.ts';
import { FORCE_WORDS, lossText, resultText } from '../../../../../rules/all-things-zombie/text/one-off.ts';
import { upperFirst } from '../../../../../rules/core/text/english.ts';
import { weaponFacts } from '../figure.ts';

export function oneOffView(now: SeenCampaign, encounter: SeenEncounter): OneOffView | null {
  const { oneOff, stage } = encounter;
  if (oneOff === undefined) return null;
  const forces = FORCES.map((force) => forceView(now, encounter, { force, points: oneOff.points }));
  const { result } = oneOff;
  const shown = {
    points: oneOff.points,
    ready: !forceMissing(encounter),
    forces,
    result: result === undefined ? null : { winner: result.winner, text: `${resultText(result)}.` },
  };
  if (stage !== 'after') return { ...shown, losses: null, ahead: null };
  const counted = result ?? resultOf(encounter);
  const losses = FORCES.map((force) => ({
    force,
    title: FORCE_WORDS[force].title,
    text: upperFirst(lossText(counted[force])),
  }));
  return { ...shown, losses, ahead: resultOf(encounter).winner };
}

function forceView(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { force, points }: { readonly force: Force; readonly points: number },
): ForceView {
  const spent = spentBy(encounter, force);
  return {
    force,
    title: FORCE_WORDS[force].title,
    spent,
    left: points - spent,
    figures: boughtFor(encounter, force).flatMap(({ who, points: cost }) => {
      const found = bodyOf(now, who);
      if (found === undefined) return [];
      const { name, rep, attributes, weapons } = found;
      return [
        {
          who,
          name,
          rep,
          leadership: leadershipOf(now, encounter, who),
          protected: found.protected,
          attributes: attributes.map((id) => ATTRIBUTE_TABLE[id].title),
          weapons: arm(weapons, 0).map(weaponFacts),
          points: cost,
        },
      ];
    }),
  };
}

function bodyOf(now: SeenCampaign, who: FighterId) {
  const figure = figureNamed(now, who);
  if (figure !== undefined) return { ...figure, weapons: figure.weapons.map(({ weapon }) => weapon) };
  const group = now.contacts.find(({ id }) => who.startsWith(`${id}/`));
  return group?.members.find((_, at) => strangerId(group.id, at) === who);
}
